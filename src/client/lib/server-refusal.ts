import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api.ts";
import { toast } from "./toast-queue.ts";

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

/** Shows what the server said in a toast, `otherwise` where it said nothing, and returns the text. */
export function toastRefusal(
  title: string,
  error: unknown,
  otherwise: string,
  about?: string,
): string {
  const description = (error instanceof ApiError && error.serverMessage) || otherwise;
  toast({ title, description, variant: "destructive", about });
  return description;
}

/** Shows the server's messages beside the fields that they are about; false when there is none. */
export function showServerIssues<Values extends FieldValues, Output>(
  { setError, getValues }: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  const issues = error instanceof ApiError ? error.issues : [];
  const known = issues.filter(({ path }) => path in getValues());
  for (const [index, { path, message }] of known.entries()) {
    setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}
