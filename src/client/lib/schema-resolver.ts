import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";
import { toast } from "./toast-queue.ts";

/**
 * Checks a form by a schema of the contract. Schema and zod come when somebody first touches the page, not with the
 * page: so a submit without a network gets as far as the call, and fails with the form's own message.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  load: () => Promise<ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  const loadCheck = async () => {
    const [{ zodResolver }, schema] = await Promise.all([
      import("@hookform/resolvers/zod"),
      load(),
    ]);
    return zodResolver(schema);
  };
  if (!import.meta.env.SSR) onFirstTouch(() => loadCheck().catch(() => undefined));
  return async (values, context, options) => {
    const check = await loadCheck().catch(() => undefined);
    if (check) return check(values, context, options);
    toast(notLoaded);
    return { values: {}, errors: { root: { type: "notLoaded" } } as FieldErrors<Input> };
  };
}

const onFirstTouch = (load: () => void) =>
  document.addEventListener("focusin", load, { once: true });

/** A browser may remember that a part could not be loaded; only a reload tries again then. */
const notLoaded = {
  title: "Error",
  description: "The form could not be checked. Check your connection and reload the page.",
  variant: "destructive",
} as const;
