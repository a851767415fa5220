import type { Price } from "./prices.ts";

/** One line of one column, with its line number in the pasted text. */
export interface MenuLine {
  number: number;
  text: string;
  indent: number;
  followsBlank: boolean;
}

/** A heading with its note, which applies to all its dishes. */
export interface MenuSection {
  title: string;
  note: string;
  line: number;
  /** "TORTAS $12": the price of its dishes that have none of their own. */
  prices: Price[];
}

/** A dish of a menu text, or of a website's structured data. */
export interface MenuItem {
  name: string;
  description: string;
  prices: Price[];
  isPerWeight: boolean;
  /** Markers that were cut off the name: "(GF)", "*", "🌶🌶". */
  markers: string;
  section: MenuSection | null;
  nameLine: number | null;
  descriptionLine: number | null;
  priceLine: number | null;
}
