import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { tagsQuery } from "#client/features/sandwiches/tags.queries.ts";
import type { ExploreView } from "#contract/explore-choices.ts";
import { exploreFilters, type Filter, isFilterOf } from "#contract/explore-filters.ts";
import { wordsOf } from "#contract/search-text.ts";
import { allergenNames, allergens } from "#contract/traits.ts";
import { chipText, hot, quickFilterClass } from "./active-filters.tsx";
import { suggestionQuery } from "./explore.queries.ts";
import type { ExploreSearch } from "./explore-search.ts";
import { useExplore } from "./explore-state.ts";

interface Offer {
  label: string;
  /** Sets the filter and leaves the other words in the search. */
  patch: ExploreSearch;
}

/** Tags, ingredients and filters that the words of the search may mean. */
export function SearchOffers() {
  const { linkTo } = useExplore();
  const offers = useSearchOffers();
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Filters for these words" className="mt-4 flex flex-wrap items-center gap-2">
      <li aria-hidden="true" className="text-soft">
        Or filter by
      </li>
      {offers.map(({ label, patch }) => (
        <li key={label}>
          <Link {...linkTo(patch)} className={quickFilterClass}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function useSearchOffers(): Offer[] {
  const { view, search } = useExplore();
  const { q = "" } = search;
  const { data: tags = [] } = useQuery(tagsQuery);
  const { data: { ingredients = [] } = {} } = useQuery({
    ...suggestionQuery(view, q),
    enabled: q !== "",
  });
  return searchOffers(view, q, { tags: tags.map(({ name }) => name), ingredients });
}

interface Candidate extends Offer {
  /** The words that mean it. */
  names: string;
}

interface Choices {
  tags: string[];
  ingredients: string[];
}

const shortestWord = 3;
const mostOffers = 6;

/** The offers that most words of the search name. */
export function searchOffers(view: ExploreView, q: string, choices: Choices): Offer[] {
  const typed = wordsOf(q);
  const found = candidates(view, choices).flatMap(({ names, ...offer }) => {
    const starts = wordsOf(names);
    const isNamed = (word: string) =>
      word.length >= shortestWord && starts.some((start) => start.startsWith(word));
    const others = typed.filter((word) => !isNamed(word));
    const patch = { ...offer.patch, q: others.join(" ") || undefined };
    return others.length < typed.length ? [{ ...offer, patch, others: others.length }] : [];
  });
  const fewest = Math.min(...found.map(({ others }) => others));
  return found.filter(({ others }) => others === fewest).slice(0, mostOffers);
}

function candidates(view: ExploreView, { tags, ingredients }: Choices): Candidate[] {
  const { heat, without, ingredient } = exploreFilters;
  const ofSandwiches = [
    { names: "spicy hot heat", label: chipText(heat, hot), patch: { heat: hot } },
    ...allergenNames.map((name) => ({
      names: `${allergens[name].singular} free`,
      label: chipText(without, name),
      patch: { without: name },
    })),
    ...tags.map((name) => ({ names: name, label: name, patch: { tag: name } })),
    ...ingredients.map((name) => ({
      names: name,
      label: chipText(ingredient, name),
      patch: { ingredient: name },
    })),
  ];
  return [...closedChoices(view), ...(view === "sandwiches" ? ofSandwiches : [])];
}

/** Switches that anybody can use, and words of closed lists. */
const closedChoices = (view: ExploreView) =>
  Object.entries<Filter>(exploreFilters).flatMap(([name, filter]): Candidate[] => {
    if (!isFilterOf(view, filter) || filter.needs) return [];
    if (filter.kind === "switch") {
      const names = filter.chip.replace(/ (?:only|now)$/, "");
      return [{ names, label: filter.chip, patch: { [name]: filter.on } }];
    }
    if (filter.kind !== "word") return [];
    return filter.words.map((word) => ({ names: word, label: word, patch: { [name]: word } }));
  });
