import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ImageStorage, StoredSet } from "./image-storage.ts";
import { resolveRange } from "./image-storage.ts";

/**
 * One folder per image, inside 256 folders by the first letters of the key. Writes a set under a temporary name and renames
 * it at the end, so that all files appear at once.
 */
export function createFolderStorage(folder: string): ImageStorage {
  const shardPath = (key: string) => join(folder, key.slice(0, 2));
  const setPath = (key: string) => join(shardPath(key), key);

  return {
    async save(key, files) {
      const draft = setPath(`${key}.${randomUUID()}`);
      try {
        await mkdir(draft, { recursive: true, mode: 0o700 });
        let byteSize = 0;
        for await (const { name, bytes } of files) {
          await writeThrough(join(draft, name), bytes);
          byteSize += bytes.length;
        }
        await syncFolder(draft);
        await rename(draft, setPath(key));
        await syncFolder(shardPath(key));
        return { byteSize };
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw error;
      }
    },

    async open(key, name, wanted) {
      const file = await openIfThere(join(setPath(key), name));
      if (!file) return null;
      const { size, mtime } = await file.stat();
      const range = resolveRange(wanted, size);
      if (range === "unsatisfiable") {
        await file.close();
        return { size, range };
      }
      const body = Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>;
      return { size, modifiedAt: mtime, range, body };
    },

    remove: (key) => rm(setPath(key), { recursive: true, force: true }),

    async *list() {
      for await (const shard of namesIn(folder)) yield* setsIn(join(folder, shard));
    },
  };
}

async function* setsIn(shard: string): AsyncGenerator<StoredSet> {
  for await (const name of namesIn(shard)) {
    const found = await stat(join(shard, name)).catch(ignoreMissing);
    if (found) yield { key: name, writtenAt: found.mtime };
  }
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoreMissing);
  for await (const entry of entries ?? []) if (entry.isDirectory()) yield entry.name;
}

const openIfThere = (path: string) => open(path).catch(ignoreMissing);

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a new name in the folder survive a power cut. Windows cannot sync folders. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
