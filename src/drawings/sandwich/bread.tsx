import type { ReactNode } from "react";
import {
  between,
  Mark,
  Patch,
  type Point,
  path,
  Shape,
  type Stroke,
  seededRandom,
  slab,
  soft,
  strokes,
} from "#drawings/pen.tsx";
import { centre, type LayerProps, leftOf, Slab, scatter, type Texture } from "./texture.tsx";

/** `y` is the height at which this half of the bread meets the filling. */
type HalfProps = LayerProps & { name: string };

/** The lower half is drawn before the filling, the upper one after it. */
type Halves = Record<"lower" | "upper", (props: HalfProps) => ReactNode>;

/** Both halves are alike. */
const twice = (texture: Texture): Halves => ({
  lower: (props) => <Slab {...props} texture={texture} />,
  upper: (props) => <Slab {...props} y={props.y - props.height} texture={texture} />,
});

const specks = { count: 10, width: 7, by: [5, 0] } as const;
const biscuit: Texture = {
  edge: { step: 44, wobble: 7, corner: 14 },
  scatter: [{ count: 9, width: 6, by: [70, 0], bend: 5, between: [0.42, 0.8] }],
};

export const breadShapes = {
  bun: { lower: BunHeel, upper: BunCrown },
  slice: twice({
    edge: { step: 58, wobble: 4, corner: 12 },
    crust: 12,
    scatter: [specks],
  }),
  long: { lower: LongHeel, upper: LongCrown },
  pocket: { lower: PocketBack, upper: PocketFront },
  biscuit: { lower: twice(biscuit).lower, upper: BiscuitTop },
  rice: twice({
    edge: { step: 24, wobble: 6 },
    scatter: [
      { count: 14, width: 7, by: [5, 2], bend: 5 },
      { count: 8, width: 8, by: [6, 2], bend: 5 },
    ],
  }),
} satisfies Record<string, Halves>;

export type BreadShape = keyof typeof breadShapes;

function BunCrown({ name, colors: [body, shine, shade], y, width, height, seed }: HalfProps) {
  const random = seededRandom(seed);
  const left = leftOf(width) - 4;
  const right = left + width + 8;
  const lean = between(random, -22, 22);
  const shoulder = y - height * between(random, 0.98, 1.12);
  const dome = [
    path`M${left} ${y - 12}`,
    path`C${left - 4} ${y - height * 0.62} ${left + width * 0.2} ${shoulder}`,
    path` ${centre + lean} ${y - height}`,
    path`S${right + 6} ${y - height * 0.6} ${right} ${y - 12}`,
    "q-2 22-34 22",
    path`H${left + 32}`,
    "q-30-2-32-22z",
  ].join("");
  return (
    <>
      <Shape d={dome} fill={body} />
      <Patch
        d={path`M${left + 12} ${y - 16}q${width / 2} 22 ${width - 16}-2q-4 20-34 24H${left + 40}q-24-2-28-22z`}
        fill={shade}
      />
      <Mark
        d={path`M${left + width * 0.13} ${y - height * 0.52}q${width * 0.09} ${-height * 0.28} ${width * 0.28} ${-height * 0.34}`}
        color={shine}
        width={15}
      />
      {name === "sesame" && <Seeds y={y} width={width} height={height} seed={seed} />}
      {name === "kaiser" && <Mark d={petals(y, height)} color={shade} width={7} />}
    </>
  );
}

function Seeds({ y, width, height, seed }: Omit<LayerProps, "colors">) {
  const dome = { x: leftOf(width) + 30, y: y - height, width: width - 60, height: height * 0.9 };
  const seeds = scatter(dome, seededRandom(seed), { count: 17, width: 10, by: [6, 5] });
  return <Mark d={seeds} color="#fff3d0" width={10} />;
}

const petals = (y: number, height: number) =>
  strokes(
    [-120, -50, 40, 120].map((aside) => ({
      from: [centre + aside * 0.3, y - height * 0.93],
      bend: [aside * 0.6, 14],
      by: [aside, height * 0.48],
    })),
  );

function BunHeel({ colors: [body, , shade], y, width, height, seed }: HalfProps) {
  const left = leftOf(width);
  const heel = [
    path`M${left} ${y}`,
    path`H${left + width}`,
    path`q8 ${height}-46 ${height}`,
    path`H${left + 46}`,
    path`q-54 0-46 ${-height}z`,
  ].join("");
  return (
    <>
      <Shape d={heel} fill={body} />
      <Patch
        d={path`M${left + 20} ${y + height - 26}q${width / 2} 16 ${width - 40} 0q-8 22-32 22H${left + 50}q-24 0-30-22z`}
        fill={shade}
      />
      <Crumb y={y} width={width} seed={seed} />
    </>
  );
}

/** Where the lower half was cut. */
function Crumb({ y, width, seed }: { y: number; width: number; seed: number }) {
  const box = { x: leftOf(width), y: y - 8, width, height: 24 };
  return <Shape d={soft(slab(box, seededRandom(seed), { step: 85, wobble: 3 }))} fill="#fbe7bd" />;
}

function BiscuitTop({ y, height, ...place }: HalfProps) {
  const random = seededRandom(place.seed);
  const left = leftOf(place.width);
  const top = y - height;
  const cap = { x: left + 8, y: top + 2, width: place.width - 16, height: height * 0.38 };
  return (
    <>
      <Slab {...place} y={top} height={height} texture={biscuit} />
      <Patch d={soft(slab(cap, random, { step: 36, wobble: 5, arch: 8 }))} fill="#d8943d" />
      <Mark
        d={path`M${left + 42} ${top + 18}q20-7 60-6M${centre + 30} ${top + 14}h34`}
        color="#f3c26f"
        width={9}
      />
    </>
  );
}

function LongCrown({ name, colors: [body, shine, shade], y, width, height, seed }: HalfProps) {
  const random = seededRandom(seed);
  const half = width / 2;
  const arch = [-1, -0.86, -0.5, 0, 0.5, 0.86, 1].map(
    (share): Point => [
      centre + half * share * 1.03,
      y - height * (1.14 - share ** 4 * 0.92) + between(random, -5, 5),
    ],
  );
  const lower: Point[] = [
    [centre + half, y + 12],
    [centre, y + 8],
    [centre - half, y + 12],
  ];
  const score = scores[name] ?? slash;
  const scored = (right: number, down: number) =>
    strokes(
      [-0.66, -0.38, -0.1, 0.18, 0.46].map((share) => ({
        from: [centre + half * share + right, y - height * (0.78 - share ** 4 * 0.6) + down],
        ...score(height),
      })),
    );
  return (
    <>
      <Shape d={soft([...arch, ...lower])} fill={body} />
      <Mark d={scored(0, 0)} color={shade} width={8} />
      <Mark d={scored(16, -5)} color={shine} width={11} />
    </>
  );
}

const slash = (height: number): Omit<Stroke, "from"> => ({
  bend: [30, 4],
  by: [62, height * 0.34],
});

/** Slashes on a baguette, flour on a ciabatta, rolled seams on a croissant. */
const scores: Record<string, typeof slash> = {
  ciabatta: () => ({ by: [36, 2] }),
  croissant: (height) => ({ bend: [26, height * 0.3], by: [14, height * 0.62] }),
};

function LongHeel({ colors: [body, , shade], y, width, height, seed }: HalfProps) {
  const half = width / 2;
  const outline = mirrored([
    [half, y - 8],
    [half * 0.98, y + height * 0.7],
    [half * 0.6, y + height * 1.08],
  ]);
  return (
    <>
      <Shape d={soft(outline)} fill={body} />
      <Patch
        d={path`M${centre - half * 0.7} ${y + height * 0.7}q${half * 0.7} ${height * 0.3} ${half * 1.4} 0q-60 26 ${-half * 0.7} 24t ${-half * 0.7}-24z`}
        fill={shade}
      />
      <Crumb y={y} width={width - 16} seed={seed} />
    </>
  );
}

/** The right half of an outline, whose x counts from the middle, and its reflection. */
const mirrored = (right: Point[]): Point[] => [
  ...right.map(([x, y]): Point => [centre + x, y]),
  ...right.toReversed().map(([x, y]): Point => [centre - x, y]),
];

function PocketBack({ colors: [, , inside], y, width, height }: HalfProps) {
  const half = width / 2 + 36;
  const outline = mirrored([
    [half * 0.2, y - 14],
    [half * 0.62, y - 8],
    [half, y + height * 0.3],
    [half * 0.9, y + height * 0.7],
  ]);
  return <Shape d={soft(outline)} fill={inside} />;
}

function PocketFront({ colors: [body, toasted, shade], y, width, height, seed }: HalfProps) {
  const random = seededRandom(seed);
  const half = width / 2 + 44;
  const rim = [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
    (share): Point => [
      centre + half * share,
      y + (1 - share * share) * 22 + between(random, -5, 5),
    ],
  );
  const lower = mirrored([
    [half * 0.96, y + height * 0.55],
    [half * 0.62, y + height * 0.98],
    [half * 0.2, y + height * 1.12],
  ]);
  const box = { x: centre - half * 0.8, y, width: half * 1.6, height };
  const spots = scatter(box, random, { count: 7, width: 13, by: [20, 2], bend: 8 });
  return (
    <>
      <Shape d={soft([...rim, ...lower])} fill={body} />
      <Patch
        d={path`M${centre - half * 0.86} ${y + height * 0.66}q${half * 0.86} ${height * 0.56} ${half * 1.72} 0q ${-half * 0.3} ${height * 0.44} ${-half * 0.86} ${height * 0.42}t ${-half * 0.86} ${-height * 0.42}z`}
        fill={shade}
      />
      <Mark d={spots} color={toasted} width={13} />
    </>
  );
}
