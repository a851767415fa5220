import { ApiError } from "#client/lib/api.ts";

/** What the server says to people, else the error's own words where a person can read them. */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof ApiError) {
    if (error.serverMessage) return error.serverMessage;
    // A proxy before the server answers with a page of its own.
    return error.message.includes("<")
      ? `The server answered with an error (${error.status}). Please try again in a moment.`
      : error.message;
  }
  if (isUnreached(error)) return "The server cannot be reached. Please check your connection.";
  return error instanceof Error ? error.message || undefined : undefined;
}

/** Each browser has words of its own for it, none of them for people. */
const isUnreached = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** Where something has to stand. */
export const anyMessageOf = (error: unknown): string => messageOf(error) ?? "Unknown error";
