import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readDialog } from "#client/lib/dialog-address.ts";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { OverlayPending } from "#client/ui/overlay.tsx";

const loadDialog = () => import("./sandwich-dialog.tsx");
const SandwichDialog = lazyPart(async () => (await loadDialog()).SandwichDialog);

/** Shows the dialog of the sandwich in the address over any page. Loads its code on first use. */
export function SandwichDialogHost() {
  const asked = useRouterState({ select: ({ location }) => readDialog(location.search) });
  // Stays mounted while it animates out.
  const [dialog, setDialog] = useState<{ sandwichId: number; open: boolean }>();
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (asked === undefined) return setDialog((shown) => shown && { ...shown, open: false });
    let isAsked = true;
    const end = (act: () => void) => () => {
      if (!isAsked) return;
      setLoading(false);
      act();
    };
    const open = end(() => setDialog({ sandwichId: asked, open: true }));
    const giveUp = end(() => {
      tellNotLoaded();
      // So that the next click tries again. After a direct visit the address stays, for a reload.
      if (history.state.dialogOpenedHere) history.back();
    });
    setLoading(true);
    loadDialog().then(({ growIntoDialog }) => growIntoDialog(open), giveUp);
    return () => {
      isAsked = false;
      setLoading(false);
    };
  }, [asked]);
  return (
    <>
      {isLoading && <OverlayPending />}
      {dialog && <SandwichDialog {...dialog} />}
    </>
  );
}
