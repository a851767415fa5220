import { FavoriteButton } from "#client/features/collection/favorite-button.tsx";
import { RemoveButton } from "#client/features/collection/remove-button.tsx";
import { TriedButton } from "#client/features/collection/tried-button.tsx";
import { SandwichDialogLink } from "#client/features/sandwiches/sandwich-dialog-link.tsx";
import { SandwichPicture } from "#client/features/sandwiches/sandwich-picture.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { cx } from "#client/ui/cx.ts";
import { EntryDetails } from "./entry-details.tsx";
import type { ShelfSandwich } from "./shelf.queries.ts";
import { ShelfRatings } from "./shelf-ratings.tsx";
import { TriedStamp } from "./tried-stamp.tsx";

/** A sandwich on its board, and the label below it. */
export function ShelfCard({ sandwich }: { sandwich: ShelfSandwich }) {
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
        <ShelfRatings sandwich={sandwich} />
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
  sandwich: ShelfSandwich;
  className?: string;
  /** The name is the same link, for those who cannot see the picture. */
  isHidden?: boolean;
  children: React.ReactNode;
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
