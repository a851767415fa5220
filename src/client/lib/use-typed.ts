import { useState } from "react";

/** What is being typed; it follows the address when that changes for another reason. */
export function useTyped(value: string) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
}
