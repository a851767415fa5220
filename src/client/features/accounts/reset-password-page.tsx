import { Link, useRouter } from "@tanstack/react-router";
import { Unlink } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { fieldsOf, schemaResolver } from "#client/lib/form.ts";
import { useChange } from "#client/lib/use-change.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { resetPassword } from "#contract/account-recovery.endpoints.ts";
import { PasswordField } from "./account-fields.tsx";
import { AccountFrame, AccountNote } from "./account-frame.tsx";
import { isUselessToken, useMailedToken, viewerToReload } from "./mailed-token.ts";

const resolver = schemaResolver(async () => (await import("./account-forms.ts")).resetPasswordForm);

export function ResetPasswordPage() {
  const token = useMailedToken();
  const [uselessToken, setUseless] = useState("");
  return (
    <AccountFrame
      title="Choose a New Password"
      text="Every device is logged out then, and your passkeys are removed, to be safe."
    >
      {token === uselessToken ? (
        <AccountNote icon={<Unlink />} title="This link does not work any more" isNews>
          A link works once, within an hour. If you have chosen a password with it, you can{" "}
          <Link to="/login" className="link">
            log in
          </Link>
          .{" "}
          <ButtonLink to="/forgot-password" className="mt-5 flex w-fit">
            Ask for a new one
          </ButtonLink>
        </AccountNote>
      ) : (
        <ResetPasswordForm token={token} onUseless={() => setUseless(token)} />
      )}
    </AccountFrame>
  );
}

function ResetPasswordForm({ token, onUseless }: { token: string; onUseless: () => void }) {
  const router = useRouter();
  const form = useForm({ resolver, defaultValues: { password: "", confirmPassword: "" } });
  const field = fieldsOf(form);
  const change = useChange({
    send: (api, password: string) => api.call(resetPassword, { body: { token, password } }),
    done: () => ({
      title: "Password changed",
      description: "You can log in with it now.",
      about: "account",
    }),
    failed: () => undefined,
    onFailure: (error) => {
      if (isUselessToken(error)) return onUseless();
      form.setError("password", { message: getErrorMessage(error) });
      form.setFocus("password");
    },
    reload: viewerToReload,
    onReloaded: () => router.navigate({ to: "/login", replace: true }),
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit(({ password }) => change.mutate(password))}
      className="grid gap-5"
    >
      <PasswordField
        {...field("password")}
        label="New Password"
        hint={form.formState.errors.password ? undefined : "At least 6 characters."}
        autoComplete="new-password"
      />
      <PasswordField
        {...field("confirmPassword")}
        label="Confirm New Password"
        autoComplete="new-password"
      />
      <SubmitButton
        label="Save the password"
        form={form}
        busyLabel="Saving..."
        isBusy={change.isPending || change.isSuccess}
      />
    </form>
  );
}
