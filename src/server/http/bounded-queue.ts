export type BoundedQueue = ReturnType<typeof createBoundedQueue>;

/** Runs a few jobs at a time and lets a few wait; `onFull` makes the error for the rest. */
export function createBoundedQueue(running: number, waiting: number, onFull: () => Error) {
  let free = running;
  const queue: (() => void)[] = [];

  async function acquire(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) throw onFull();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  return async function run<T>(job: () => Promise<T>): Promise<T> {
    await acquire();
    try {
      return await job();
    } finally {
      release();
    }
  };
}
