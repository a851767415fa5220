import { locationValues, sandwichValues } from "#client/features/catalogue-editing/form-values.ts";
import type { LocationValues, SandwichValues } from "#client/features/catalogue-editing/forms.ts";
import { randomUuid } from "#client/lib/random-uuid.ts";
import type { StatedSource } from "#contract/facts.ts";
import type { ImportQuestion, ValueSource } from "#contract/importer.ts";
import type { BasicsValues } from "./draft-schemas.ts";

/** The sources of imported values. An edited value has none. */
export type Sources<Values> = Partial<Record<keyof Values, ValueSource>>;

/** A location or a sandwich to add. */
export interface DraftPart<Values> {
  key: string;
  values: Values;
  sources: Sources<Values>;
  /** The site and day from which its sourced values were read; null if the part was typed. */
  origin: StatedSource | null;
  /** What the import could not decide. */
  questions: ImportQuestion[];
  /** Its id in the catalogue once it is saved, so that it is not sent twice. */
  savedId: number | null;
}

export type LocationPart = DraftPart<LocationValues>;
export type SandwichPart = DraftPart<SandwichValues>;

export interface Draft {
  basics: BasicsValues;
  basicSources: Sources<BasicsValues>;
  /** The site and day of the last import; null before the first. */
  basicsOrigin: StatedSource | null;
  /** The fields that still have our default value. */
  defaults: DefaultField[];
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

export type DefaultField = "restaurantType" | "priceRange";

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
  basicsOrigin: null,
  defaults: ["restaurantType", "priceRange"],
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
  questions: ImportQuestion[] = [],
  origin: StatedSource | null = null,
): DraftPart<Values> => ({ key: randomUuid(), values, sources, origin, questions, savedId: null });

/** The origin of a field's value. Undefined if an admin typed, chose or corrected it. */
export const originOf = <Values>(
  { sources, origin }: Pick<DraftPart<Values>, "sources" | "origin">,
  field: keyof Values,
): StatedSource | undefined => (sources[field] && origin) ?? undefined;

export const withBasics =
  (basics: BasicsValues): DraftStep =>
  (draft) => ({
    ...draft,
    basics,
    basicSources: unchangedSources(draft.basicSources, draft.basics, basics),
    defaults: draft.defaults.filter((field) => basics[field] === draft.basics[field]),
  });

/** The first location starts with the address, phone and hours of the basics. */
export const withNewLocation: DraftStep = (draft) => {
  const { address, phoneNumber, hoursOfOperation } = draft.basics;
  if (draft.locations.length > 0) {
    return { ...draft, locations: [...draft.locations, createPart(locationValues(undefined))] };
  }
  const facts = { address: address ?? "", phoneNumber, hoursOfOperation };
  const values = { ...locationValues(undefined), ...facts };
  const { hoursOfOperation: source } = draft.basicSources;
  const sources = source && { hoursOfOperation: source };
  return { ...draft, locations: [createPart(values, sources, [], draft.basicsOrigin)] };
};

export const withNewSandwich: DraftStep = (draft) => ({
  ...draft,
  sandwiches: [...draft.sandwiches, createPart(sandwichValues(undefined))],
});

/** The parts that are already in the catalogue. */
export const savedParts = <Values>(parts: readonly DraftPart<Values>[]) =>
  parts.filter(({ savedId }) => savedId !== null);

export type PartList = "locations" | "sandwiches";
type ValuesIn<List extends PartList> = Draft[List][number]["values"];

/** The field that the answers to a question fill in. */
export const questionField = ({ about }: ImportQuestion) =>
  about === "price" ? "price" : "hoursOfOperation";

/** Says how a part is saved if its question is not answered. */
export const openQuestionEffect = ({ about }: ImportQuestion): string =>
  `Saved without ${about === "price" ? "a price" : "these hours"} unless you answer.`;

export const withValues =
  <List extends PartList>(list: List, key: string, values: ValuesIn<List>): DraftStep =>
  (draft) => ({
    ...draft,
    [list]: (draft[list] as DraftPart<ValuesIn<List>>[]).map((part) =>
      part.key === key ? editPart(part, values) : part,
    ),
  });

/** A typed value answers the questions about it. */
const editPart = <Values>(part: DraftPart<Values>, values: Values): DraftPart<Values> => ({
  ...part,
  values,
  sources: unchangedSources(part.sources, part.values, values),
  questions: part.questions.filter((question) =>
    isSame(part.values, values, questionField(question)),
  ),
});

export const withSaved =
  (list: PartList, key: string, savedId: number): DraftStep =>
  (draft) => ({
    ...draft,
    [list]: draft[list].map((part) => (part.key === key ? { ...part, savedId } : part)),
  });

export const withoutParts =
  (list: PartList, keys: readonly string[]): DraftStep =>
  (draft) => ({ ...draft, [list]: draft[list].filter(({ key }) => !keys.includes(key)) });

/** Puts parts back as they were in an earlier draft, and where they were. Forms of what was still there start over. */
export const withPartsBack =
  (list: PartList, keys: readonly string[], earlier: Draft): DraftStep =>
  (draft) => {
    const isBack = ({ key }: DraftPart<unknown>) => keys.includes(key);
    const parts: DraftPart<unknown>[] = draft[list].filter((part) => !isBack(part));
    const revision = draft.revision + Number(parts.length < draft[list].length);
    for (const [at, part] of earlier[list].entries()) if (isBack(part)) parts.splice(at, 0, part);
    return { ...draft, [list]: parts, revision };
  };

/** Marks all parts as unsaved: another restaurant does not have them. */
export const withRestaurant =
  (restaurant: Draft["restaurant"]): DraftStep =>
  (draft) => ({
    ...draft,
    restaurant,
    locations: draft.locations.map((part) => ({ ...part, savedId: null })),
    sandwiches: draft.sandwiches.map((part) => ({ ...part, savedId: null })),
  });

const isSame = <Values>(before: Values, after: Values, field: string): boolean => {
  const name = field as keyof Values;
  return JSON.stringify(before[name]) === JSON.stringify(after[name]);
};

const unchangedSources = <Values>(sources: Sources<Values>, before: Values, after: Values) =>
  Object.fromEntries(
    Object.entries(sources).filter(([field]) => isSame(before, after, field)),
  ) as Sources<Values>;

export const isUncertain = (source: ValueSource | undefined): boolean =>
  source !== undefined && source.confidence < 0.7;

/** It may not be a chicken sandwich. It is saved like the others unless the admin drops it. */
export const isDoubtful = ({ sources, savedId }: SandwichPart): boolean =>
  savedId === null && isUncertain(sources.name);
