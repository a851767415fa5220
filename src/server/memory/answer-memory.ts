import { LRUCache } from "lru-cache";
import type { FinishedAnswer } from "./finished-answer.ts";

/** An answer may be this old for visitors, who do not see at once what members of other processes wrote. */
const maxAgeMs = 2000;

interface Kept {
  answer: FinishedAnswer;
  /** What `generation` was when the answer was begun. */
  generation: number;
}

interface Running {
  /** Null for an answer that is not to be shared. */
  answer: Promise<FinishedAnswer | null>;
  generation: number;
}

export type AnswerMemory = ReturnType<typeof createAnswerMemory>;

/** Answers to visitors, each made once every two seconds at most. 0 bytes keep nothing. */
export function createAnswerMemory(maxBytes: number, clock: { now(): number } = performance) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes || 1,
    // A visitor may make an address, and so the key, as long as they like.
    sizeCalculation: ({ answer }, key) => answer.bytes + 2 * key.length,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: clock,
  });
  const running = new Map<string, Running>();
  /** Every write of this process raises it. Answers from before are not given any more. */
  let generation = 0;
  let hits = 0;
  let misses = 0;

  function find(key: string): FinishedAnswer | undefined {
    const found = kept.get(key);
    if (!found || (found.generation < generation && !found.answer.isImmutable)) return undefined;
    hits += 1;
    return found.answer;
  }

  /** The kept answer, or the one that is being made, or a new one. */
  async function share(
    key: string,
    make: () => Promise<FinishedAnswer | null>,
  ): Promise<FinishedAnswer | null> {
    if (maxBytes === 0) return make();
    for (;;) {
      const found = find(key);
      if (found) return found;
      const other = running.get(key);
      if (!other) return run(key, make);
      const isFromBefore = other.generation < generation;
      const answer = await other.answer.catch(() => null);
      if (!isFromBefore) return answer ?? make();
    }
  }

  async function run(key: string, make: () => Promise<FinishedAnswer | null>) {
    misses += 1;
    const begun = { generation, start: clock.now() };
    const answer = make();
    running.set(key, { answer, generation });
    try {
      const made = await answer;
      if (made) {
        const { start } = begun;
        const lifetime = made.isImmutable ? { ttl: 0 } : { start };
        kept.set(key, { answer: made, generation: begun.generation }, lifetime);
      }
      return made;
    } finally {
      running.delete(key);
    }
  }

  return {
    find,
    share,
    /** Something was written: what was answered before may be wrong. */
    forget: () => {
      generation += 1;
    },
    /** `misses` are the answers that had to be made and might have been kept. */
    state: () => ({ entries: kept.size, bytes: kept.calculatedSize, hits, misses }),
  };
}
