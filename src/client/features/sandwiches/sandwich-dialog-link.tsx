import type { ComponentProps, MouseEvent } from "react";
import { AppLink } from "#client/ui/app-link.tsx";
import { useOpenSandwichDialog } from "./open-sandwich-dialog.ts";

type SandwichDialogLinkProps = Omit<ComponentProps<typeof AppLink>, "href" | "onClick"> & {
  sandwichId: number;
};

/** A plain link to the sandwich's page; a plain click opens the dialog over this page instead. */
export function SandwichDialogLink({ sandwichId, ...props }: SandwichDialogLinkProps) {
  const openDialog = useOpenSandwichDialog();
  function open(event: MouseEvent<HTMLElement>) {
    const wantsItsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsItsOwnTab || event.button !== 0) return;
    event.preventDefault();
    openDialog(sandwichId, event.currentTarget);
  }
  return <AppLink href={`/sandwich/${sandwichId}`} onClick={open} {...props} />;
}
