import { NotebookPen } from "lucide-react";
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { useEntry } from "#client/features/collection/entries.queries.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { ShelfSandwich } from "./shelf.queries.ts";
import { useDetailsDraft } from "./use-details-draft.ts";

const DetailsForm = lazyPart(async () => (await import("./details-form.tsx")).DetailsForm);

type EntryDetailsProps = {
  sandwich: ShelfSandwich;
  /** What else one can do with it. */
  children: ReactNode;
};

/** The member's own note, and in its place the form that changes it. */
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

/** The form goes with the focus in it: what opened it has it again. */
function useFocusAfter(isEditing: boolean, opener: RefObject<HTMLElement | null>) {
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing, opener]);
}
