import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Mail, MailX } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { fieldsOf, schemaResolver } from "#client/lib/form.ts";
import { useChange } from "#client/lib/use-change.ts";
import { InputField } from "#client/ui/input-field.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { forgotPassword } from "#contract/account-recovery.endpoints.ts";
import { AccountFrame, AccountNote } from "./account-frame.tsx";

const resolver = schemaResolver(
  async () => (await import("./account-forms.ts")).forgotPasswordForm,
);

export function ForgotPasswordPage() {
  const { sendsMail, contactEmail } = useSuspenseQuery(siteQuery).data;
  const [sentTo, setSentTo] = useState("");
  return (
    <AccountFrame title="Forgot Your Password?" text="It happens to the best of us.">
      {!sendsMail ? (
        <AccountNote icon={<MailX />} title="This site sends no mail">
          {contactEmail ? (
            <>
              Only the team can give you a new password: write to{" "}
              <a href={`mailto:${contactEmail}`} className="link wrap-anywhere">
                {contactEmail}
              </a>
              .
            </>
          ) : (
            "Only the people who run this site can give you a new password. They have not published an address."
          )}
        </AccountNote>
      ) : sentTo ? (
        <AccountNote icon={<Mail />} title="Look into your mailbox" isNews>
          If <bdi className="wrap-anywhere font-semibold">{sentTo}</bdi> is the address of an
          account, a link to choose a new password is on its way there. It works for an hour. If
          nothing comes, look among the spam.
        </AccountNote>
      ) : (
        <ForgotPasswordForm onSent={setSentTo} />
      )}
      <Link to="/login" className="link mt-5 inline-flex min-h-touch items-center">
        Back to login
      </Link>
    </AccountFrame>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver, defaultValues: { email: "" } });
  const asking = useChange({
    send: (api, body: { email: string }) => api.call(forgotPassword, { body }),
    onSuccess: (_, { email }) => onSent(email),
    failed: () => undefined,
    onFailure: (error) => {
      form.setError("email", { message: getErrorMessage(error) });
      form.setFocus("email");
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((input) => asking.mutate(input))}
      className="grid gap-5"
    >
      <p>Tell us the email address of your account, and we mail you a link.</p>
      <InputField {...fieldsOf(form)("email")} label="Email" type="email" autoComplete="email" />
      <SubmitButton
        label="Send the link"
        form={form}
        busyLabel="Sending..."
        isBusy={asking.isPending}
      />
    </form>
  );
}
