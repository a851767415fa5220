/** One line for the person who started it, no stack; the exit code for the machine. */
export function exitOnFailure(running: Promise<void>, title = ""): void {
  running.catch((error: unknown) => {
    console.error(title + reasonOf(error));
    process.exit(1);
  });
}

/** The first signal stops in order, a second one at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const handle = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(`Cluck did not stop cleanly: ${reasonOf(error)}`);
      process.exit(1);
    }
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
}

/** The innermost cause knows best; several failed addresses come as one error without a message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.message === "") return reasonOf(error.errors[0]);
  return error.message;
}
