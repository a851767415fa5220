import type { Dependencies } from "#server/domain/dependencies.ts";
import type { ImageStorage } from "#server/storage/image-storage.ts";
import { deleteOrphans, listImagesByKeys, markOrphans } from "./images.repository.ts";
import { deleteTicketsBefore } from "./upload-tickets.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
const atOnce = 200;

type Deps = Pick<Dependencies, "db" | "storage" | "now">;

/**
 * Removes images that have been unused for a day, and files without a row, which killed uploads leave behind. Deletes rows
 * before files, so that no page refers to a missing file. Several processes may sweep at once.
 */
export async function sweepImages({ db, storage, now }: Deps): Promise<void> {
  const yesterday = new Date(now().getTime() - dayMs);
  await deleteTicketsBefore(db, now());
  await markOrphans(db, now());
  let gone: string[];
  do {
    gone = await deleteOrphans(db, yesterday, atOnce);
    for (const key of gone) await storage.remove(key);
  } while (gone.length === atOnce);
  for await (const keys of oldSets(storage, yesterday)) {
    const known = new Set((await listImagesByKeys(db, keys)).map((image) => image.storageKey));
    for (const key of keys) if (!known.has(key)) await storage.remove(key);
  }
}

async function* oldSets(storage: ImageStorage, before: Date): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { key, writtenAt } of storage.list()) {
    if (writtenAt < before) keys.push(key);
    if (keys.length < atOnce) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}
