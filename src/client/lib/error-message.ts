import { ApiError } from "./api.ts";

/** What to tell people about a failed call: the server's words, or the error's own where a person can read them. */
export function findErrorMessage(error: unknown): string | undefined {
  if (error instanceof ApiError) {
    if (error.serverMessage) return error.serverMessage;
    // A proxy in front of the server answers with an HTML page of its own.
    return error.message.includes("<")
      ? `The server answered with an error (${error.status}). Please try again in a moment.`
      : error.message;
  }
  if (isUnreached(error)) return "The server cannot be reached. Please check your connection.";
  return error instanceof Error ? error.message || undefined : undefined;
}

export const getErrorMessage = (error: unknown): string =>
  findErrorMessage(error) ?? "Unknown error";

/** Each browser has its own message for a failed connection. */
const isUnreached = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
