import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { PasswordInput, PasswordOwner } from "#client/features/accounts/account-fields.tsx";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { showServerIssues } from "#client/lib/server-refusal.ts";
import { Field } from "#client/ui/field.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import type { UpdateUserInput, User } from "#contract/accounts.ts";
import type { ShownPasskey } from "#contract/passkeys.ts";
import { PasskeyInstead } from "./passkey-instead.tsx";
import { sessionsQuery } from "./profile.queries.ts";
import { updateProfile } from "./update-profile.ts";

const resolver = schemaResolver(async () => (await import("./profile-forms.ts")).passwordForm);
const defaultValues = { currentPassword: "", newPassword: "", confirmPassword: "" };

type PasswordChange = Omit<typeof defaultValues, "currentPassword"> &
  Pick<UpdateUserInput, "currentPassword" | "passkey">;
export function PasswordForm({ viewer, onDone }: { viewer: User; onDone: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm({ resolver, defaultValues });
  const { errors, isSubmitting, isValidating } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("currentPassword"), [setFocus]);

  async function change({ confirmPassword: _, ...input }: PasswordChange) {
    const refusal = await updateProfile(
      queryClient,
      viewer.id,
      input,
      "Your password is changed. Your other devices are logged out.",
    );
    if (refusal) return showServerIssues(form, refusal);
    queryClient.invalidateQueries(sessionsQuery(viewer.id));
    form.reset();
    onDone();
  }

  async function changeWith(passkey: ShownPasskey) {
    if (!(await form.trigger(["newPassword", "confirmPassword"]))) return;
    await change({ ...form.getValues(), currentPassword: undefined, passkey });
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(change)} className="grid gap-4">
      <PasswordOwner username={viewer.username} />
      <Field label="Current Password" error={errors.currentPassword?.message}>
        <PasswordInput {...form.register("currentPassword")} autoComplete="current-password" />
      </Field>
      <PasskeyInstead userId={viewer.id} onShown={changeWith} />
      <Field label="New Password" error={errors.newPassword?.message}>
        <PasswordInput {...form.register("newPassword")} autoComplete="new-password" />
      </Field>
      <Field label="Confirm New Password" error={errors.confirmPassword?.message}>
        <PasswordInput {...form.register("confirmPassword")} autoComplete="new-password" />
      </Field>
      <SubmitButton
        label="Update Password"
        busyLabel="Updating..."
        isBusy={isSubmitting}
        isValidating={isValidating}
      />
    </form>
  );
}
