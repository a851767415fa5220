export interface StoredFile {
  /** Size of the whole file. */
  size: number;
  modifiedAt: Date;
  /** The part of the file that `body` holds; undefined for the whole. */
  range?: ByteRange;
  /** The caller must read or cancel it. */
  body: ReadableStream<Uint8Array>;
}

/** The file exists, but the requested range is outside of it. */
interface OutOfRange {
  size: number;
  range: "unsatisfiable";
}

export interface StoredSet {
  key: string;
  writtenAt: Date;
}

/** Stores the files of images: one set of files under each key. */
export interface ImageStorage {
  /** Writes the whole set or nothing: a file that can be opened is complete. */
  save(
    key: string,
    files: AsyncIterable<{ name: string; bytes: Uint8Array }>,
  ): Promise<{ byteSize: number }>;
  open(key: string, name: string, wanted?: string): Promise<StoredFile | OutOfRange | null>;
  remove(key: string): Promise<void>;
  /** Every set, including leftovers of killed uploads. */
  list(): AsyncIterable<StoredSet>;
}

/** First and last byte, inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/** Undefined for the whole file, for several ranges, and for unknown units. */
export function resolveRange(
  wanted: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(wanted?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? "unsatisfiable" : { start, end };
}
