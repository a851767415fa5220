import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api.ts";
import { toast } from "./toast-queue.ts";

/** Shows the server's message, or `otherwise`, in a toast and returns it. */
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

/** Shows the server's messages beside their fields; false if there are none. */
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
