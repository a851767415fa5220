import {
  heatOptions,
  locationLabels,
  sandwichLabels,
} from "#client/features/admin/edit-restaurant/form-values.ts";
import type { SandwichValues } from "#client/features/admin/edit-restaurant/forms.ts";
import { hoursAsText } from "#contract/hours/write-hours.ts";
import type { ImportChoice, ImportQuestion, ValueSource } from "#contract/importer.ts";
import {
  type DefaultField,
  type Draft,
  type DraftPart,
  type DraftStep,
  isUncertain,
  type PartList,
  type Sources,
} from "./draft.ts";

/** A value that a person should look at: read with little confidence, or a default of ours (without a source). */
interface DoubtfulValue {
  label: string;
  value: string;
  source: ValueSource | null;
}

/** The doubtful values of one location or sandwich, or of the basics (without `part`). */
export interface DoubtfulGroup {
  name: string;
  part: { list: PartList; key: string } | null;
  values: DoubtfulValue[];
}

export interface OpenQuestion {
  /** The location or sandwich that it is about. */
  name: string;
  /** What else is known of a sandwich: its description and its price. */
  about: string;
  list: PartList;
  key: string;
  question: ImportQuestion;
}

const partLists: PartList[] = ["locations", "sandwiches"];

export const partName = (values: { name: string } | { address: string }): string =>
  ("name" in values ? values.name : values.address) || "Without a name";

/** What is in the catalogue already is not asked about again. */
const unsavedParts = (draft: Draft) =>
  partLists.flatMap((list) =>
    draft[list].filter(({ savedId }) => savedId === null).map((part) => ({ list, ...part })),
  );

export const listQuestions = (draft: Draft): OpenQuestion[] =>
  unsavedParts(draft).flatMap(({ list, key, values, questions }) =>
    questions.map((question) => ({
      name: partName(values),
      about: "name" in values ? aboutSandwich(values) : "",
      list,
      key,
      question,
    })),
  );

const aboutSandwich = ({ description, price }: SandwichValues): string =>
  [description, price && `$${price}`].filter(Boolean).join(" · ");

/** The least certain first; our defaults come last. The basics of a known restaurant are not sent, so not listed. */
export function listDoubts(draft: Draft): DoubtfulGroup[] {
  const basics = draft.restaurant
    ? []
    : doubtfulValues(draft.basicSources, draft.basics, basicLabels);
  const defaults =
    draft.restaurant || draft.importedFrom === null
      ? []
      : draft.defaults.map((field) => ({
          label: basicLabels[field],
          value: draft.basics[field],
          source: null,
        }));
  const parts = unsavedParts(draft).map(({ list, key, values, sources }) => ({
    name: partName(values),
    part: { list, key },
    values: doubtfulValues(sources, values, partLabels[list]),
  }));
  return [{ name: "Basics", part: null, values: [...basics, ...defaults] }, ...parts]
    .filter(({ values }) => values.length > 0)
    .sort((one, other) => leastConfidence(one) - leastConfidence(other));
}

const leastConfidence = ({ values }: DoubtfulGroup): number =>
  Math.min(...values.map(({ source }) => source?.confidence ?? 1));

/** Sets what the choice says and drops the question; `keep: false` drops the part. */
export const withAnswer =
  ({ list, key, question }: OpenQuestion, choice: ImportChoice): DraftStep =>
  (draft) =>
    changePart(draft, list, key, (part) =>
      choice.keep === false
        ? null
        : {
            ...part,
            ...chosenValues(part, choice),
            questions: part.questions.filter((asked) => asked !== question),
          },
    );

/** A person's answer has no source: it is as certain as what they type. */
function chosenValues<Values>({ values, sources }: DraftPart<Values>, choice: ImportChoice) {
  const chosen: { price?: string; hoursOfOperation?: Record<string, string> } = {};
  if (choice.price !== undefined) chosen.price = choice.price ? choice.price.toFixed(2) : "";
  if (choice.hoursOfOperation) {
    const { hoursOfOperation } = values as { hoursOfOperation?: Record<string, string> };
    // Another question may be about another day of the same week.
    chosen.hoursOfOperation = { ...hoursOfOperation, ...choice.hoursOfOperation };
  }
  return {
    values: { ...values, ...chosen },
    sources: withoutFields(sources, (field) => field in chosen),
  };
}

/** Somebody has looked at the doubtful values of a group: they count as typed from now on. */
export const withConfirmed =
  ({ part }: DoubtfulGroup): DraftStep =>
  (draft) => {
    const certain = <Values>(sources: Sources<Values>) =>
      withoutFields(sources, (_, { confidence }) => isUncertain(confidence));
    if (part) {
      return changePart(draft, part.list, part.key, (found) => ({
        ...found,
        sources: certain(found.sources),
      }));
    }
    return {
      ...draft,
      basicSources: certain(draft.basicSources),
      defaults: [],
      revision: draft.revision + 1,
    };
  };

function changePart(
  draft: Draft,
  list: PartList,
  key: string,
  change: (part: DraftPart<unknown>) => DraftPart<unknown> | null,
): Draft {
  const parts = draft[list].flatMap((part) => (part.key === key ? (change(part) ?? []) : part));
  return { ...draft, [list]: parts, revision: draft.revision + 1 };
}

const withoutFields = <Values>(
  sources: Sources<Values>,
  isDropped: (field: string, source: ValueSource) => boolean,
) =>
  Object.fromEntries(
    Object.entries(sources).filter(([field, source]) => !isDropped(field, source as ValueSource)),
  ) as Sources<Values>;

const basicLabels: Record<string, string> & Record<DefaultField, string> = {
  name: "Name",
  description: "Description",
  restaurantType: "Restaurant Type",
  priceRange: "Price Range",
  phoneNumber: "Phone Number",
  hoursOfOperation: "Hours of Operation",
};

const partLabels: Record<PartList, Record<string, string>> = {
  locations: locationLabels,
  sandwiches: sandwichLabels,
};

/** A source without a label belongs to something that the draft shows in its own way, such as the picture. */
const doubtfulValues = <Values extends object>(
  sources: Sources<Values>,
  values: Values,
  labels: Record<string, string>,
): DoubtfulValue[] =>
  (Object.entries(sources) as [string, ValueSource][])
    .filter(([field, { confidence }]) => field in labels && isUncertain(confidence))
    .map(([field, source]) => ({
      label: labels[field]?.replace(" (Optional)", "") ?? field,
      value: shownValue(field, (values as Record<string, unknown>)[field]),
      source,
    }));

function shownValue(field: string, value: unknown): string {
  if (field === "hoursOfOperation") return hoursAsText(value as Record<string, string>);
  if (field === "spiceLevel") return heatOptions[Number(value)]?.label ?? "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
