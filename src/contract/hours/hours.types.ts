/**
 * Hours as people wrote them: lowercase English weekday names to text ("9:00 AM - 10:00 PM",
 * "closed"), or everything in one `text` ("Mon-Fri 9am-5pm, Sat closed").
 */
export type HoursOfOperation = Readonly<Record<string, string>>;

/** Minutes after the midnight that begins the day; `closes` exceeds 1440 when the range crosses the next one. */
export interface TimeRange {
  readonly opens: number;
  readonly closes: number;
}

/** In order and without overlap. Empty means closed all day, null means unknown. */
export type DayHours = readonly TimeRange[] | null;

/** Seven days, Monday first. */
export type WeeklyHours = readonly DayHours[];

/** When a place is open on a weekday, in minutes. */
export interface LocationHours extends TimeRange {
  /** 0 is Monday, 6 is Sunday. */
  readonly weekday: number;
}

export interface HoursRow {
  /** "Mon–Thu", "Sat", "Every day"; empty for free text. */
  readonly days: string;
  /** Monday is 0. Empty for free text. */
  readonly weekdays: readonly number[];
  readonly text: string;
}

/** When a place closes or opens next, in its local time. */
export interface OpenChange {
  /** Minutes from now. */
  readonly after: number;
  /** 0 is Monday, 6 is Sunday. */
  readonly weekday: number;
  /** Minutes after midnight, 0 to 1439. */
  readonly minute: number;
  readonly isToday: boolean;
}

export interface OpenMoment {
  readonly open: boolean;
  /** The closing time while open, the next opening while closed, or null. */
  readonly change: OpenChange | null;
}

export interface PlaceHours {
  readonly hoursOfOperation?: HoursOfOperation | null;
  readonly timeZone?: string | null;
}

export interface RestaurantHours {
  readonly hoursOfOperation?: HoursOfOperation | null;
  readonly locations?: readonly PlaceHours[] | null;
}

export interface OpenState {
  readonly state: "open" | "closed";
  /** Indexes of the restaurant's locations. Empty when its own hours were used. */
  readonly openLocations: readonly number[];
  /** How many of the open places never close. */
  readonly neverClosing: number;
  /** While open, when the last open location closes; otherwise when the first one opens. */
  readonly change: OpenChange | null;
}
