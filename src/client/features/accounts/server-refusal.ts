import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "#client/lib/api.ts";
import { toast } from "#client/lib/toast-queue.ts";

/** Says it in a toast, and returns what it said. */
export function tellRefusal(
  title: string,
  error: unknown,
  otherwise: string,
  about?: string,
): string {
  const description = (error instanceof ApiError && error.serverMessage) || otherwise;
  toast({ title, description, variant: "destructive", about });
  return description;
}

/** Puts what the server says beside the fields it is about, and says whether there was any. */
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
