import { useState } from "react";

/** The text of a field. A change of `value`, after Back for example, replaces it. */
export function useTyped(value: string) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
}
