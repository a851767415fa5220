import { useRef, useState } from "react";

/** The props of a dialog or sheet that `useLazyDialog` opens. */
export type LazyDialogProps = ReturnType<typeof useLazyDialog>["dialog"];

/** The state of a dialog or sheet whose code loads when it first opens. Put `opener` on the button that opens it. */
export function useLazyDialog() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Stays mounted after the first opening, so that it can animate out and return the focus.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const dialog = {
    isOpen,
    onOpenChange: setOpen as (isOpen: boolean) => void,
    onClosed: () => opener.current?.focus(),
  };
  return { opener, open: () => setOpen(true), wasOpened, dialog };
}
