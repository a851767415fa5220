import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "#client/ui/field.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";

type UsernameFieldProps = ComponentProps<typeof Input> & {
  error: string | undefined;
  hint?: string;
};

/** Keeps phones from capitalising or correcting a username. */
export function UsernameField({ error, hint, ...props }: UsernameFieldProps) {
  return (
    <Field label="Username" error={error} hint={hint}>
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

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, "type" | "className">) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-13"
      />
      <IconButton
        label={isShown ? "Hide password" : "Show password"}
        onClick={() => setShown(!isShown)}
        className="absolute top-0.5 right-0.5"
      >
        {isShown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  );
}

/** Hidden field that tells password managers whose password the form asks for. */
export function PasswordOwner({ username }: { username: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
  );
}
