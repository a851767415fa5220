import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { PasswordInput, PasswordOwner } from "#client/features/accounts/account-fields.tsx";
import { schemaResolver } from "#client/lib/schema-resolver.ts";
import { showServerIssues } from "#client/lib/server-refusal.ts";
import { Field } from "#client/ui/field.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import type { User } from "#contract/accounts.ts";
import { sessionsQuery } from "./profile.queries.ts";
import { updateProfile } from "./update-profile.ts";

const resolver = schemaResolver(async () => (await import("./profile-forms.ts")).passwordForm);
const defaultValues = { currentPassword: "", newPassword: "", confirmPassword: "" };

type PasswordFormProps = { viewer: User; onDone: () => void };

export function PasswordForm({ viewer, onDone }: PasswordFormProps) {
  const queryClient = useQueryClient();
  const form = useForm({ resolver, defaultValues });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("currentPassword"), [setFocus]);

  async function change({ currentPassword, newPassword }: typeof defaultValues) {
    const refusal = await updateProfile(
      queryClient,
      viewer.id,
      { currentPassword, newPassword },
      "Your password is changed. Your other devices are logged out.",
    );
    if (refusal) return showServerIssues(form, refusal);
    queryClient.invalidateQueries(sessionsQuery(viewer.id));
    form.reset();
    onDone();
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(change)} className="grid gap-4">
      <PasswordOwner username={viewer.username} />
      <Field label="Current Password" error={errors.currentPassword?.message}>
        <PasswordInput {...form.register("currentPassword")} autoComplete="current-password" />
      </Field>
      <Field label="New Password" error={errors.newPassword?.message}>
        <PasswordInput {...form.register("newPassword")} autoComplete="new-password" />
      </Field>
      <Field label="Confirm New Password" error={errors.confirmPassword?.message}>
        <PasswordInput {...form.register("confirmPassword")} autoComplete="new-password" />
      </Field>
      <SubmitButton label="Update Password" busyLabel="Updating..." isBusy={isSubmitting} />
    </form>
  );
}
