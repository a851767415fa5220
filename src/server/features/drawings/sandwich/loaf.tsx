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
} from "#server/features/drawings/pen.tsx";
import { type Bread, type BreadProps, centre, leftOf } from "./sandwich-plan.ts";

type LongLook = { body: string; shine: string; shade: string };

const baguette: LongLook = { body: "#d2913f", shine: "#f5cf8c", shade: "#a9682a" };
const longLooks: Partial<Record<Bread, LongLook>> = {
  ciabatta: { body: "#e2b874", shine: "#fff0cf", shade: "#bf8d49" },
  croissant: { body: "#d98c32", shine: "#f8c976", shade: "#a9631d" },
};

export function LongCrown({ bread, y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const { body, shine, shade } = longLooks[bread] ?? baguette;
  const half = width / 2;
  const arch = [-1, -0.86, -0.5, 0, 0.5, 0.86, 1].map(
    (share): Point => [
      centre + half * share * 1.03,
      y - height * (1.14 - share ** 4 * 0.92) + between(random, -5, 5),
    ],
  );
  const outline: Point[] = [
    ...arch,
    [centre + half, y + 12],
    [centre, y + 8],
    [centre - half, y + 12],
  ];
  return (
    <>
      <Shape d={soft(outline)} fill={body} />
      <Mark
        d={scores(bread, y, width, height)}
        color={shade}
        width={bread === "croissant" ? 7 : 8}
      />
      <Mark d={scores(bread, y - 5, width, height, 16)} color={shine} width={11} />
    </>
  );
}

/** Slashes on a baguette, flour on a ciabatta, rolled seams on a croissant. */
function scores(bread: Bread, y: number, width: number, height: number, aside = 0): string {
  const along = bread === "croissant" ? [-0.7, -0.4, -0.1, 0.2, 0.5] : [-0.6, -0.3, 0, 0.3];
  return strokes(
    along.map((share) => {
      const sink = height * share ** 4 * 0.6;
      const from: Point = [centre + (width / 2) * share + aside, y - height * 0.78 + sink];
      if (bread === "croissant") return { from, bend: [26, height * 0.3], by: [14, height * 0.62] };
      if (bread === "ciabatta") return { from: [from[0], from[1] + 16], by: [36, 2] };
      return { from, bend: [30, 4], by: [62, height * 0.34] };
    }),
  );
}

export function LongHeel({ bread, y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const { body, shade } = longLooks[bread] ?? baguette;
  const half = width / 2;
  const outline: Point[] = [
    [centre - half, y - 8],
    [centre + half, y - 8],
    [centre + half * 0.98, y + height * 0.7],
    [centre + half * 0.6, y + height * 1.08],
    [centre - half * 0.6, y + height * 1.08],
    [centre - half * 0.98, y + height * 0.7],
  ];
  const cut = { x: leftOf(width - 16), y: y - 8, width: width - 16, height: 24 };
  return (
    <>
      <Shape d={soft(outline)} fill={body} />
      <Patch
        d={path`M${centre - half * 0.7} ${y + height * 0.7}q${half * 0.7} ${height * 0.3} ${half * 1.4} 0q-60 26 ${-half * 0.7} 24t ${-half * 0.7}-24z`}
        fill={shade}
      />
      <Shape d={soft(slab(cut, random, { step: 90, wobble: 3 }))} fill="#fdeecb" />
    </>
  );
}

type SliceLook = { crust: string; crumb: string; specks: string; rim: number };

const white: SliceLook = { crust: "#d9a05a", crumb: "#fff1d2", specks: "#ecd3a1", rim: 13 };
const sliceLooks: Partial<Record<Bread, SliceLook>> = {
  milk: { crust: "#fff6e2", crumb: "#fffdf4", specks: "#f0dfba", rim: 8 },
  sourdough: { crust: "#9a5a26", crumb: "#f3dcae", specks: "#cfa769", rim: 15 },
  seeded: { crust: "#7d4d27", crumb: "#c99a62", specks: "#5a3519", rim: 13 },
};

export function Slice({ bread, y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const { crust, crumb, specks, rim } = sliceLooks[bread] ?? white;
  const box = { x: leftOf(width), y: y - 4, width, height: height + 10 };
  const inner = {
    x: box.x + rim,
    y: box.y + rim,
    width: box.width - rim * 2,
    height: box.height - rim * 2,
  };
  const wobble = bread === "sourdough" ? 7 : 3;
  const holes = Array.from(
    { length: bread === "seeded" ? 16 : 9 },
    (_, index): Stroke => ({
      from: [
        inner.x +
          18 +
          ((inner.width - 44) * (index + random() * 0.8)) / (bread === "seeded" ? 16 : 9),
        inner.y + inner.height * between(random, 0.25, 0.75),
      ],
      by: [between(random, 0, bread === "sourdough" ? 16 : 5), 0],
    }),
  );
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 58, wobble, corner: 12 }))} fill={crust} />
      <Patch d={soft(slab(inner, random, { step: 58, wobble: 2, corner: 10 }))} fill={crumb} />
      <Mark d={strokes(holes)} color={specks} width={7} />
    </>
  );
}

const body = "#efd3a0";
const toasted = "#b9783a";

export function PocketBack({ y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const half = width / 2 + 36;
  const outline: Point[] = [
    [centre - half * 0.9, y + height * 0.7],
    [centre - half, y + height * 0.3],
    [centre - half * 0.62, y - 8 + between(random, -8, 8)],
    [centre, y - 16 + between(random, -6, 6)],
    [centre + half * 0.62, y - 8 + between(random, -8, 8)],
    [centre + half, y + height * 0.3],
    [centre + half * 0.9, y + height * 0.7],
  ];
  return <Shape d={soft(outline)} fill="#dcb57a" />;
}

export function PocketFront({ y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const half = width / 2 + 44;
  const rim = [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
    (share): Point => [
      centre + half * share,
      y + (1 - share * share) * 22 + between(random, -5, 5),
    ],
  );
  const outline: Point[] = [
    ...rim,
    [centre + half * 0.96, y + height * 0.55],
    [centre + half * 0.62, y + height * 0.98],
    [centre, y + height * 1.16],
    [centre - half * 0.62, y + height * 0.98],
    [centre - half * 0.96, y + height * 0.55],
  ];
  const spots = Array.from(
    { length: 7 },
    (_, index): Stroke => ({
      from: [
        centre + half * ((index + 0.5) / 3.5 - 1) * 0.76,
        y + height * between(random, 0.3, 0.62),
      ],
      bend: [between(random, 6, 14), between(random, -8, 8)],
      by: [between(random, 12, 30), between(random, -4, 8)],
    }),
  );
  return (
    <>
      <Shape d={soft(outline)} fill={body} />
      <Patch
        d={path`M${centre - half * 0.86} ${y + height * 0.66}q${half * 0.86} ${height * 0.56} ${half * 1.72} 0q ${-half * 0.3} ${height * 0.44} ${-half * 0.86} ${height * 0.42}t ${-half * 0.86} ${-height * 0.42}z`}
        fill="#dcb57a"
      />
      <Mark d={strokes(spots)} color={toasted} width={13} />
    </>
  );
}
