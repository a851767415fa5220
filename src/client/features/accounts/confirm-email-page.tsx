import { MailCheck, Unlink } from "lucide-react";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { confirmEmail } from "#contract/account-recovery.endpoints.ts";
import { AccountFrame, AccountNote } from "./account-frame.tsx";
import { isUselessToken, useMailedToken, viewerToReload } from "./mailed-token.ts";
import { useViewer } from "./viewer.queries.ts";

/** Confirms on a click, because some mail programs open links before anybody reads the mail. */
export function ConfirmEmailPage() {
  const viewer = useViewer();
  const token = useMailedToken();
  const confirmation = useChange({
    send: (api, sent: string) => api.call(confirmEmail, { body: { token: sent } }),
    failed: (error) =>
      isUselessToken(error)
        ? undefined
        : { title: "Confirmation failed", description: getErrorMessage(error), about: "account" },
    reload: viewerToReload,
    // Another tab may have used the link.
    reloadsOnFailure: true,
  });
  const isSent = confirmation.variables === token;
  const isConfirmed = isSent && confirmation.isSuccess;
  const isUseless = token === "" || (isSent && isUselessToken(confirmation.error));
  const goOn = (
    <ButtonLink to="/profile" className="mt-5 flex w-fit">
      {viewer ? "Go to your profile" : "Login"}
    </ButtonLink>
  );
  return (
    <AccountFrame
      title="Confirm Your Address"
      text="Your way back, should you ever forget your password."
    >
      {isConfirmed && viewer && !viewer.isEmailConfirmed ? (
        <AccountNote icon={<MailCheck />} title="The address is confirmed" isNews>
          It belongs to another account. Here you are logged in as{" "}
          <bdi className="font-semibold">{viewer.username}</bdi>, whose address is still to be
          confirmed. {goOn}
        </AccountNote>
      ) : isConfirmed ? (
        <AccountNote icon={<MailCheck />} title="Your address is confirmed" isNews>
          Thank you. {goOn}
        </AccountNote>
      ) : isUseless && viewer?.isEmailConfirmed ? (
        <AccountNote icon={<MailCheck />} title="Your address is confirmed already" isNews>
          There is nothing left to do. {goOn}
        </AccountNote>
      ) : isUseless ? (
        <AccountNote icon={<Unlink />} title="This link does not work any more" isNews>
          A link works once, within a week. Your profile can send you a new one. {goOn}
        </AccountNote>
      ) : (
        <div className="grid gap-5">
          <p>One click, and we know that this email address is yours.</p>
          <Button
            size="lg"
            loading={confirmation.isPending}
            onClick={() => confirmation.mutate(token)}
          >
            Confirm my address
          </Button>
        </div>
      )}
    </AccountFrame>
  );
}
