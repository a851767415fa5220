import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { PasswordField, PasswordOwner } from "#client/features/accounts/account-fields.tsx";
import { fieldsOf, schemaResolver, showServerIssues } from "#client/lib/form.ts";
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
  const field = fieldsOf(form);
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
      <PasswordField
        {...field("currentPassword")}
        label="Current Password"
        autoComplete="current-password"
      />
      <PasskeyInstead userId={viewer.id} onShown={changeWith} />
      <PasswordField {...field("newPassword")} label="New Password" autoComplete="new-password" />
      <PasswordField
        {...field("confirmPassword")}
        label="Confirm New Password"
        autoComplete="new-password"
      />
      <SubmitButton label="Update Password" form={form} busyLabel="Updating..." />
    </form>
  );
}
