import type { FieldValues, Resolver } from "react-hook-form";
import type { ZodType } from "zod";

/** Checks a form by a schema of the contract. Schema and zod come with the first submit, not with the page. */
export function schemaResolver<Input extends FieldValues, Output>(
  load: () => Promise<ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([
      import("@hookform/resolvers/zod"),
      load(),
    ]);
    return zodResolver(schema)(values, context, options);
  };
}
