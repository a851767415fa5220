import { createContext, useContext, useSyncExternalStore } from "react";
import type { Draft } from "./draft.types.ts";
import { emptyDraft } from "./draft-steps.ts";
import type { DraftStore } from "./draft-store.ts";

export const DraftContext = createContext<DraftStore | null>(null);

/** The server knows no draft: the page begins empty and shows the kept one with its first breath. */
export function useDraft(): { draft: Draft; store: DraftStore } {
  const store = useContext(DraftContext);
  if (!store) throw new Error("useDraft belongs below DraftContext");
  const draft = useSyncExternalStore(store.subscribe, store.get, () => emptyDraft);
  return { draft, store };
}
