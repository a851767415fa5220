import { Link, useHydrated } from "@tanstack/react-router";
import { CalendarDays, CalendarPlus, Check, NotebookPen, Trash2 } from "lucide-react";
import { type ReactNode, type Ref, Suspense, useRef, useState } from "react";
import { useEntry } from "#client/features/collection/entries.queries.ts";
import { FavoriteButton, useEntryToggle } from "#client/features/collection/entry-buttons.tsx";
import { SandwichDialogLink } from "#client/features/sandwiches/sandwich-dialog-link.tsx";
import { SandwichPicture } from "#client/features/sandwiches/sandwich-picture.tsx";
import { readStored, store } from "#client/lib/browser-storage.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { ActionsMenu } from "#client/ui/actions-menu.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { cx } from "#client/ui/cx.ts";
import { DistanceOverlay } from "#client/ui/distance-overlay.tsx";
import { latePart, lazyPart } from "#client/ui/lazy-part.ts";
import type { MenuAction } from "#client/ui/open-actions-menu.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import { useFocusWhenOver } from "#client/ui/use-focus-when-over.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import { useCollectionPage } from "./collection-frame.tsx";
import type { KeptSandwich } from "./collection-pages.queries.ts";

const loadHours = () => import("#client/features/restaurants/open-badge.tsx");
const loadBadge = async () => (await loadHours()).OpenBadge;
const OpenBadge = import.meta.env.SSR ? await loadBadge() : latePart(loadBadge);
const loadLine = async () => (await loadHours()).OpenLine;
const OpenLine = import.meta.env.SSR ? await loadLine() : latePart(loadLine);

export function EntryCard({ sandwich }: { sandwich: KeptSandwich }) {
  const { name, restaurantName, isListed } = sandwich;
  const restaurant = { hoursOfOperation: null, locations: sandwich.openingHours };
  return (
    <article className="shelf-card">
      <div className="shelf-media">
        <SandwichLink
          sandwich={sandwich}
          isHidden
          className={cx("block size-full", !isListed && "grayscale")}
        >
          <SandwichPicture sandwich={sandwich} />
        </SandwichLink>
        {isListed && (
          <>
            <DistanceOverlay miles={sandwich.distanceMiles} />
            <div className="shelf-open">
              <Suspense>
                <OpenBadge restaurant={restaurant} />
              </Suspense>
            </div>
          </>
        )}
      </div>
      <div aria-hidden="true" className="shelf-board" />
      <div className="shelf-body">
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
        {isListed ? (
          <Suspense fallback={<div className="card-hours" />}>
            <OpenLine restaurant={restaurant} />
          </Suspense>
        ) : (
          <p>
            <Badge variant="warning">No longer on the menu</Badge>
          </p>
        )}
        <Ratings sandwich={sandwich} />
        <EntryDetails sandwich={sandwich} />
      </div>
    </article>
  );
}

type SandwichLinkProps = {
  sandwich: KeptSandwich;
  className?: string;
  /** Hidden from the keyboard and screen readers, because the name is the same link. */
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
      <dt className="card-more text-soft">Everyone</dt>
      <dd className="card-more flex min-h-7 flex-wrap items-center gap-x-2">
        <StarRating value={averageRating} />
        <span className="type-display text-lg tabular-nums">{averageRating.toFixed(1)}</span>
        <span className="text-soft">({reviewCount})</span>
      </dd>
    </dl>
  );
}

/** Toggles "Tried" and shows the date. */
function TriedPill({ sandwich }: { sandwich: KeptSandwich }) {
  const { isOn, isLoading, flip } = useEntryToggle("tried", sandwich);
  const entry = useEntry(sandwich.id);
  const times = entry?.visits.length ?? 0;
  const label = times > 1 ? `Tried ${times} times` : "Tried";
  const date = isOn && entry?.dateTried ? formatDate(entry.dateTried) : undefined;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-busy={isLoading}
      aria-label={`${[label, date].filter(Boolean).join(" ")}: ${sandwich.name}`}
      onClick={flip}
      className="inline-flex min-h-13 min-w-0 items-center gap-2 rounded-full border-2 border-edge bg-card py-1 pr-4 pl-3 text-left font-semibold leading-tight aria-busy:opacity-60 hover:border-pickle aria-pressed:border-pickle aria-pressed:text-pickle"
    >
      <Check strokeWidth={3} className={cx("size-5 shrink-0", !isOn && "opacity-35")} />
      <span className="min-w-0">
        {label}
        {isOn === false && <span aria-hidden="true">?</span>}{" "}
        {date && <span className="block font-normal text-[0.9375rem]">{date}</span>}
      </span>
    </button>
  );
}

const NotesForm = lazyPart(
  async () => (await import("./notes-form.tsx")).NotesForm,
  <Skeleton className="h-60" />,
);
const VisitsPanel = lazyPart(
  async () => (await import("#client/features/collection/visits-panel.tsx")).VisitsPanel,
  <Skeleton className="h-60" />,
);

/** The member's notes and buttons, or the form that changes them. */
function EntryDetails({ sandwich }: { sandwich: KeptSandwich }) {
  const entry = useEntry(sandwich.id);
  const { notes, write, forget } = useNotesDraft(sandwich.id);
  const [visits, setVisits] = useState<"all" | "new" | null>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const isEditing = Boolean(entry && (notes !== null || visits));
  useFocusWhenOver(isEditing, menu);

  if (entry && isEditing) {
    return (
      <div className="shelf-form">
        {notes !== null ? (
          <NotesForm sandwich={sandwich} notes={notes} onWrite={write} onClose={forget} />
        ) : (
          <VisitsPanel
            sandwich={sandwich}
            entry={entry}
            startsNew={visits === "new"}
            onClose={() => setVisits(null)}
          />
        )}
      </div>
    );
  }
  return (
    <>
      {entry?.notes && (
        <p
          dir="auto"
          className="card-more -rotate-[0.5deg] whitespace-pre-wrap rounded-sm bg-mustard-wash px-3.5 py-2.5 text-on-mustard [overflow-wrap:anywhere]"
        >
          {entry.notes}
        </p>
      )}
      <div className="mt-auto -mr-2 -ml-1 flex items-center border-line border-t-2 border-dashed pt-2">
        <TriedPill sandwich={sandwich} />
        <div className="ml-auto flex shrink-0">
          <FavoriteButton sandwich={sandwich} />
          <EntryMenu
            ref={menu}
            sandwich={sandwich}
            entry={entry}
            onNotes={() => write(entry?.notes ?? "")}
            onVisits={setVisits}
          />
        </div>
      </div>
    </>
  );
}

type EntryMenuProps = {
  ref: Ref<HTMLButtonElement>;
  sandwich: KeptSandwich;
  entry: CollectionEntry | null | undefined;
  onNotes: () => void;
  onVisits: (shown: "all" | "new") => void;
};

function EntryMenu({ ref, sandwich, entry, onNotes, onVisits }: EntryMenuProps) {
  const { turn } = useEntryToggle("save", sandwich);
  const visiting: MenuAction[] = [
    { label: "Tried again", icon: <CalendarPlus />, onSelect: () => onVisits("new") },
    { label: "Your visits", icon: <CalendarDays />, onSelect: () => onVisits("all") },
  ];
  const actions: MenuAction[] = [
    ...(entry?.hasTried ? visiting : []),
    {
      label: entry?.notes ? "Edit notes" : "Add notes",
      icon: <NotebookPen />,
      onSelect: onNotes,
    },
    { label: "Remove", icon: <Trash2 />, danger: true, onSelect: () => turn(false) },
  ];
  return <ActionsMenu ref={ref} label={`More: ${sandwich.name}`} actions={actions} />;
}

/** The notes that are being written, kept in the session storage. */
function useNotesDraft(sandwichId: number) {
  const { viewer } = useCollectionPage();
  const key = `notes of ${sandwichId} by ${viewer.id}`;
  const isHydrated = useHydrated();
  const [notes, setNotes] = useState<string | null>();
  return {
    // The server knows no draft, so the first rendering has none.
    notes: notes === undefined && isHydrated ? readNotes(key) : (notes ?? null),
    write: (next: string) => {
      setNotes(next);
      store("sessionStorage", key, { notes: next });
    },
    forget: () => {
      setNotes(null);
      store("sessionStorage", key, null);
    },
  };
}

function readNotes(key: string): string | null {
  const { notes } = Object(readStored("sessionStorage", key));
  return typeof notes === "string" ? notes : null;
}
