const denials = ["page", "restaurants", "editing"] as const;

/** Which page refused access. The address has a name instead of a text: anybody can write an address. */
export type Denial = (typeof denials)[number];

interface DeniedSearch {
  denied?: Denial;
}

export const readDeniedSearch = ({ denied }: Record<string, unknown>): DeniedSearch => ({
  denied: denials.find((name) => name === denied),
});
