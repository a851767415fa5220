import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Sandwich } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { Price } from "#client/ui/price.tsx";
import type { ListedEntry } from "#contract/collection.ts";
import { listQuery } from "./profile.queries.ts";
import { type ProfileList, profileLists } from "./profile-search.ts";

const emptyTitles: Record<ProfileList, string> = {
  tried: "No sandwiches tried yet",
  favorites: "No favorites yet",
  wishlist: "Nothing on your wishlist yet",
};

export function EntryList({ userId, list }: { userId: string; list: ProfileList }) {
  const entries = useSuspenseInfiniteQuery(listQuery(userId, list));
  const items = entries.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState
        className="h-full justify-center"
        art={<Sandwich />}
        title={emptyTitles[list]}
        action={
          <Button asChild>
            <AppLink href="/explore">Explore Sandwiches</AppLink>
          </Button>
        }
      />
    );
  }
  return (
    <section
      aria-label={profileLists[list].label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="h-full overflow-y-auto rounded-card border-2 border-line bg-card px-4 sm:px-5"
    >
      <ul className="divide-y-2 divide-line">
        {items.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.hasNextPage && (
        <Button
          variant="secondary"
          className="my-4 w-full"
          loading={entries.isFetchingNextPage}
          onClick={() => entries.fetchNextPage()}
        >
          {entries.isFetchNextPageError ? "Could not load more. Try again" : "Show more"}
        </Button>
      )}
    </section>
  );
}

function EntryItem({ entry }: { entry: ListedEntry }) {
  const { sandwich, sandwichId, isListed = true } = entry;
  return (
    <li className="py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 dir="auto" className="min-w-0 text-xl">
          {sandwich?.name ?? "Unknown Sandwich"}
        </h3>
        <Price value={sandwich?.price ?? 0} className="shrink-0 text-xl" />
      </div>
      {sandwich?.description && (
        <p dir="auto" className="mt-1 line-clamp-2 text-soft leading-snug">
          {sandwich.description}
        </p>
      )}
      {isListed ? (
        <AppLink
          href={`/sandwich/${sandwichId}`}
          aria-label={`See details: ${sandwich?.name ?? "Unknown Sandwich"}`}
          className="link inline-flex min-h-touch items-center"
        >
          See details
        </AppLink>
      ) : (
        <p className="mt-1 text-soft">No longer on the menu</p>
      )}
    </li>
  );
}
