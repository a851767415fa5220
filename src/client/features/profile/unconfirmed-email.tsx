import { getErrorMessage } from "#client/lib/error-message.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { sendConfirmation } from "#contract/account-recovery.endpoints.ts";

/** Loaded for those who need it: most members have confirmed their address. */
export function UnconfirmedEmail({ userId }: { userId: string }) {
  const sending = useChange({
    send: (api) => api.call(sendConfirmation, { id: userId }),
    done: () => ({ title: "Mail sent", description: "Look into your mailbox.", about: "profile" }),
    failed: (error) => ({
      title: "Mail not sent",
      description: getErrorMessage(error),
      about: "profile",
    }),
  });
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-mustard-wash px-4 py-3 text-on-mustard">
      <p>
        <strong>Confirm your address:</strong> open the link that we mailed to you. It is your way
        back if you forget your password. Until then, a new password by mail turns a second factor
        off.
      </p>
      <Button
        size="sm"
        variant="secondary"
        loading={sending.isPending}
        onClick={() => sending.mutate()}
      >
        Send again
      </Button>
    </div>
  );
}
