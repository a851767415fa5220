import type {
  LocationOutput,
  SandwichOutput,
} from "#client/features/admin/edit-restaurant/forms.ts";
import type { AddTab } from "./add-search.ts";
import { type Draft, type DraftPart, isUndecided } from "./draft.ts";
import { type BasicsOutput, basicsForm, locationForm, sandwichForm } from "./draft-schemas.ts";

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
  for (const part of parts) {
    const { key, values, savedId } = part;
    if (savedId !== null || isUndecided(part)) continue;
    const result = schema.safeParse(values);
    if (result.success) checked.push({ key, output: result.data });
    else problems.push({ tab, key });
  }
  return { checked, problems };
}
