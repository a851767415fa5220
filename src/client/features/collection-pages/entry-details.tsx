import { useHydrated } from "@tanstack/react-router";
import { NotebookPen } from "lucide-react";
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useEntry } from "#client/features/collection/entries.queries.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { useCollectionPage } from "./collection-frame.tsx";
import type { KeptSandwich } from "./collection-pages.queries.ts";
import type { DetailsDraft } from "./details-form.tsx";

const DetailsForm = lazyPart(async () => (await import("./details-form.tsx")).DetailsForm);

type EntryDetailsProps = {
  sandwich: KeptSandwich;
  /** Further buttons. */
  children: ReactNode;
};

/** The member's note, or the form that edits it. */
export function EntryDetails({ sandwich, children }: EntryDetailsProps) {
  const entry = useEntry(sandwich.id);
  const { draft, write, forget } = useDetailsDraft(sandwich.id);
  const pencil = useRef<HTMLButtonElement>(null);

  function edit() {
    write({ notes: entry?.notes ?? "", day: entry?.dateTried?.slice(0, 10) ?? "" });
  }
  const isEditing = Boolean(entry && draft);
  useFocusAfter(isEditing, pencil);

  if (entry && draft) {
    return (
      <Suspense fallback={<Skeleton className="h-60" />}>
        <DetailsForm
          sandwich={sandwich}
          entry={entry}
          draft={draft}
          onWrite={write}
          onClose={forget}
        />
      </Suspense>
    );
  }
  return (
    <>
      {entry?.notes && (
        <p
          dir="auto"
          className="-rotate-[0.5deg] whitespace-pre-wrap rounded-sm bg-mustard-wash px-3.5 py-2.5 text-on-mustard [overflow-wrap:anywhere]"
        >
          {entry.notes}
        </p>
      )}
      <div className="mt-auto -mr-2 -ml-2 flex items-center justify-between border-line border-t-2 border-dashed pt-1.5">
        <IconButton
          ref={pencil}
          label={`${entry?.notes ? "Edit" : "Add"} notes: ${sandwich.name}`}
          onClick={edit}
          disabled={!entry}
        >
          <NotebookPen aria-hidden="true" />
        </IconButton>
        <div className="flex">{children}</div>
      </div>
    </>
  );
}

/** When the form closes with the focus in it, the focus returns to the button that opened it. */
function useFocusAfter(isEditing: boolean, opener: RefObject<HTMLElement | null>) {
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing, opener]);
}

/** What is being written about a sandwich. Kept in the session storage: a reload or a login loses nothing. */
function useDetailsDraft(sandwichId: number) {
  const { viewer } = useCollectionPage();
  const key = `notes of ${sandwichId} by ${viewer.id}`;
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState<DetailsDraft | null>();
  return {
    // The server knows no draft: the first rendering must be without it.
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
    // Storage is switched off or full: the component's state still has the draft.
  }
}
