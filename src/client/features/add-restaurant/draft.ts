import {
  locationValues,
  sandwichValues,
} from "#client/features/admin/edit-restaurant/form-values.ts";
import type {
  LocationValues,
  SandwichValues,
} from "#client/features/admin/edit-restaurant/forms.ts";
import { randomUuid } from "#client/lib/random-uuid.ts";
import type { ValueSource } from "#contract/importer.ts";
import type { BasicsValues } from "./draft-schemas.ts";

/** Where imported values come from. A value that somebody edits loses its source. */
export type Sources<Values> = Partial<Record<keyof Values, ValueSource>>;

/** A location or a sandwich to add. */
export interface DraftPart<Values> {
  key: string;
  values: Values;
  sources: Sources<Values>;
  /** Its id in the catalogue once it is saved, so that it is not sent twice. */
  savedId: number | null;
}

export type LocationPart = DraftPart<LocationValues>;
export type SandwichPart = DraftPart<SandwichValues>;

export interface Draft {
  basics: BasicsValues;
  basicSources: Sources<BasicsValues>;
  /** A picture that the website offers. */
  imageUrl: string | null;
  locations: LocationPart[];
  menuText: string;
  sandwiches: SandwichPart[];
  /** The site of the last import; null before the first. */
  importedFrom: string | null;
  /** The restaurant to add to: one of the catalogue, or the one that an earlier save created (`isNew`). */
  restaurant: { id: number; isNew: boolean } | null;
  /** The admin has seen the likely duplicates and chose "Save as new". */
  isNoDuplicate: boolean;
  /** Increases when something other than a form changes the draft; the forms then start over. */
  revision: number;
}

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

/** For comparing names and addresses: without case and repeated spaces. */
export const foldedText = (text: string): string =>
  text.trim().toLowerCase().replaceAll(/\s+/g, " ");

export const findByText = <T>(things: readonly T[], text: string, textOf: (thing: T) => string) =>
  things.find((thing) => foldedText(textOf(thing)) === foldedText(text));

export const createPart = <Values>(
  values: Values,
  sources: Sources<Values> = {},
): DraftPart<Values> => ({ key: randomUuid(), values, sources, savedId: null });

export const withBasics =
  (basics: BasicsValues): DraftStep =>
  (draft) => ({
    ...draft,
    basics,
    basicSources: unchangedSources(draft.basicSources, draft.basics, basics),
  });

/** The first location starts with the address, phone and hours of the basics. */
export const withNewLocation: DraftStep = (draft) => {
  const { address, phoneNumber, hoursOfOperation } = draft.basics;
  const values = locationValues(undefined);
  if (draft.locations.length === 0) {
    Object.assign(values, { address: address ?? "", phoneNumber, hoursOfOperation });
  }
  return { ...draft, locations: [...draft.locations, createPart(values)] };
};

export const withNewSandwich: DraftStep = (draft) => ({
  ...draft,
  sandwiches: [...draft.sandwiches, createPart(sandwichValues(undefined))],
});

/** The parts that are already in the catalogue. */
export const savedParts = <Values>(parts: readonly DraftPart<Values>[]) =>
  parts.filter(({ savedId }) => savedId !== null);

type PartList = "locations" | "sandwiches";
type ValuesIn<List extends PartList> = Draft[List][number]["values"];

export const withValues =
  <List extends PartList>(list: List, key: string, values: ValuesIn<List>): DraftStep =>
  (draft) => ({
    ...draft,
    [list]: draft[list].map((part) =>
      part.key === key
        ? { ...part, values, sources: unchangedSources(part.sources, part.values, values) }
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

/** Marks all parts as unsaved: another restaurant does not have them. */
export const withRestaurant =
  (restaurant: Draft["restaurant"]): DraftStep =>
  (draft) => ({
    ...draft,
    restaurant,
    locations: draft.locations.map((part) => ({ ...part, savedId: null })),
    sandwiches: draft.sandwiches.map((part) => ({ ...part, savedId: null })),
  });

function unchangedSources<Values>(sources: Sources<Values>, before: Values, after: Values) {
  const kept = Object.entries(sources).filter(([field]) => {
    const name = field as keyof Values;
    return JSON.stringify(before[name]) === JSON.stringify(after[name]);
  });
  return Object.fromEntries(kept) as Sources<Values>;
}

export const isUncertain = (confidence: number): boolean => confidence < 0.7;

/** How many imported values should be checked. Typed values have no source and count as certain. */
export const countUncertainValues = <Values>(sources: Sources<Values>): number =>
  (Object.values(sources) as ValueSource[]).filter(({ confidence }) => isUncertain(confidence))
    .length;

/** Uncertain values of the basics (unless those are not sent) plus the parts that have any. */
export const countUncertain = ({
  basicSources,
  locations,
  sandwiches,
  restaurant,
}: Draft): number =>
  (restaurant ? 0 : countUncertainValues(basicSources)) +
  locations.filter(({ sources }) => countUncertainValues(sources) > 0).length +
  sandwiches.filter(({ sources }) => countUncertainValues(sources) > 0).length;
