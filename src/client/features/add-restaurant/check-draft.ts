import type { LocationOutput, SandwichOutput } from "#client/features/catalogue-editing/forms.ts";
import type { Api } from "#client/lib/api.ts";
import * as restaurantCalls from "#contract/restaurants.endpoints.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { AddTab } from "./add-search.ts";
import {
  type Draft,
  type DraftPart,
  findByText,
  type LocationPart,
  type PartList,
  type SandwichPart,
  withSaved,
} from "./draft.ts";
import { type BasicsOutput, basicsForm, locationForm, sandwichForm } from "./draft-schemas.ts";
import type { DraftStore } from "./draft-store.ts";

interface CheckedPart<Output> {
  key: string;
  output: Output;
}

/** The part of the draft that still has to be sent. */
export interface CheckedDraft {
  /** Null when the restaurant is already in the catalogue. */
  basics: BasicsOutput | null;
  locations: CheckedPart<LocationOutput>[];
  sandwiches: CheckedPart<SandwichOutput>[];
}

export interface DraftProblem {
  tab: AddTab;
  /** Key of the part; absent for the basics. */
  key?: string;
}

interface Schema<Values, Output> {
  safeParse: (values: Values) => { success: true; data: Output } | { success: false };
}

export function checkDraft(draft: Draft): {
  checked: CheckedDraft | null;
  problems: DraftProblem[];
} {
  const basics = draft.restaurant ? null : basicsForm.safeParse(draft.basics);
  const locations = checkParts(draft.locations, locationForm, "location");
  const sandwiches = checkParts(draft.sandwiches, sandwichForm, "menu");
  const problems = [
    ...(basics?.success === false ? [{ tab: "basics" as const }] : []),
    ...locations.problems,
    ...sandwiches.problems,
  ];
  if (problems.length > 0) return { checked: null, problems };
  return {
    problems,
    checked: {
      basics: basics?.data ?? null,
      locations: locations.checked,
      sandwiches: sandwiches.checked,
    },
  };
}

function checkParts<Values, Output>(
  parts: DraftPart<Values>[],
  schema: Schema<Values, Output>,
  tab: AddTab,
) {
  const checked: CheckedPart<Output>[] = [];
  const problems: DraftProblem[] = [];
  for (const { key, values, savedId } of parts) {
    if (savedId !== null) continue;
    const result = schema.safeParse(values);
    if (result.success) checked.push({ key, output: result.data });
    else problems.push({ tab, key });
  }
  return { checked, problems };
}

type Placed = Pick<LocationPart["values"], "address">;
type Named = Pick<SandwichPart["values"], "name" | "section">;

/** Marks the parts that the restaurant already has as saved. */
export async function markKnown(
  api: Api,
  store: DraftStore,
  restaurantId: number,
): Promise<Restaurant> {
  const restaurant = await api.call(restaurantCalls.findRestaurant, { id: restaurantId });
  const menu = await api.all(restaurantCalls.listMenu, { id: restaurantId });
  const { locations, sandwiches } = store.get();
  markSame<Placed>(store, "locations", locations, restaurant.locations, ({ address }) => address);
  // A name may be there once for lunch and once for dinner.
  const inSection = ({ name, section }: Named) => `${section ?? ""}\n${name}`;
  markSame<Named>(store, "sandwiches", sandwiches, menu, inSection);
  markSame<Named>(store, "sandwiches", sandwiches, menu, ({ name }) => name);
  return restaurant;
}

/** Each known thing is one part's alone: a second part with its text is another thing. */
function markSame<Text>(
  store: DraftStore,
  list: PartList,
  parts: readonly { key: string; values: Text }[],
  known: readonly (Text & { id: number })[],
  textOf: (thing: Text) => string,
): void {
  for (const { key, values } of parts) {
    const marked = store.get()[list];
    if (marked.some((part) => part.key === key && part.savedId !== null)) continue;
    const isFree = ({ id }: { id: number }) => marked.every(({ savedId }) => savedId !== id);
    const same = findByText(known.filter(isFree), textOf(values), textOf);
    if (same) store.change(withSaved(list, key, same.id));
  }
}
