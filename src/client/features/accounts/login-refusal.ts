import { ApiError } from "#client/lib/api.ts";

/** What to say when the server says nothing: nobody who is offline should doubt their password. */
export const loginRefusal = (error: unknown): string =>
  error instanceof ApiError
    ? "Invalid username or password"
    : "Cluck could not be reached. Check your connection and try again.";
