import { useState } from "react";
import { ApiError } from "#client/lib/api.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { User } from "#contract/accounts.ts";

const ProofDialog = lazyPart(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/** The server wants a password or passkey first. */
export const needsProof = (error: Error) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === "proof");

/** For a `Change`: no toast if the dialog for the proof opens. */
export const failedUnproved = (title: string, about: string) => (error: Error) =>
  needsProof(error) ? undefined : { title, description: getErrorMessage(error), about };

/** For changes that are refused without a recent proof: asks for it, then repeats the change. */
export function useProof(viewer: User) {
  const [refused, setRefused] = useState<{ again: () => void } | null>(null);
  return {
    askForProof: (error: Error, again: () => void) => {
      if (needsProof(error)) setRefused({ again });
    },
    proofDialog: refused && (
      <ProofDialog
        viewer={viewer}
        onProved={() => {
          setRefused(null);
          refused.again();
        }}
        onCancel={() => setRefused(null)}
      />
    ),
  };
}
