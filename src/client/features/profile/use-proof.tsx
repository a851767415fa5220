import { Suspense, useState } from "react";
import { ApiError } from "#client/lib/api.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { User } from "#contract/accounts.ts";

const ProofDialog = lazyPart(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/** The server wants to know who sits there before it does this. */
export const needsProof = (error: Error) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === "proof");

/** For changes that are refused until the member shows who they are, and are made again then. */
export function useProof(viewer: User) {
  const [refused, setRefused] = useState<{ again: () => void } | null>(null);
  return {
    askForProof: (error: Error, again: () => void) => {
      if (needsProof(error)) setRefused({ again });
    },
    proofDialog: refused && (
      <Suspense>
        <ProofDialog
          viewer={viewer}
          onProved={() => {
            setRefused(null);
            refused.again();
          }}
          onCancel={() => setRefused(null)}
        />
      </Suspense>
    ),
  };
}
