import { useState } from "react";

/** One form is open at a time; when it closes, the button that opened it gets the focus back. */
export function useEditing<Id extends number | string = number>() {
  /** The id of the thing whose form is open; "new" while one is being added. */
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
