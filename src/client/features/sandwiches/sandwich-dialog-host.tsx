import { useRouter, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import { readDialog, withoutDialog } from "#client/lib/dialog-address.ts";
import { lazyPart } from "#client/ui/lazy-part.ts";

const SandwichDialog = lazyPart(async () => (await import("./sandwich-dialog.tsx")).SandwichDialog);

/** Shows the sandwich that the address names over whatever page it is; its code comes with the first one. */
export function SandwichDialogHost() {
  const asked = useRouterState({ select: ({ location }) => readDialog(location.search) });
  const close = useCloseDialog(asked);
  // What is closing is still drawn until it has left.
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

/** Where the dialog was opened, closing is going back; who came by its address stays on the page beneath. */
function useCloseDialog(asked: number | undefined) {
  const router = useRouter();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dialog may be closed again
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
