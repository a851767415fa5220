import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { failedWith } from "#client/lib/error-message.ts";
import { useChange } from "#client/lib/use-change.ts";
import { SmallButton } from "#client/ui/button.tsx";
import type { ShownPasskey } from "#contract/passkeys.ts";
import { passkeysQuery } from "./profile.queries.ts";

type PasskeyInsteadProps = { userId: string; onShown: (passkey: ShownPasskey) => unknown };

/** Shown below a password field to members with a passkey. */
export function PasskeyInstead({ userId, onShown }: PasskeyInsteadProps) {
  // After a logout the form stays mounted for a moment, when the query would fail.
  const isMember = useViewer() !== null;
  const { data: passkeys = [] } = useQuery({ ...passkeysQuery(userId), enabled: isMember });
  const showing = useChange({
    send: async (api) => (await import("#client/features/accounts/passkeys.ts")).showPasskey(api),
    onSuccess: onShown,
    failed: failedWith("Passkey not used"),
  });
  if (passkeys.length === 0) return null;
  return (
    <SmallButton
      className="justify-self-start"
      loading={showing.isPending}
      onClick={() => showing.mutate()}
    >
      <KeyRound />
      Use a passkey instead
    </SmallButton>
  );
}
