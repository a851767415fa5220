/** Into dist/, unless what is there is of these sources. */
export function build(): Promise<void>;

export function buildStamp(): { remove: () => void; write: () => void };

interface LockFile {
  packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>;
}

export function hasPackages(note: string, wanted: LockFile): boolean;
