type Facts = Record<string, unknown> | null;

export interface FactChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What differs, field by field, in words; null where there was or is nothing to say. */
export function factChanges(before: Facts, after: Facts): FactChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      field: inWords(field),
      before: shown(before?.[field]),
      after: shown(after?.[field]),
    }))
    .filter((change) => change.before !== null || change.after !== null);
}

/** "restaurantType" is "restaurant type". */
const inWords = (field: string) => field.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

function shown(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return value.map((each) => shown(each) ?? "").join(", ") || null;
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, each]) => `${inWords(name)}: ${shown(each)}`);
    return parts.join(", ") || null;
  }
  return String(value);
}
