import { ApiError } from "#client/lib/api.ts";

const retries = import.meta.env.MODE === "test" ? 3 : 10;
const firstPause = 10;
const longestPause = 1000;
/** After this long nobody waits for another try. */
const patience = 60_000;

export const pauseBefore = (retry: number) => Math.min(firstPause * 2 ** (retry - 1), longestPause);

/** What the server refused it will refuse again; a lost connection or a busy server may come back. */
export const isWorthARetry = (error: unknown) =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;

type RetryOptions = {
  signal: AbortSignal;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now?: () => number;
};

export async function retrying<T>(
  attempt: (retry: number) => Promise<T>,
  { signal, pause = pauseFor, now = Date.now }: RetryOptions,
): Promise<T> {
  const started = now();
  for (let retry = 0; ; retry += 1) {
    if (retry > 0) await pause(pauseBefore(retry), signal);
    signal.throwIfAborted();
    try {
      return await attempt(retry);
    } catch (error) {
      const isLast = retry === retries || now() - started >= patience;
      if (isLast || !isWorthARetry(error)) throw error;
    }
  }
}

/** Ends early when nobody wants to wait any more. */
const pauseFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
