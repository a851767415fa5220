import { countOf } from "#client/lib/count-of.ts";
import type { Imported } from "./fill-draft.ts";

/** "Golden Hen: 3 locations and 8 chicken sandwiches." */
export function foundText({ basicInfo, locations, sandwiches }: Imported): string {
  const found = [
    locations.length > 0 && countOf(locations.length, "location"),
    sandwiches.length > 0 && countOf(sandwiches.length, "chicken sandwich", "chicken sandwiches"),
  ].filter((text) => text !== false);
  const name = basicInfo.name ?? "This site";
  if (found.length === 0) {
    return `${name}: no locations and no chicken sandwiches found. Paste its page if it has some.`;
  }
  return `${name}: ${found.join(" and ")}.`;
}
