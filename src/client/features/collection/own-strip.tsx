import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ofMember, useViewer } from "#client/features/accounts/viewer.queries.ts";
import { ownReviewQuery } from "#client/features/reviews/reviews.queries.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { StarRating } from "#client/ui/star-rating.tsx";
import { useFocusWhenOver } from "#client/ui/use-focus-when-over.ts";
import { useEntry } from "./entries.queries.ts";
import type { SandwichToToggle } from "./entry-steps.ts";

const VisitsPanel = lazyPart(
  async () => (await import("./visits-panel.tsx")).VisitsPanel,
  <Skeleton className="h-60" />,
);

/** The member's rating, visits and notes on the sandwich page. */
export function OwnStrip({ sandwich }: { sandwich: SandwichToToggle }) {
  const viewer = useViewer();
  const entry = useEntry(sandwich.id);
  const { data: own } = useQuery(
    ofMember(viewer, (memberId) => ownReviewQuery(memberId, sandwich.id)),
  );
  const [shown, setShown] = useState<"all" | "new" | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWhenOver(shown !== null, opener);

  if (!entry?.hasTried && !entry?.notes && !own) return null;
  const times = entry?.visits.length ?? 0;
  return (
    <section
      aria-label="What you keep of it"
      className="w-full rounded-card border-2 border-line border-dashed px-4 py-3"
    >
      {entry && shown ? (
        <VisitsPanel
          sandwich={sandwich}
          entry={entry}
          startsNew={shown === "new"}
          onClose={() => setShown(null)}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="type-label text-soft">You</span>
            {own && <StarRating value={own.rating} />}
            {own?.isWaiting && (
              <span className="text-soft">Your review is waiting for a look by the team</span>
            )}
            {entry?.hasTried && (
              <span className="font-semibold text-pickle">
                {times > 1 ? `Tried ${times} times` : "Tried"}
                {entry.dateTried && `, ${times > 1 ? "last " : ""}${formatDate(entry.dateTried)}`}
              </span>
            )}
          </div>
          {entry?.notes && (
            <p dir="auto" className="wrap-anywhere mt-1.5 whitespace-pre-wrap text-soft">
              {entry.notes}
            </p>
          )}
          {entry?.hasTried && (
            <div className="mt-2.5 mb-1 flex flex-wrap gap-2">
              <SmallButton ref={opener} onClick={() => setShown("new")}>
                Tried again
              </SmallButton>
              {times > 1 && <SmallButton onClick={() => setShown("all")}>Your visits</SmallButton>}
            </div>
          )}
        </>
      )}
    </section>
  );
}
