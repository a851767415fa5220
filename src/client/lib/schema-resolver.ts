import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";
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
