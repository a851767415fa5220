import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";
import { tellNotLoaded } from "./toast-queue.ts";

/**
 * Checks a form by a schema of the contract. Schema and zod come when somebody first touches the page, not with the
 * page: so a submit without a network gets as far as the call, and fails with the form's own message.
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
