import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { PasswordInput, UsernameField } from "#client/features/accounts/account-fields.tsx";
import { showServerIssues } from "#client/features/accounts/server-refusal.ts";
import { SubmitButton } from "#client/features/accounts/submit-button.tsx";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import type { User } from "#contract/accounts.ts";
import { updateProfile } from "./update-profile.ts";

const resolver = schemaResolver(async () => (await import("./profile-forms.ts")).accountForm);

type AccountInput = { username: string; email: string; currentPassword?: string };

export function AccountForm({ viewer }: { viewer: User }) {
  const queryClient = useQueryClient();
  const { username, email } = viewer;
  // What another tab saved arrives here, without taking away what is being typed.
  const values: AccountInput = { username, email };
  const form = useForm({ resolver, values, resetOptions: { keepDirtyValues: true } });
  const { errors, isSubmitting } = form.formState;
  const [typedName, typedEmail] = form.watch(["username", "email"]);
  const isRenamed = typedName !== username || typedEmail !== email;

  async function save(input: AccountInput) {
    const text = "Your account details are saved.";
    const refusal = await updateProfile(queryClient, viewer.id, input, text);
    if (refusal) return showServerIssues(form, refusal);
    // The password's field goes away with what was typed into it, and the focus must not go with it.
    if (document.activeElement?.getAttribute("name") === "currentPassword") {
      form.setFocus("username");
    }
    form.reset({ username: input.username, email: input.email });
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(save)} className="grid gap-4">
      <UsernameField {...form.register("username")} error={errors.username?.message} />
      <Field label="Email" error={errors.email?.message}>
        <Input {...form.register("email")} type="email" autoComplete="email" />
      </Field>
      {isRenamed && (
        <Field
          label="Current password"
          hint="So that we know it is you."
          error={errors.currentPassword?.message}
        >
          <PasswordInput
            {...form.register("currentPassword", { shouldUnregister: true })}
            autoComplete="current-password"
          />
        </Field>
      )}
      <SubmitButton label="Save changes" busyLabel="Saving..." isBusy={isSubmitting} />
    </form>
  );
}
