import { Suspense, useState } from "react";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { Member } from "#contract/accounts.ts";

const AwardDialog = lazyPart(async () => (await import("./award-dialog.tsx")).AwardDialog);

type AwardDialogHostProps = { member: Member; onClose: () => void };

/** The focus returns to whichever button opened it. */
export function AwardDialogHost({ member, onClose }: AwardDialogHostProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Suspense>
      <AwardDialog
        member={member}
        onClose={onClose}
        onClosed={() => opener instanceof HTMLElement && opener.focus()}
      />
    </Suspense>
  );
}
