import { ApiError } from "./api.ts";

/** The message of a failed call for people: the server's, or the error's own if it is readable. */
export function findErrorMessage(error: unknown): string | undefined {
  if (error instanceof ApiError) {
    if (error.serverMessage) return error.serverMessage;
    // A proxy in front of the server answers with an HTML page.
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

/** For a `Change`: the toast of a failure, with its message. */
export const failedWith = (title: string) => (error: unknown) => ({
  title,
  description: getErrorMessage(error),
});
