import type { ByteRange } from "./byte-range.ts";

export interface StoredFile {
  /** Of the whole file. */
  size: number;
  modifiedAt: Date;
  /** What of it `body` holds; the whole when undefined. */
  range?: ByteRange;
  /** Read it or cancel it. */
  body: ReadableStream<Uint8Array>;
}

/** There is a file, but nothing of it in the wanted range. */
export interface OutOfRange {
  size: number;
  range: "unsatisfiable";
}

export interface StoredSet {
  key: string;
  writtenAt: Date;
}

/** Where the files of images live, a set of them under each key. */
export interface ImageStorage {
  /** All of the set or nothing; a file that can be opened is complete. */
  save(
    key: string,
    files: AsyncIterable<{ name: string; bytes: Uint8Array }>,
  ): Promise<{ byteSize: number }>;
  open(key: string, name: string, wanted?: string): Promise<StoredFile | OutOfRange | null>;
  remove(key: string): Promise<void>;
  /** Every set, also what an upload that was killed left behind. */
  list(): AsyncIterable<StoredSet>;
}
