import { LRUCache } from "lru-cache";
import { createBoundedQueue } from "#server/domain/bounded-queue.ts";
import { unavailable } from "#server/domain/refusal.ts";

/**
 * A cache of finished pictures up to a number of bytes; the least recently used one is dropped first. The key must
 * cover everything on the picture, so that the cache never serves an outdated one. Concurrent requests for a picture
 * share one drawing, and two are drawn at a time.
 */
export function createDrawnPictures(mostBytes: number) {
  const drawTwoAtATime = createBoundedQueue(2, 50, () => unavailable(5));
  const finished = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  });
  const inWork = new Map<string, Promise<Uint8Array>>();

  async function drawAnew(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    try {
      const picture = await drawTwoAtATime(draw);
      finished.set(key, picture);
      return picture;
    } finally {
      inWork.delete(key);
    }
  }

  return async (key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = finished.get(key);
    if (known) return known;
    const started = inWork.get(key) ?? drawAnew(key, draw);
    inWork.set(key, started);
    return started;
  };
}
