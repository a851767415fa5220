/** Prints one line without a stack, and exits with code 1. */
export function exitOnFailure(running: Promise<void>, title = ""): void {
  running.catch((error: unknown) => {
    console.error(title + rootMessage(error));
    process.exit(1);
  });
}

/** The first signal stops cleanly, a second one at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const handle = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(`Cluck did not stop cleanly: ${rootMessage(error)}`);
      process.exit(1);
    }
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
}

/**
 * By itself Node ends at a SIGHUP, which `systemctl reload` sends. Where a terminal has gone away that is what everybody
 * expects, so there it still does.
 */
export function outliveHangUp(): void {
  if (process.stdin.isTTY) return;
  process.on("SIGHUP", () =>
    console.error(
      "SIGHUP replaces workers, and there are none. To replace this process, restart it.",
    ),
  );
}

/** The message of the innermost cause. A failed connection to several addresses is an AggregateError without one. */
export function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return rootMessage(error.cause);
  if (error instanceof AggregateError && error.message === "") return rootMessage(error.errors[0]);
  return error.message;
}
