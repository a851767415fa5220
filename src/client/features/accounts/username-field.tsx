import type { ComponentProps } from "react";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";

type UsernameFieldProps = ComponentProps<typeof Input> & { error: string | undefined };

/** A name is a name: no phone shall capitalise or correct it. */
export function UsernameField({ error, ...props }: UsernameFieldProps) {
  return (
    <Field label="Username" error={error}>
      <Input
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
      />
    </Field>
  );
}
