import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { useShelf } from "./shelf-context.ts";

export interface DetailsDraft {
  notes: string;
  /** "2026-01-31", or nothing. */
  day: string;
}

/** What is being written about a sandwich. It outlives a reload, and a login in between. */
export function useDetailsDraft(sandwichId: number) {
  const { viewer } = useShelf();
  const key = `notes of ${sandwichId} by ${viewer.id}`;
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState<DetailsDraft | null>();
  return {
    // The server knows no draft: it shows after the first drawing.
    draft: draft === undefined && isHydrated ? readDraft(key) : (draft ?? null),
    write: (next: DetailsDraft) => {
      setDraft(next);
      storeDraft(key, next);
    },
    forget: () => {
      setDraft(null);
      storeDraft(key, null);
    },
  };
}

function readDraft(key: string): DetailsDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const { notes, day } = Object(stored);
    return typeof notes === "string" && typeof day === "string" ? { notes, day } : null;
  } catch {
    return null;
  }
}

function storeDraft(key: string, draft: DetailsDraft | null) {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off or full: the page remembers until it is left.
  }
}
