import { useRouter, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import { readDialog, withoutDialog } from "#client/lib/dialog-address.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";

const SandwichDialog = lazyPart(async () => (await import("./sandwich-dialog.tsx")).SandwichDialog);

/** Shows the dialog of the sandwich that the address names, over any page. Its code is loaded on first use. */
export function SandwichDialogHost() {
  const asked = useRouterState({ select: ({ location }) => readDialog(location.search) });
  const close = useCloseDialog(asked);
  // The dialog stays mounted while it animates out.
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    if (asked !== undefined) setShown(asked);
  }, [asked]);
  if (shown === undefined) return null;
  return (
    <Suspense>
      <SandwichDialog sandwichId={shown} open={asked !== undefined} onClose={close} />
    </Suspense>
  );
}

/** Goes back if the dialog was opened from this page; after a direct visit it only removes the dialog from the address. */
function useCloseDialog(asked: number | undefined) {
  const router = useRouter();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next dialog can be closed as well
  useEffect(() => {
    isClosing.current = false;
  }, [asked]);
  return () => {
    // An impatient second Escape must not go back twice.
    if (isClosing.current) return;
    isClosing.current = true;
    const { href, state } = router.state.location;
    if (state.dialogOpenedHere) return router.history.back();
    router.navigate({ href: withoutDialog(href), replace: true, resetScroll: false });
  };
}
