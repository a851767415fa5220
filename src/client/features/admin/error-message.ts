import { ApiError } from "#client/lib/api.ts";

/** What the server says to people, else the error's own words. */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message || undefined : undefined;
}

/** Where something has to stand. */
export const anyMessageOf = (error: unknown): string => messageOf(error) ?? "Unknown error";
