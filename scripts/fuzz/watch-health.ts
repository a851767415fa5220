const intervalMs = 500;

/** Requests the health check twice a second. Keeps the longest wait, and the first answer that was not a 200. */
export function watchHealth(port: () => number, hangMs: number) {
  let slowest = 0;
  let trouble: string | undefined;
  let isPaused = false;
  const underWay = new Set<Promise<void>>();

  async function check(): Promise<void> {
    const started = performance.now();
    const signal = AbortSignal.timeout(hangMs);
    const status = await fetch(`http://127.0.0.1:${port()}/healthz`, { signal }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      (error: Error) => String(error.cause ?? error),
    );
    // The server was being restarted when this check began.
    if (isPaused) return;
    if (status !== 200) trouble ??= `answered ${status}`;
    slowest = Math.max(slowest, performance.now() - started);
  }

  const timer = setInterval(() => {
    if (isPaused) return;
    const checking = check().finally(() => underWay.delete(checking));
    underWay.add(checking);
  }, intervalMs);
  return {
    async pause(work: () => Promise<void>) {
      isPaused = true;
      await work();
      isPaused = false;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([...underWay, check()]);
      return { slowest, trouble };
    },
  };
}
