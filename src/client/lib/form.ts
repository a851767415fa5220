import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type Resolver,
  type UseFormReturn,
} from "react-hook-form";
import type { ZodType } from "zod";
import { ApiError } from "./api.ts";
import { tellNotLoaded } from "./toast-queue.ts";

/**
 * Validates a form with a schema of the contract. Loads the schema and zod on the first focus, not with the page.
 * Without a network the submission fails with a toast.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  load: () => Promise<ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  const findCheck = () =>
    Promise.all([import("@hookform/resolvers/zod"), load()]).then(
      ([{ zodResolver }, schema]) => zodResolver(schema),
      () => null,
    );
  if (!import.meta.env.SSR) addEventListener("focusin", findCheck, { once: true });
  return async (...form) => {
    const check = await findCheck();
    if (check) return check(...form);
    tellNotLoaded();
    return { values: {}, errors: { root: {} } as FieldErrors<Input> };
  };
}

/** Returns a function that gives the props of a form's field by its name, with the error. */
export const fieldsOf =
  <Values extends FieldValues>(form: Pick<UseFormReturn<Values>, "register" | "formState">) =>
  (name: Path<Values>, options?: RegisterOptions<Values>) => {
    const error: FieldError | undefined = get(form.formState.errors, name);
    return { ...form.register(name, options), error: error?.message };
  };

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
