import type { ReactNode } from "react";
import {
  between,
  ink,
  jagged,
  line,
  Mark,
  type Point,
  path,
  Shape,
  seededRandom,
  soft,
  strokes,
} from "#drawings/pen.tsx";
import {
  centre,
  type LayerProps,
  leftOf,
  type Scatter,
  Slab,
  scatter,
  type Texture,
} from "./texture.tsx";

type FillingDrawing = { height: number; draw: (props: LayerProps) => ReactNode };

const textured = (height: number, texture: Texture): FillingDrawing => ({
  height,
  draw: (props) => <Slab {...props} texture={texture} />,
});

const chicken = (texture: Texture) => textured(74, texture);

const crags: Scatter = { count: 9, width: 7, by: [20, 3], bend: 10 };
const strands: Scatter = { count: 8, width: 6, by: [36, 2], bend: 20 };
const spread = textured(22, {
  edge: { overhang: 8, step: 52, wobble: 5 },
  scatter: [{ count: 7, width: 6, by: [22, 2], bend: 6 }],
});

/** How each kind of filling is drawn, in the order in which cooks build a sandwich from the bottom up. */
const drawings = {
  spread,
  leaves: { height: 22, draw: Ruffle },
  slabs: textured(22, {
    edge: { overhang: 16, step: 60, wobble: 3 },
    pieces: 3,
    scatter: [{ count: 4, width: 8, by: [10, 0], between: [0.45, 0.55] }],
  }),
  crust: chicken({
    edge: { overhang: 52, swell: 14, step: 18, wobble: 8, corner: 17, isCrisp: true },
    scatter: [crags, { ...crags, count: 11, width: 9 }],
  }),
  nuggets: chicken({
    edge: { overhang: 50, swell: 30, step: 26, wobble: 8, corner: 20, isCrisp: true },
    pieces: 4,
    scatter: [{ ...crags, count: 3, width: 9 }],
  }),
  katsu: chicken({
    edge: { overhang: 12, swell: 14, step: 15, wobble: 5, isCrisp: true },
    crust: 22,
    scatter: [{ count: 14, width: 8, between: [0.1, 0.16] }],
  }),
  seared: chicken({
    edge: { overhang: 30, swell: 14, step: 62, wobble: 8 },
    scatter: [{ count: 6, width: 11, by: [-22, 52], between: [0.15, 0.18] }],
  }),
  pulled: chicken({
    edge: { overhang: 20, swell: 14, step: 44, wobble: 13 },
    scatter: [strands, { ...strands, count: 9, width: 8 }],
  }),
  "chicken salad": chicken({
    edge: { overhang: 6, swell: 20, step: 44, wobble: 12 },
    scatter: [
      { ...strands, width: 11 },
      { count: 7, width: 15 },
    ],
  }),
  sauce: { height: 15, draw: Sauce },
  butter: spread,
  cheese: { height: 15, draw: Cheese },
  meat: { height: 24, draw: Meat },
  "fried egg": { height: 26, draw: FriedEgg },
  "folded egg": textured(26, {
    edge: { overhang: 30, step: 56, wobble: 9 },
    scatter: [{ count: 3, width: 6, by: [60, 0], bend: 12 }],
  }),
  "egg salad": textured(26, {
    edge: { overhang: 4, swell: 12, step: 40, wobble: 7 },
    scatter: [
      { count: 7, width: 20 },
      { count: 7, width: 16 },
    ],
  }),
  coins: textured(22, {
    edge: { swell: 26, step: 90, wobble: 3, corner: 34 },
    pieces: 5,
    scatter: [{ count: 1, width: 10, by: [34, 0], between: [0.4, 0.5] }],
  }),
  shreds: { height: 34, draw: Shreds },
  herbs: { height: 10, draw: Herbs },
  cream: { height: 15, draw: Sauce },
} satisfies Record<string, FillingDrawing>;

export type Look = keyof typeof drawings;

export const heightOf = (look: Look) => drawings[look].height;

const order = Object.keys(drawings);

/** Where a look belongs in the stack. */
export const rankOf = (look: Look) => order.indexOf(look);

export function FillingLayer({ look, ...place }: LayerProps & { look: Look }) {
  const Draw = drawings[look].draw;
  return <Draw {...place} />;
}

function Sauce({ colors: [body, shine], y, width, height, seed }: LayerProps) {
  const random = seededRandom(seed);
  const left = leftOf(width);
  const bottom = y + height;
  const drips = [34, 58, 34, 58].map((longest, index) => ({
    x: left + (width * (index + between(random, 0.3, 0.7))) / 4,
    length: between(random, 16, longest),
    half: between(random, 11, 16),
  }));
  const lower = drips.flatMap<Point>(({ x, length, half }) => [
    [x - half * 2, bottom],
    [x - half, bottom + length * 0.4],
    [x - half, bottom + length],
    [x + half, bottom + length],
    [x + half, bottom + length * 0.4],
    [x + half * 2, bottom],
  ]);
  const outline: Point[] = [
    [left - 4, y + height / 2],
    ...lower,
    [left + width + 4, y + height / 2],
    [left + width - 10, y - 6],
    [left + 10, y - 6],
  ];
  return (
    <>
      <Shape d={soft(outline)} fill={body} />
      <Mark
        d={strokes(
          drips.map(({ x, length }) => ({ from: [x - 4, bottom + 2], by: [0, length / 2] })),
        )}
        color={shine}
      />
    </>
  );
}

/** A slice whose corners hang down. */
function Cheese({ colors: [body, sheen, flecks], y, width, height, seed }: LayerProps) {
  const random = seededRandom(seed);
  const reach = width + 22;
  const left = leftOf(reach);
  const bottom = y + height;
  const corners = [0.16, 0.52, 0.85].map((share) => ({
    x: left + reach * (share + between(random, -0.06, 0.06)),
    drop: between(random, 30, 58),
    half: between(random, 46, 66),
  }));
  const lower = corners.flatMap<Point>(({ x, drop, half }) => [
    [x - half, bottom],
    [x - 7, bottom + drop],
    [x + 7, bottom + drop],
    [x + half, bottom],
  ]);
  const upper: Point[] = [
    [left + reach, y],
    [left + reach - 8, y - 5],
    [left + 8, y - 5],
    [left, y],
  ];
  return (
    <>
      <Shape d={jagged([...lower, ...upper])} fill={body} />
      <Mark
        d={strokes(
          corners.map(({ x, drop }) => ({ from: [x - 12, bottom + 2], by: [6, drop * 0.4] })),
        )}
        color={sheen}
        width={8}
      />
      <Mark
        d={strokes(corners.map(({ x, drop }) => ({ from: [x + 16, bottom + drop * 0.2] })))}
        color={flecks}
        width={11}
      />
    </>
  );
}

function Meat({ colors: [lean, fat], y, width, height, seed }: LayerProps) {
  const random = seededRandom(seed);
  const reach = width + 64;
  const ridge = (down: number) =>
    Array.from(
      { length: 12 },
      (_, index): Point => [
        leftOf(reach) + (index * reach) / 11,
        y + down + (index % 2 ? 11 : -11) + between(random, -3, 3),
      ],
    );
  return (
    <>
      <Shape d={soft([...ridge(0), ...ridge(height).reverse()])} fill={lean} />
      <Mark d={line(ridge(height * 0.52).slice(1, -1))} color={fat} width={9} />
    </>
  );
}

function FriedEgg({ colors: [white, yolk, shine], y, width, height, seed }: LayerProps) {
  const random = seededRandom(seed);
  const reach = width + 10;
  const left = leftOf(reach);
  const middle = centre + between(random, -50, 50);
  const edge = Array.from(
    { length: 9 },
    (_, index): Point => [
      left + (index * reach) / 8,
      y + height + (index % 2 ? between(random, 12, 32) : 0),
    ],
  );
  return (
    <>
      <Shape d={soft([[left, y + 4], ...edge, [left + reach, y + 4]])} fill={white} />
      <Shape
        d={path`M${middle - 74} ${y + 14}q6-46 74-46t74 46q2 30-14 62-10 16-20-8-4-30-54-30-58 0-60-24z`}
        fill={yolk}
      />
      <Mark d={path`M${middle - 40} ${y - 4}q12-14 36-14`} color={shine} width={8} />
    </>
  );
}

function Ruffle({ colors: [leaf, vein], y, width, height, seed }: LayerProps) {
  const random = seededRandom(seed);
  const reach = width + between(random, 50, 76);
  const left = leftOf(reach);
  const lower = Array.from({ length: 21 }, (_, index): Point => {
    const dip = index % 2 ? between(random, 16, 30) : between(random, -12, -4);
    return [left + (index * reach) / 20, y + height * 0.7 + dip];
  });
  const veins = lower.filter((_, index) => index % 2);
  return (
    <>
      <Shape d={soft([[left + 10, y - 4], ...lower, [left + reach - 10, y - 4]])} fill={leaf} />
      <Mark
        d={strokes(
          veins.map(([x, tip]) => ({ from: [x, tip - 12], by: [between(random, -7, 7), -13] })),
        )}
        color={vein}
      />
    </>
  );
}

function Herbs({ colors: [leaf], y, width, height, seed }: LayerProps) {
  const box = { x: leftOf(width), y, width, height };
  const sprigs = scatter(box, seededRandom(seed), { count: 10, width: 11, by: [18, 3], bend: 8 });
  return (
    <>
      <Mark d={sprigs} color={ink} width={22} />
      <Mark d={sprigs} color={leaf} width={11} />
    </>
  );
}

const heap: Texture = {
  edge: { overhang: 16, swell: 16, step: 60, wobble: 9 },
  scatter: [
    { ...strands, count: 6, width: 7 },
    { ...strands, count: 7, width: 8 },
  ],
};

/** A heap from which a few shreds hang. */
function Shreds(props: LayerProps) {
  const { y, width, height, seed } = props;
  const box = { x: leftOf(width), y, width, height };
  const strays = scatter(box, seededRandom(seed), {
    count: 4,
    width: 8,
    by: [12, 26],
    bend: 14,
    between: [1, 1],
  });
  return (
    <>
      <Mark d={strays} color={ink} width={20} />
      <Mark d={strays} color={props.colors[0]} width={8} />
      <Slab {...props} texture={heap} />
    </>
  );
}
