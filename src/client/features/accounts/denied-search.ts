const denials = ["page", "restaurants", "editing"] as const;

/** Which page refused somebody. The address carries the name alone: a text could be anybody's. */
export type Denial = (typeof denials)[number];

export interface DeniedSearch {
  denied?: Denial;
}

export const readDeniedSearch = ({ denied }: Record<string, unknown>): DeniedSearch => ({
  denied: denials.find((name) => name === denied),
});
