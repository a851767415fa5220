import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { withDialog } from "#client/lib/dialog-address.ts";
import { leadWithPicture } from "#client/lib/lead-picture.ts";
import { sandwichLink } from "./sandwich-link.ts";
import { seedSandwich } from "./sandwiches.queries.ts";

type SandwichLinkProps = Pick<
  ComponentProps<"a">,
  "aria-hidden" | "aria-label" | "children" | "className" | "tabIndex"
> & { sandwichId: number };

/** A link to the sandwich's page; a plain click opens the dialog over the current page instead. */
export const SandwichDialogLink = import.meta.env.SSR ? PlainLink : DialogLink;

/** A link to the page of another sandwich. */
export const SandwichPageLink = import.meta.env.SSR ? PlainLink : PageLink;

/** The same HTML as the router's links, which took an eighth of the time to render Explore. */
function PlainLink({ sandwichId, ...props }: SandwichLinkProps) {
  const { to, params } = sandwichLink(sandwichId);
  return <a {...props} href={to.replace("$id", params.id)} />;
}

function PageLink({ sandwichId, ...props }: SandwichLinkProps) {
  return <Link {...sandwichLink(sandwichId)} viewTransition onClick={leadWithPicture} {...props} />;
}

function DialogLink({ sandwichId, ...props }: SandwichLinkProps) {
  const openDialog = useOpenSandwichDialog();
  function open(event: MouseEvent<HTMLElement>) {
    const wantsItsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsItsOwnTab || event.button !== 0) return;
    event.preventDefault();
    leadWithPicture(event);
    openDialog(sandwichId, event.currentTarget);
  }
  return <Link {...sandwichLink(sandwichId)} onClick={open} {...props} />;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The dialog was opened from the page below it, so going back closes it. */
    dialogOpenedHere?: boolean;
  }
}

let opener: HTMLElement | undefined;

export const focusOpener = () => opener?.focus({ preventScroll: true });

function useOpenSandwichDialog() {
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
