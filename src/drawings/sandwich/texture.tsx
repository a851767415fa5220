import {
  type Box,
  between,
  jagged,
  Mark,
  Patch,
  type Random,
  Shape,
  seededRandom,
  slab,
  soft,
  strokes,
} from "#drawings/pen.tsx";

export type Colors = readonly [body: string, detail: string, other: string];

/** Where a layer lies: its upper edge, how wide the bread is and how thick the layer is. */
export type LayerProps = {
  colors: Colors;
  y: number;
  width: number;
  height: number;
  seed: number;
};

export const centre = 400;

export const leftOf = (width: number) => centre - width / 2;

/** Many short strokes beside each other. Without `by` they are dots. */
export type Scatter = {
  count: number;
  width: number;
  by?: readonly [x: number, y: number];
  /** How far the strokes bend up or down. */
  bend?: number;
  /** Between which shares of the height they begin. */
  between?: readonly [upper: number, lower: number];
};

type Edge = {
  /** How far it reaches beyond the bread, both sides together. */
  overhang?: number;
  /** How much thicker it is than its place in the stack. */
  swell?: number;
  /** How long and how uneven the parts of its edge are. */
  step: number;
  wobble: number;
  corner?: number;
  isCrisp?: boolean;
};

export type Texture = {
  edge: Edge;
  /** How many pieces lie beside each other. */
  pieces?: number;
  /** How thick the crust around the crumb is. The crumb has the second colour. */
  crust?: number;
  /** In the second and the third colour. */
  scatter: readonly Scatter[];
};

/** Something flat seen from the side. */
export function Slab({ texture, ...layer }: LayerProps & { texture: Texture }) {
  const { edge, pieces = 1, crust } = texture;
  const { overhang = 0, swell = 8 } = edge;
  const random = seededRandom(layer.seed);
  const reach = layer.width + overhang;
  const width = reach / pieces + (pieces > 1 ? 16 : 0);
  const outline = edge.isCrisp ? jagged : soft;
  const [body, ...details] = layer.colors;
  return Array.from({ length: pieces }, (_, index) => {
    const x = leftOf(reach) + (index * reach) / pieces - (pieces > 1 ? 8 : 0);
    const box = { x, y: layer.y - swell / 2, width, height: layer.height + swell };
    return (
      <g key={x}>
        <Shape d={outline(slab(box, random, edge))} fill={body} />
        {crust && (
          <Patch d={soft(slab(inside(box, crust), random, crumbEdge))} fill={layer.colors[1]} />
        )}
        {texture.scatter.map((one, layerIndex) => (
          <Mark
            key={one.width}
            d={scatter(box, random, one)}
            color={details[crust ? 1 : layerIndex] ?? body}
            width={one.width}
          />
        ))}
      </g>
    );
  });
}

const crumbEdge = { step: 58, wobble: 2, corner: 16 };

const inside = ({ x, y, width, height }: Box, rim: number): Box => ({
  x: x + rim,
  y: y + rim,
  width: width - 2 * rim,
  height: height - 2 * rim,
});

export function scatter(box: Box, random: Random, one: Scatter): string {
  const { count, by: [along, down] = [0, 0], bend } = one;
  const [upper, lower] = one.between ?? [0.26, 0.74];
  const room = box.width - 56 - Math.abs(along);
  return strokes(
    Array.from({ length: count }, (_, index) => ({
      from: [
        box.x + 28 + Math.max(0, -along) + (room * (index + random() * 0.8)) / count,
        box.y + box.height * between(random, upper, lower),
      ],
      by: [along * between(random, 0.7, 1.3), down * between(random, 0.9, 1.1)],
      ...(bend && { bend: [along / 2, between(random, -bend, bend)] }),
    })),
  );
}
