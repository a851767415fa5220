import { ApiError } from "./api.ts";

/** Somebody else, or another tab, was faster. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
