import { Link, useHydrated } from "@tanstack/react-router";
import { Circle, CircleCheck, NotebookPen, Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useEntry } from "#client/features/collection/entries.queries.ts";
import { FavoriteButton, useEntryToggle } from "#client/features/collection/entry-buttons.tsx";
import { SandwichDialogLink } from "#client/features/sandwiches/sandwich-dialog-link.tsx";
import { SandwichPicture } from "#client/features/sandwiches/sandwich-picture.tsx";
import { formatDate } from "#client/lib/format-date.ts";
import { Badge } from "#client/ui/badge.tsx";
import { cx } from "#client/ui/cx.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import { useCollectionPage } from "./collection-frame.tsx";
import type { KeptSandwich } from "./collection-pages.queries.ts";
import type { DetailsDraft } from "./details-form.tsx";

/** A kept sandwich with the member's own notes and rating. */
export function EntryCard({ sandwich }: { sandwich: KeptSandwich }) {
  const { id, name, restaurantName, isListed } = sandwich;
  return (
    <article className="flex h-full flex-col">
      <div className="relative mx-2 aspect-4/3 overflow-hidden rounded-t-card border-2 border-ink border-b-0 bg-sunk">
        <SandwichLink
          sandwich={sandwich}
          isHidden
          className={cx(
            "block size-full [&>img]:size-full [&>img]:object-cover [&>svg]:size-full",
            !isListed && "grayscale",
          )}
        >
          <SandwichPicture sandwich={sandwich} />
        </SandwichLink>
        <TriedStamp sandwichId={id} />
      </div>
      <div
        aria-hidden="true"
        className="relative z-1 h-3.5 rounded-[0.3rem] border-2 border-ink bg-mustard shadow-lift"
      />
      <div className="mx-2 flex flex-1 flex-col gap-3 rounded-b-card border-2 border-line border-t-0 bg-card px-4 pt-4 pb-2">
        <div>
          <h3 dir="auto" className="text-2xl">
            <SandwichLink sandwich={sandwich} className="hover:text-paprika">
              {name}
            </SandwichLink>
          </h3>
          <p dir="auto" className="mt-0.5 text-soft">
            {restaurantName || "Unknown Restaurant"}
          </p>
        </div>
        {!isListed && (
          <p>
            <Badge variant="warning">No longer on the menu</Badge>
          </p>
        )}
        <Ratings sandwich={sandwich} />
        <EntryDetails sandwich={sandwich}>
          <TriedButton sandwich={sandwich} />
          <FavoriteButton sandwich={sandwich} />
          <RemoveButton sandwich={sandwich} />
        </EntryDetails>
      </div>
    </article>
  );
}

type SandwichLinkProps = {
  sandwich: KeptSandwich;
  className?: string;
  /** From the keyboard and from screen readers: the name is the same link. */
  isHidden?: boolean;
  children: ReactNode;
};

function SandwichLink({ sandwich, isHidden, className, children }: SandwichLinkProps) {
  if (!sandwich.isListed)
    return <span className={isHidden ? className : undefined}>{children}</span>;
  return (
    <SandwichDialogLink
      sandwichId={sandwich.id}
      className={className}
      {...(isHidden && { tabIndex: -1, "aria-hidden": true })}
    >
      {children}
    </SandwichDialogLink>
  );
}

/** The member's own stars beside the average. */
function Ratings({ sandwich }: { sandwich: KeptSandwich }) {
  const { id, name, ownRating, averageRating, reviewCount, isListed } = sandwich;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
      <dt className="text-soft">You</dt>
      <dd className="flex min-h-7 items-center gap-2">
        {ownRating ? (
          <>
            <StarRating value={ownRating} />
            <span aria-hidden="true" className="type-display text-lg tabular-nums">
              {ownRating}
            </span>
          </>
        ) : isListed ? (
          <Link
            to="/sandwich/$id/review"
            params={{ id: String(id) }}
            aria-label={`Add your rating of ${name}`}
            className="link"
          >
            Add your rating
          </Link>
        ) : (
          "Not rated"
        )}
      </dd>
      <dt className="text-soft">Everyone</dt>
      <dd className="flex min-h-7 flex-wrap items-center gap-x-2">
        <StarRating value={averageRating} />
        <span className="type-display text-lg tabular-nums">{averageRating.toFixed(1)}</span>
        <span className="text-soft">({reviewCount})</span>
      </dd>
    </dl>
  );
}

/** Over the picture. */
function TriedStamp({ sandwichId }: { sandwichId: number }) {
  const entry = useEntry(sandwichId);
  if (!entry?.hasTried) return null;
  return (
    <p className="stamp pointer-events-none absolute right-3 bottom-3 flex-col gap-0.5 bg-card text-base text-pickle">
      Tried
      {entry.dateTried && (
        <time dateTime={entry.dateTried} className="text-xs">
          {formatDate(entry.dateTried)}
        </time>
      )}
    </p>
  );
}

function TriedButton({ sandwich }: { sandwich: KeptSandwich }) {
  const { isOn, isLoading, flip } = useEntryToggle("tried", sandwich);
  return (
    <IconButton
      label={`Tried: ${sandwich.name}`}
      pressed={isOn}
      aria-busy={isLoading}
      onClick={flip}
      className="aria-pressed:text-pickle [&_path]:stroke-card"
    >
      {isOn ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
    </IconButton>
  );
}

/** Turns the Save toggle off. */
function RemoveButton({ sandwich }: { sandwich: KeptSandwich }) {
  const { turn } = useEntryToggle("save", sandwich);
  return (
    <IconButton label={`Remove: ${sandwich.name}`} onClick={() => turn(false)}>
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}

const DetailsForm = lazyPart(async () => (await import("./details-form.tsx")).DetailsForm);

type EntryDetailsProps = {
  sandwich: KeptSandwich;
  /** Further buttons. */
  children: ReactNode;
};

/** The member's note, or the form that edits it. */
function EntryDetails({ sandwich, children }: EntryDetailsProps) {
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
