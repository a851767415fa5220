import {
  locationValues,
  sandwichValues,
} from "#client/features/admin/edit-restaurant/form-values.ts";
import { randomUuid } from "#client/lib/random-uuid.ts";
import type { Draft, DraftPart, Sources } from "./draft.types.ts";
import type { BasicsValues } from "./draft-schemas.ts";

export type DraftStep = (draft: Draft) => Draft;

export const emptyDraft: Draft = {
  basics: {
    name: "",
    description: "",
    website: "",
    restaurantType: "Fast Casual",
    priceRange: "$$",
    address: "",
    phoneNumber: "",
    hoursOfOperation: {},
  },
  basicSources: {},
  imageUrl: null,
  locations: [],
  menuText: "",
  sandwiches: [],
  importedFrom: null,
  restaurant: null,
  isNoDuplicate: false,
  revision: 0,
};

export const isStarted = ({ revision, ...draft }: Draft): boolean =>
  JSON.stringify({ ...draft, revision: 0 }) !== JSON.stringify(emptyDraft);

/** Case and spaces make no other name and no other address. */
export const foldedText = (text: string): string =>
  text.trim().toLowerCase().replaceAll(/\s+/g, " ");

export const partOf = <Values>(
  values: Values,
  sources: Sources<Values> = {},
): DraftPart<Values> => ({ key: randomUuid(), values, sources, savedId: null });

export const withBasics =
  (basics: BasicsValues): DraftStep =>
  (draft) => ({
    ...draft,
    basics,
    basicSources: stillTrue(draft.basicSources, draft.basics, basics),
  });

/** The first one begins with what the basics say of the place. */
export const withNewLocation: DraftStep = (draft) => {
  const { address, phoneNumber, hoursOfOperation } = draft.basics;
  const values = locationValues(undefined);
  if (draft.locations.length === 0) {
    Object.assign(values, { address: address ?? "", phoneNumber, hoursOfOperation });
  }
  return { ...draft, locations: [...draft.locations, partOf(values)] };
};

export const withNewSandwich: DraftStep = (draft) => ({
  ...draft,
  sandwiches: [...draft.sandwiches, partOf(sandwichValues(undefined))],
});

/** The parts that are in the catalogue. */
export const savedIn = <Values>(parts: readonly DraftPart<Values>[]) =>
  parts.filter(({ savedId }) => savedId !== null);

type PartList = "locations" | "sandwiches";
type ValuesIn<List extends PartList> = Draft[List][number]["values"];

export const withValues =
  <List extends PartList>(list: List, key: string, values: ValuesIn<List>): DraftStep =>
  (draft) => ({
    ...draft,
    [list]: draft[list].map((part) =>
      part.key === key
        ? { ...part, values, sources: stillTrue(part.sources, part.values, values) }
        : part,
    ),
  });

export const withSaved =
  (list: PartList, key: string, savedId: number): DraftStep =>
  (draft) => ({
    ...draft,
    [list]: draft[list].map((part) => (part.key === key ? { ...part, savedId } : part)),
  });

export const withoutPart =
  (list: PartList, key: string): DraftStep =>
  (draft) => ({ ...draft, [list]: draft[list].filter((part) => part.key !== key) });

/** Another restaurant has none of the parts yet. */
export const withRestaurant =
  (restaurant: Draft["restaurant"]): DraftStep =>
  (draft) => ({
    ...draft,
    restaurant,
    locations: draft.locations.map((part) => ({ ...part, savedId: null })),
    sandwiches: draft.sandwiches.map((part) => ({ ...part, savedId: null })),
  });

function stillTrue<Values>(sources: Sources<Values>, before: Values, after: Values) {
  const kept = Object.entries(sources).filter(([field]) => {
    const name = field as keyof Values;
    return JSON.stringify(before[name]) === JSON.stringify(after[name]);
  });
  return Object.fromEntries(kept) as Sources<Values>;
}
