import { locationValues, sandwichValues } from "#client/features/catalogue-editing/form-values.ts";
import { formatCount } from "#client/lib/format-count.ts";
import type { StatedSource } from "#contract/facts.ts";
import type {
  ExtractedSandwich,
  ImportBasicAnswer,
  ImportedLocation,
  ImportWebsiteAnswer,
} from "#contract/importer.ts";
import {
  createPart,
  type DraftStep,
  emptyDraft,
  foldedText,
  isDoubtful,
  type LocationPart,
  questionField,
  type SandwichPart,
} from "./draft.ts";
import type { BasicsValues } from "./draft-schemas.ts";

/** The answer of either import, in one shape. */
export type Imported = Pick<
  ImportWebsiteAnswer,
  "restaurantId" | "basicInfo" | "locations" | "sources" | "questions" | "pages"
> & { sandwiches: ExtractedSandwich[] };

export const fromQuick = ({
  id,
  locations,
  sources,
  questions,
  ...basicInfo
}: ImportBasicAnswer): Imported => ({
  restaurantId: id,
  basicInfo,
  locations,
  sources,
  questions,
  sandwiches: [],
  pages: [],
});

export const fromFull = ({ menuInfo, ...answer }: ImportWebsiteAnswer): Imported => ({
  ...answer,
  sandwiches: menuInfo.sandwiches,
});

/**
 * Fills in what the site says and keeps the rest of the draft. The draft starts over when the site is another one
 * than last time, or when the draft's restaurant was typed by hand and is already saved: two restaurants must not
 * become one. A page pasted without its address belongs to the current draft.
 */
export const withImport =
  (imported: Imported, site: string, now = new Date()): DraftStep =>
  (draft) => {
    const isBegun = draft.importedFrom !== null || draft.restaurant?.isNew === true;
    const isOther = isBegun && draft.importedFrom !== site && site !== pastedPage;
    const base = isOther ? emptyDraft : draft;
    const { basicInfo, restaurantId } = imported;
    const origin = { from: "website" as const, date: dayOf(now) };
    return {
      ...base,
      basics: mergeBasics(base.basics, basicInfo),
      basicSources: { ...base.basicSources, ...imported.sources },
      basicsOrigin: origin,
      defaults: base.defaults.filter((field) => basicInfo[field] === null),
      imageUrl: basicInfo.imageUrl ?? base.imageUrl,
      locations: addNew(
        base.locations,
        importedLocationParts(imported, origin),
        ({ values }) => values.address,
      ),
      sandwiches: addSandwiches(base.sandwiches, imported.sandwiches, origin),
      restaurant:
        base.restaurant ?? (restaurantId === undefined ? null : { id: restaurantId, isNew: false }),
      importedFrom: site === pastedPage ? (base.importedFrom ?? site) : site,
      revision: draft.revision + 1,
    };
  };

export const withSandwiches =
  (sandwiches: ExtractedSandwich[], now = new Date()): DraftStep =>
  (draft) => ({
    ...draft,
    sandwiches: addSandwiches(draft.sandwiches, sandwiches, { from: "menu", date: dayOf(now) }),
  });

/** Days are the server's, in UTC. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

function mergeBasics(known: BasicsValues, { imageUrl: _, ...said }: Imported["basicInfo"]) {
  const given = Object.entries(said).filter(([, value]) => value !== null);
  return { ...known, ...Object.fromEntries(given) } as BasicsValues;
}

const locationPart =
  (origin: StatedSource) =>
  ({ sources, questions, ...location }: ImportedLocation): LocationPart =>
    createPart(locationValues(location), sources, questions, origin);

/** A site without locations has one if it has an address, or hours to ask about, which belong to some place. */
function importedLocationParts(
  { locations, basicInfo, sources: said, questions }: Imported,
  origin: StatedSource,
): LocationPart[] {
  const { phoneNumber, hoursOfOperation } = basicInfo;
  const address = basicInfo.address ?? "";
  if (locations.length > 0 || (address === "" && questions.length === 0)) {
    return locations.map(locationPart(origin));
  }
  const values = { address, phoneNumber, hoursOfOperation, latitude: null, longitude: null };
  const sources = said.hoursOfOperation && { hoursOfOperation: said.hoursOfOperation };
  return [createPart(locationValues(values), sources, questions, origin)];
}

/** The doubtful ones stand last. */
function addSandwiches(
  known: SandwichPart[],
  found: ExtractedSandwich[],
  origin: StatedSource,
): SandwichPart[] {
  const parts = found
    .map(withoutAskedPrice)
    .map((dish) => createPart(sandwichValues(dish), dish.sources, dish.questions, origin));
  return addNew(known, parts, ({ values }) => values.name).sort(
    (one, other) => Number(isDoubtful(one)) - Number(isDoubtful(other)),
  );
}

/** If the reader asks about the price, it states the lowest one. The draft stays without a price until the answer. */
function withoutAskedPrice(sandwich: ExtractedSandwich): ExtractedSandwich {
  if (!sandwich.questions.some((question) => questionField(question) === "price")) return sandwich;
  const { price: _, ...sources } = sandwich.sources;
  return { ...sandwich, price: 0, sources };
}

/** The known parts, then the found ones whose text is new. */
function addNew<Part>(known: Part[], found: Part[], textOf: (part: Part) => string): Part[] {
  const texts = new Set(known.map((part) => foldedText(textOf(part))));
  return [...known, ...found.filter((part) => !texts.has(foldedText(textOf(part))))];
}

const pastedPage = "a pasted page";

/** The host of the address without "www.". */
export const siteName = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : pastedPage;

/** False when the page says nothing but a name: it is drawn by scripts, or no restaurant's. */
export const isRead = ({ basicInfo, locations, sandwiches }: Imported): boolean =>
  locations.length + sandwiches.length > 0 ||
  Boolean(basicInfo.address || basicInfo.phoneNumber || basicInfo.hoursOfOperation);

/** There is nothing that could be filled in. */
export const isNothing = (imported: Imported): boolean =>
  imported.restaurantId === undefined &&
  !isRead(imported) &&
  !imported.basicInfo.name &&
  !imported.basicInfo.description;

/** For the toast: "Golden Hen: 3 locations and 8 chicken sandwiches." */
export function describeImport({ basicInfo, locations, sandwiches }: Imported): string {
  const found = [
    locations.length > 0 && formatCount(locations.length, "location"),
    sandwiches.length > 0 &&
      formatCount(sandwiches.length, "chicken sandwich", "chicken sandwiches"),
  ].filter((text) => text !== false);
  const name = basicInfo.name ?? "This site";
  if (found.length === 0) {
    return `${name}: no locations and no chicken sandwiches found. Paste its page if it has some.`;
  }
  return `${name}: ${found.join(" and ")}.`;
}
