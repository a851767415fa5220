// The types that cross the reader's interface. The server's importer makes the API's answers from them.

/** Lowercase English weekday names to text: "9:00 AM - 10:00 PM", "closed", "24 hours". */
export type HoursOfOperation = Readonly<Record<string, string>>;

/** Minutes after the midnight that begins the day; `closes` exceeds 1440 when the range crosses the next one. */
export interface TimeRange {
  readonly opens: number;
  readonly closes: number;
}

/** In order and without overlap. Empty: closed all day. Null: unknown. */
export type DayHours = readonly TimeRange[] | null;

/** Seven days, Monday first. */
export type WeeklyHours = readonly DayHours[];

export type PriceRange = "$" | "$$" | "$$$" | "$$$$";

export type RestaurantType =
  | "Restaurant"
  | "Fast Food"
  | "Fast Casual"
  | "Casual Dining"
  | "Fine Dining"
  | "Food Truck"
  | "Cafe"
  | "Pub"
  | "Deli"
  | "Bakery";

export type SourceName =
  | "json-ld"
  | "microdata"
  | "rdfa"
  | "open-graph"
  | "script"
  | "text"
  | "menu"
  | "model";

/** Where a value comes from, so that a person can check it. */
export interface ValueSource {
  from: SourceName;
  /** The line of the pasted text, counted from 1; null when no single line says it, or on a website. */
  line: number | null;
  text: string;
  confidence: number;
}

/** What the reader cannot decide: AM or PM, which size. */
export interface Question {
  about: "hours" | "price";
  /** "Friday 10-11: morning or evening?" */
  text: string;
  /** What the menu or the website says. */
  words: string;
  choices: { label: string; price?: number; hoursOfOperation?: HoursOfOperation }[];
}

/** A value, and where it comes from. */
export interface Fact<T> {
  value: T;
  source: ValueSource;
}

/** A location of the restaurant; without an address, phone and hours that stand alone. */
export interface Place {
  name: string | null;
  address: Fact<string> | null;
  phoneNumber: Fact<string> | null;
  hours: Fact<HoursOfOperation> | null;
  questions: Question[];
  point: Fact<{ latitude: number; longitude: number }> | null;
}

export interface SiteFacts {
  name: Fact<string> | null;
  description: Fact<string> | null;
  imageUrl: Fact<string> | null;
  priceRange: Fact<PriceRange> | null;
  restaurantType: Fact<RestaurantType> | null;
  places: Place[];
  /** The dishes of a website's structured data. */
  dishes: { item: MenuItem; from: SourceName }[];
}

export interface Price {
  /** 0 where the menu says "market price". */
  amount: number;
  text: string;
  /** "half", where a dish has several prices. */
  size?: string;
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

/** True: contains it. False: stated free of it. Null: unknown. */
export type Stated = boolean | null;

export interface FoundSandwich {
  name: string;
  description: string;
  /** 0 means that the menu does not say. */
  price: number;
  priceText: string;
  section: string | null;
  ingredients: string[];
  containsGluten: Stated;
  containsDairy: Stated;
  containsEggs: Stated;
  halal: Stated;
  isSpicy: boolean;
  spiceLevel: number;
  /** Only values that are known have a source. A dish whose name has a confidence below 0.7 is doubtful. */
  sources: { name: ValueSource } & Partial<
    Record<
      | "description"
      | "price"
      | "section"
      | "ingredients"
      | "containsGluten"
      | "containsDairy"
      | "containsEggs"
      | "halal"
      | "spiceLevel",
      ValueSource
    >
  >;
  questions: Question[];
}

/** Below this confidence a value is marked as doubtful. */
export const doubtfulBelow = 0.7;

/** A longer menu text is cut: a long menu has some 20,000 characters. */
export const longestMenu = 70_000;

/** A language model is sent no more letters of a menu, or of a website. */
export const longestForModel = 30_000;

export const maxSpiceLevel = 5;
/** Below it is a hint of heat. */
export const spicyFrom = 2;

/** One line of one column, with its line number in the pasted text. */
export interface MenuLine {
  number: number;
  text: string;
  indent: number;
  followsBlank: boolean;
}
