import type {
  LocationValues,
  SandwichValues,
} from "#client/features/admin/edit-restaurant/forms.ts";
import type { ValueSource } from "#contract/importer.ts";
import type { BasicsValues } from "./draft-schemas.ts";

/** Where imported values come from; one that a person has changed is theirs. */
export type Sources<Values> = Partial<Record<keyof Values, ValueSource>>;

/** A location or a sandwich that is to be added. */
export interface DraftPart<Values> {
  key: string;
  values: Values;
  sources: Sources<Values>;
  /** Its id in the catalogue once it is there: nothing is sent twice. */
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
  /** Where the parts go: one that the catalogue had, or that this draft has made. */
  restaurant: { id: number; isNew: boolean } | null;
  /** Somebody has seen the likely duplicates and says that this is none. */
  isNoDuplicate: boolean;
  /** Counts what came from elsewhere than the forms, which then show it. */
  revision: number;
}
