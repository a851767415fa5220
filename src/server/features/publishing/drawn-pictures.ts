import { createBoundedQueue } from "#server/http/bounded-queue.ts";
import { unavailable } from "#server/http/errors.ts";

/**
 * Finished pictures, up to so many bytes; the one that nobody has asked for the longest goes first. The key has to say
 * everything that is on the picture: then no fact on it can be an old one. However many ask for one at once, it is
 * drawn once, and two are drawn at a time.
 */
export function createDrawnPictures(mostBytes: number) {
  const drawTwoAtATime = createBoundedQueue(2, 50, () => unavailable(5));
  const finished = new Map<string, Uint8Array>();
  const inWork = new Map<string, Promise<Uint8Array>>();
  let heldBytes = 0;

  function keep(key: string, picture: Uint8Array): void {
    finished.set(key, picture);
    heldBytes += picture.length;
    for (const [oldest, { length }] of finished) {
      if (heldBytes <= mostBytes) return;
      finished.delete(oldest);
      heldBytes -= length;
    }
  }

  async function drawAnew(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    try {
      const picture = await drawTwoAtATime(draw);
      keep(key, picture);
      return picture;
    } finally {
      inWork.delete(key);
    }
  }

  return async (key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = finished.get(key);
    if (known) {
      finished.delete(key);
      finished.set(key, known);
      return known;
    }
    const started = inWork.get(key) ?? drawAnew(key, draw);
    inWork.set(key, started);
    return started;
  };
}
