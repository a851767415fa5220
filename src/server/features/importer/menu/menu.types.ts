import type { Price } from "./prices.ts";

/** One line of one column, with the number that it has in what was pasted. */
export interface MenuLine {
  number: number;
  text: string;
  indent: number;
  followsBlank: boolean;
}

/** A heading and what it says of everything below it. */
export interface MenuSection {
  title: string;
  note: string;
  line: number;
  /** "TORTAS $12": what each dish below it costs that names no price of its own. */
  prices: Price[];
}

/** A dish as it stands on the menu; structured menus of websites come in here. */
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
