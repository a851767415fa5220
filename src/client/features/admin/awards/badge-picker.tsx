import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { badgesQuery } from "#client/features/gamification/progress.queries.ts";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Badge } from "#contract/gamification.ts";
import { badgeCategories } from "#contract/gamification-choices.ts";
import { categoryNames } from "../badges/badge-category-names.ts";
import { BadgeChoice } from "./badge-choice.tsx";
import { matchingBadges } from "./matching-badges.ts";

type BadgePickerProps = {
  heldIds: ReadonlySet<number>;
  chosenId: number | undefined;
  onChoose: (badge: Badge) => void;
  error?: string;
};

export function BadgePicker({ heldIds, chosenId, onChoose, error }: BadgePickerProps) {
  const { data: badges, isError } = useQuery(badgesQuery);
  const [words, setWords] = useState("");
  const [category, setCategory] = useState("");
  const found = matchingBadges(badges ?? [], words, category);
  const available = badgeCategories.filter((each) => badges?.some((one) => one.category === each));
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Input
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="off"
          aria-label="Search badges"
          placeholder="Search badges"
        />
        <NativeSelect
          aria-label="Category"
          className="sm:w-48"
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          options={[
            { value: "", label: "All Categories" },
            ...available.map((each) => ({ value: each, label: categoryNames[each] })),
          ]}
        />
      </div>
      <fieldset
        aria-describedby={error ? "badge-error" : undefined}
        className="mt-4 max-h-[300px] min-w-0 overflow-y-auto p-1"
      >
        <legend className="sr-only">Badges</legend>
        {isError && (
          <p role="alert" className="p-4 font-semibold text-beet">
            Failed to load badges. Please try refreshing the page.
          </p>
        )}
        {!badges && !isError && <Skeleton className="h-40" />}
        {badges && found.length === 0 && (
          <p role="status" className="p-6 text-center text-soft">
            No badges match your search
          </p>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          {found.map((badge) => (
            <BadgeChoice
              key={badge.id}
              badge={badge}
              isHeld={heldIds.has(badge.id)}
              isChosen={badge.id === chosenId}
              onChoose={() => onChoose(badge)}
            />
          ))}
        </div>
      </fieldset>
      {error && (
        <p id="badge-error" role="alert" className="mt-3 font-semibold text-beet">
          {error}
        </p>
      )}
    </>
  );
}
