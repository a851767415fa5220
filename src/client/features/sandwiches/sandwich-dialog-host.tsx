import { useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { readDialog } from "#client/lib/dialog-address.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { OverlayPending } from "#client/ui/overlay-pending.tsx";

const loadDialog = () => import("./sandwich-dialog.tsx");
const SandwichDialog = lazyPart(async () => (await loadDialog()).SandwichDialog);

/** Shows the dialog of the sandwich that the address names, over any page. Its code is loaded on first use. */
export function SandwichDialogHost() {
  const asked = useRouterState({ select: ({ location }) => readDialog(location.search) });
  // The dialog stays mounted while it animates out.
  const [dialog, setDialog] = useState<{ sandwichId: number; open: boolean }>();
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (asked === undefined) return setDialog((shown) => shown && { ...shown, open: false });
    let isAsked = true;
    const open = () => {
      if (!isAsked) return;
      setLoading(false);
      setDialog({ sandwichId: asked, open: true });
    };
    setLoading(true);
    loadDialog().then(({ growIntoDialog }) => growIntoDialog(open), open);
    return () => {
      isAsked = false;
      setLoading(false);
    };
  }, [asked]);
  return (
    <>
      {isLoading && <OverlayPending />}
      {dialog && (
        <Suspense>
          <SandwichDialog {...dialog} />
        </Suspense>
      )}
    </>
  );
}
