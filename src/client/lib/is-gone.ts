import { ApiError } from "./api.ts";

/** Somebody else, or another tab, was faster. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** For a removal: what is gone already needs none. */
export function ignoreGone(error: unknown): void {
  if (!isGone(error)) throw error;
}
