import type { Price } from "./prices.ts";
import type { Allergen } from "./vocabulary/allergens.ts";

/** One line of one column, with its line number in the pasted text. */
export interface MenuLine {
  number: number;
  text: string;
  indent: number;
  followsBlank: boolean;
  /** One of several dishes in a row. */
  isOneOfMany?: boolean;
  /** The first line below a day of a plan, which names its dish. */
  opensDay?: boolean;
  /** What a table of allergens says about the dish. */
  stated?: Partial<Record<Allergen, boolean>>;
}

/** A heading with its note, which applies to all its dishes. */
export interface MenuSection {
  title: string;
  note: string;
  line: number;
  /** "TORTAS $12": the price of its dishes that have none of their own. */
  prices: readonly Price[];
}

/** A dish of a menu text, or of a website's structured data. */
export interface MenuItem {
  name: string;
  description: string;
  prices: readonly Price[];
  isPerWeight: boolean;
  /** Markers that were cut off the name: "(GF)", "*", "🌶🌶". */
  markers: string;
  /** The meats that one may choose from, in a list of its own. */
  choices?: string;
  /** What a table or a list by number says about its allergens. */
  stated?: Partial<Record<Allergen, boolean>>;
  /** A line below the list says what bread it is in. */
  isOnBread?: boolean;
  /** The head of the columns with its prices: "Half   Whole". */
  sizes?: string;
  /** Its price is one of a list that stands above all dishes. */
  hasStandingPrice?: boolean;
  /** The number by which the menu speaks of it. */
  number?: number;
  section: MenuSection | null;
  nameLine: number | null;
  descriptionLine: number | null;
  priceLine: number | null;
}
