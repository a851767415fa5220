/** What a page says to those it is not for. The address carries the name alone: a text could be anybody's. */
export const denials = {
  page: "You need admin privileges to access this page.",
  restaurants: "You need admin privileges to manage restaurants.",
  editing: "You need admin privileges to edit restaurants.",
} as const;

export type Denial = keyof typeof denials;

export interface DeniedSearch {
  denied?: Denial;
}

export const readDeniedSearch = ({ denied }: Record<string, unknown>): DeniedSearch => ({
  denied: isDenial(denied) ? denied : undefined,
});

const isDenial = (name: unknown): name is Denial =>
  typeof name === "string" && Object.hasOwn(denials, name);
