/** Where a layer lies: its middle, its upper edge, how far it reaches and how thick it is. */
export type LayerProps<Kind extends string> = {
  kind: Kind;
  y: number;
  width: number;
  height: number;
  seed: string;
};

export const centre = 400;

export function leftOf(width: number): number {
  return centre - width / 2;
}
