import { Suspense } from "react";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { useReturnFocus } from "#client/ui/use-return-focus.ts";
import type { Member } from "#contract/accounts.ts";

const AwardDialog = lazyPart(async () => (await import("./award-dialog.tsx")).AwardDialog);

type AwardDialogHostProps = { member: Member; onClose: () => void };

/** The focus returns to whichever button opened it. */
export function AwardDialogHost({ member, onClose }: AwardDialogHostProps) {
  const returnFocus = useReturnFocus();
  return (
    <Suspense>
      <AwardDialog member={member} onClose={onClose} onClosed={returnFocus} />
    </Suspense>
  );
}
