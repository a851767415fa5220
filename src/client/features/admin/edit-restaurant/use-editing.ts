import { useState } from "react";

/** The id of the one whose form is open; the one that is being added has none. */
type Editing = number | "new" | null;

/** One form at a time; when it closes, the button that opened it has the focus again. */
export function useEditing() {
  const [editing, setEditing] = useState<Editing>(null);
  const [closed, setClosed] = useState<Editing>(null);
  return {
    editing,
    open: (id: number | "new") => setEditing(id),
    close: () => {
      setClosed(editing);
      setEditing(null);
    },
    focusAfter: (id: number | "new") => (closed === id && editing === null ? takeFocus : undefined),
  };
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
