import {
  heatOptions,
  locationLabels,
  sandwichLabels,
} from "#client/features/catalogue-editing/form-values.ts";
import { hoursAsText } from "#contract/hours/write-hours.ts";
import type { ImportChoice, ImportQuestion, ValueSource } from "#contract/importer.ts";
import {
  type Draft,
  type DraftPart,
  type DraftStep,
  isUncertain,
  type PartList,
  questionField,
  type Sources,
} from "./draft.ts";

/** A value that was read with little confidence. */
interface DoubtfulValue {
  field: string;
  label: string;
  value: string;
  source: ValueSource;
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
  list: PartList;
  key: string;
  question: ImportQuestion;
}

const partLists: PartList[] = ["locations", "sandwiches"];

const partName = (values: { name: string } | { address: string }): string =>
  ("name" in values ? values.name : values.address) || "Without a name";

/** The parts that are not in the catalogue yet. */
const unsavedParts = (draft: Draft) =>
  partLists.flatMap((list) =>
    draft[list].filter(({ savedId }) => savedId === null).map((part) => ({ list, ...part })),
  );

export const listQuestions = (draft: Draft): OpenQuestion[] =>
  unsavedParts(draft).flatMap(({ list, key, values, questions }) =>
    questions.map((question) => ({ name: partName(values), list, key, question })),
  );

/** The least certain first. The basics of a known restaurant are not sent, so not listed. */
export function listDoubts(draft: Draft): DoubtfulGroup[] {
  const { restaurant, basics, basicSources } = draft;
  const parts = unsavedParts(draft).map(({ list, key, values, sources }) => ({
    name: partName(values),
    part: { list, key },
    values: doubtfulValues(sources, values, partLabels[list]),
  }));
  const values = restaurant ? [] : doubtfulValues(basicSources, basics, basicLabels);
  return [{ name: "Basics", part: null, values }, ...parts]
    .filter((group) => group.values.length > 0)
    .sort((one, other) => leastConfidence(one) - leastConfidence(other));
}

const leastConfidence = ({ values }: DoubtfulGroup): number =>
  Math.min(...values.map(({ source }) => source.confidence));

/** Sets what the choice says and drops the question. An answer has no source: it is as certain as what is typed. */
export const withAnswer =
  ({ list, key, question }: OpenQuestion, { price, hoursOfOperation }: ImportChoice): DraftStep =>
  (draft) =>
    changePart(draft, list, key, (part) => {
      const field = questionField(question);
      const known = part.values as { hoursOfOperation?: Record<string, string> };
      const answer =
        field === "price"
          ? price
            ? price.toFixed(2)
            : ""
          : // Another question may be about another day of the same week.
            { ...known.hoursOfOperation, ...hoursOfOperation };
      return {
        ...part,
        values: { ...known, [field]: answer },
        sources: withoutFields(part.sources, [field]),
        questions: part.questions.filter((asked) => asked !== question),
      };
    });

/** The admin has confirmed the doubtful values of a group: they count as typed. */
export const withConfirmed =
  ({ part, values }: DoubtfulGroup): DraftStep =>
  (draft) => {
    const fields = values.map(({ field }) => field);
    if (part) {
      return changePart(draft, part.list, part.key, (found) => ({
        ...found,
        sources: withoutFields(found.sources, fields),
      }));
    }
    const basicSources = withoutFields(draft.basicSources, fields);
    return { ...draft, basicSources, revision: draft.revision + 1 };
  };

function changePart(
  draft: Draft,
  list: PartList,
  key: string,
  change: (part: DraftPart<unknown>) => DraftPart<unknown>,
): Draft {
  const parts = draft[list].map((part) => (part.key === key ? change(part) : part));
  return { ...draft, [list]: parts, revision: draft.revision + 1 };
}

const withoutFields = <Values>(sources: Sources<Values>, fields: string[]) =>
  Object.fromEntries(
    Object.entries(sources).filter(([field]) => !fields.includes(field)),
  ) as Sources<Values>;

const basicLabels: Record<string, string> = {
  name: "Name",
  description: "Description",
  restaurantType: "Restaurant Type",
  priceRange: "Price Range",
  phoneNumber: "Phone Number",
  hoursOfOperation: "Hours of Operation",
};

/** Whether a dish is a chicken sandwich is not asked here: the menu tab marks it. */
const { name: _, ...dishLabels } = sandwichLabels;

const partLabels: Record<PartList, Record<string, string>> = {
  locations: locationLabels,
  sandwiches: dishLabels,
};

/** A source without a label belongs to something that the draft shows in its own way, such as the picture. */
const doubtfulValues = <Values extends object>(
  sources: Sources<Values>,
  values: Values,
  labels: Record<string, string>,
): DoubtfulValue[] =>
  (Object.entries(sources) as [string, ValueSource][])
    .filter(([field, source]) => field in labels && isUncertain(source))
    .map(([field, source]) => ({
      field,
      label: labels[field]?.replace(" (Optional)", "") ?? field,
      value: shownValue(field, (values as Record<string, unknown>)[field]),
      source,
    }));

function shownValue(field: string, value: unknown): string {
  if (field === "hoursOfOperation") return hoursAsText(value as Record<string, string>);
  if (field === "spiceLevel") return heatOptions[Number(value)]?.label ?? "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
