/** What the database announces of a statement that changed rows; see the trigger `announce_changes`. */
export interface Change {
  table: string;
  /** Null: any of them, as when rows come or go. */
  columns: string[] | null;
  /** To whom the changed rows belong, such as `sandwich:12`. Null: to anybody. */
  owners: string[] | null;
}

/** The channel that changes are announced on. */
export const changeChannel = "changes";

/** Nothing else in the database is announced: an answer that reads more is not kept. */
export const announcedTables: ReadonlySet<string> = new Set([
  "avatars",
  "badges",
  "catalogue_stats",
  "images",
  "locations",
  "monthly_xp",
  "outlets",
  "restaurant_redirects",
  "restaurants",
  "review_photos",
  "review_votes",
  "reviews",
  "sandwich_neighbours",
  "sandwich_ratings",
  "sandwich_tags",
  "sandwiches",
  "tags",
  "user_badges",
  "users",
]);

export type OwnerKind = "sandwich" | "restaurant" | "user";

/** The tables of whose rows the database tells the owner of that kind. */
export const ownedTables: Record<OwnerKind, ReadonlySet<string>> = {
  sandwich: new Set([
    "sandwiches",
    "sandwich_neighbours",
    "sandwich_ratings",
    "sandwich_tags",
    "reviews",
    "review_photos",
    "review_votes",
  ]),
  restaurant: new Set([
    "restaurants",
    "restaurant_redirects",
    "locations",
    "outlets",
    "sandwiches",
    "sandwich_ratings",
    "sandwich_tags",
    "reviews",
    "review_photos",
    "review_votes",
  ]),
  user: new Set(["users", "user_badges", "monthly_xp", "reviews", "review_photos", "review_votes"]),
};

export function parseChange(payload: string): Change {
  const [table, columns, owners] = JSON.parse(payload);
  return { table, columns, owners };
}

/** Part of what an answer was made from. */
export interface Dependency {
  table: string;
  columns: ReadonlySet<string> | "all";
  /** Only the rows that belong to it; undefined: all rows. */
  owner?: string;
}

export const touches = (change: Change, { table, columns, owner }: Dependency): boolean =>
  change.table === table &&
  (change.columns === null ||
    columns === "all" ||
    change.columns.some((column) => columns.has(column))) &&
  (change.owners === null || owner === undefined || change.owners.includes(owner));
