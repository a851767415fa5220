import {
  locationValues,
  sandwichValues,
} from "#client/features/admin/edit-restaurant/form-values.ts";
import type {
  ExtractedSandwich,
  ImportBasicAnswer,
  ImportedLocation,
  ImportWebsiteAnswer,
} from "#contract/importer.ts";
import type { LocationPart, SandwichPart } from "./draft.types.ts";
import type { BasicsValues } from "./draft-schemas.ts";
import { type DraftStep, emptyDraft, foldedText, partOf } from "./draft-steps.ts";

/** What either import answers, in one shape. */
export type Imported = Pick<
  ImportWebsiteAnswer,
  "restaurantId" | "basicInfo" | "locations" | "sources" | "pages"
> & { sandwiches: ExtractedSandwich[] };

export const fromQuick = ({
  id,
  locations,
  sources,
  ...basicInfo
}: ImportBasicAnswer): Imported => ({
  restaurantId: id,
  basicInfo,
  locations,
  sources,
  sandwiches: [],
  pages: [],
});

export const fromFull = ({ menuInfo, ...answer }: ImportWebsiteAnswer): Imported => ({
  ...answer,
  sandwiches: menuInfo.sandwiches,
});

/**
 * Fills in what the site says and keeps what is there beside it. Another site than the last one begins anew, and
 * so does any site when a restaurant typed by hand is in the catalogue: two restaurants never become one. A page
 * pasted without its address belongs to what is there.
 */
export const filledWith =
  (imported: Imported, site: string): DraftStep =>
  (draft) => {
    const isBegun = draft.importedFrom !== null || draft.restaurant?.isNew === true;
    const isOther = isBegun && draft.importedFrom !== site && site !== pastedPage;
    const base = isOther ? emptyDraft : draft;
    const { basicInfo, restaurantId } = imported;
    return {
      ...base,
      basics: basicsOf(base.basics, basicInfo),
      basicSources: { ...base.basicSources, ...imported.sources },
      imageUrl: basicInfo.imageUrl ?? base.imageUrl,
      locations: joined(base.locations, locationsOf(imported), ({ values }) => values.address),
      sandwiches: joined(base.sandwiches, sandwichParts(imported.sandwiches), nameOf),
      restaurant:
        base.restaurant ?? (restaurantId === undefined ? null : { id: restaurantId, isNew: false }),
      importedFrom: site === pastedPage ? (base.importedFrom ?? site) : site,
      revision: draft.revision + 1,
    };
  };

export const withFound =
  (sandwiches: ExtractedSandwich[]): DraftStep =>
  (draft) => ({
    ...draft,
    sandwiches: joined(draft.sandwiches, sandwichParts(sandwiches), nameOf),
  });

function basicsOf(known: BasicsValues, { imageUrl: _, ...said }: Imported["basicInfo"]) {
  const given = Object.entries(said).filter(([, value]) => value !== null);
  return { ...known, ...Object.fromEntries(given) } as BasicsValues;
}

const locationPart = ({ sources, ...location }: ImportedLocation): LocationPart =>
  partOf(locationValues(location), sources);

/** A site that says where it is without calling it a location has one. */
function locationsOf({ locations, basicInfo }: Imported): LocationPart[] {
  if (locations.length > 0 || !basicInfo.address) return locations.map(locationPart);
  const { address, phoneNumber, hoursOfOperation } = basicInfo;
  return [
    partOf(
      locationValues({ address, phoneNumber, hoursOfOperation, latitude: null, longitude: null }),
    ),
  ];
}

const sandwichParts = (sandwiches: ExtractedSandwich[]): SandwichPart[] =>
  sandwiches.map((sandwich) => partOf(sandwichValues(sandwich), sandwich.sources));

const nameOf = ({ values }: SandwichPart) => values.name;

/** Those that are there, then those that are new. */
function joined<Part>(known: Part[], found: Part[], textOf: (part: Part) => string): Part[] {
  const texts = new Set(known.map((part) => foldedText(textOf(part))));
  return [...known, ...found.filter((part) => !texts.has(foldedText(textOf(part))))];
}

const pastedPage = "a pasted page";

export const siteOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : pastedPage;
