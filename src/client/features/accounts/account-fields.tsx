import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";
import { InputField, labelled } from "#client/ui/input-field.tsx";

/** Keeps phones from capitalising or correcting a username. */
export function UsernameField(props: Omit<ComponentProps<typeof InputField>, "label">) {
  return (
    <InputField
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
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

export const PasswordField = labelled(PasswordInput);

/** Hidden field that tells password managers whose password the form asks for. */
export function PasswordOwner({ username }: { username: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
  );
}
