import { useState } from "react";

/** The text of a field. It starts with `value`, and takes over a change of it, e.g. after Back. */
export function useTyped(value: string) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
}
