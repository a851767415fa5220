import { useState } from "react";

/** One form at a time; when it closes, the button that opened it has the focus again. */
export function useEditing<Id extends number | string = number>() {
  /** The id of the one whose form is open; the one that is being added has none. */
  type Editing = Id | "new" | null;
  const [editing, setEditing] = useState<Editing>(null);
  const [closed, setClosed] = useState<Editing>(null);
  return {
    editing,
    open: (id: Id | "new") => setEditing(id),
    close: () => {
      setClosed(editing);
      setEditing(null);
    },
    focusAfter: (id: Id | "new") => (closed === id && editing === null ? takeFocus : undefined),
  };
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
