import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { withDialog } from "#client/lib/dialog-address.ts";
import { seedSandwich } from "./sandwiches.queries.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page beneath is one step back. */
    dialogOpenedHere?: boolean;
  }
}

let opener: HTMLElement | undefined;

/** Whatever opened the dialog has the focus again once it is closed. */
export const focusOpener = () => opener?.focus({ preventScroll: true });

export function useOpenSandwichDialog() {
  const router = useRouter();
  const queryClient = useQueryClient();
  return (sandwichId: number, openedBy: HTMLElement) => {
    opener = openedBy;
    seedSandwich(queryClient, sandwichId);
    const { href } = router.state.location;
    router.navigate({
      href: withDialog(href, sandwichId),
      state: { dialogOpenedHere: true },
      resetScroll: false,
    });
  };
}
