export type BoundedQueue = ReturnType<typeof createBoundedQueue>;

interface Waiting {
  owner: string;
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * Runs a few jobs at a time and lets a few wait; `onFull` makes the error for the rest. When the queue is full, a newcomer
 * replaces a job of the owner with the most waiting, so that one owner cannot fill it.
 */
export function createBoundedQueue(running: number, waiting: number, onFull: () => Error) {
  let free = running;
  const queue: Waiting[] = [];

  async function acquire(owner: string): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) makeRoom(owner);
    await new Promise<void>((start, refuse) => queue.push({ owner, start, refuse }));
  }

  function makeRoom(newcomer: string): void {
    const counts = new Map([[newcomer, 1]]);
    for (const { owner } of queue) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const most = Math.max(...counts.values());
    if (counts.get(newcomer) === most) throw onFull();
    const last = queue.findLastIndex(({ owner }) => counts.get(owner) === most);
    queue.splice(last, 1)[0]?.refuse(onFull());
  }

  function release(): void {
    const next = queue.shift();
    if (next) next.start();
    else free += 1;
  }

  return async function run<T>(job: () => Promise<T>, owner = ""): Promise<T> {
    await acquire(owner);
    try {
      return await job();
    } finally {
      release();
    }
  };
}
