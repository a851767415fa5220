import { ApiError } from "./api.ts";

/** A 404: somebody else, or another tab, has removed it. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** For a removal: a 404 counts as done. */
export function ignoreGone(error: unknown): void {
  if (!isGone(error)) throw error;
}
