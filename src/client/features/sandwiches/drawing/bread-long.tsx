import { type Point, path, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Patch, Shape } from "#client/lib/drawing/shape.tsx";
import type { BreadProps } from "./bread-props.ts";
import { centre, leftOf } from "./layer-props.ts";
import type { Bread } from "./sandwich-plan.ts";

type Look = { body: string; shine: string; shade: string };

const baguette: Look = { body: "#d2913f", shine: "#f5cf8c", shade: "#a9682a" };
const looks: Partial<Record<Bread, Look>> = {
  ciabatta: { body: "#e2b874", shine: "#fff0cf", shade: "#bf8d49" },
  croissant: { body: "#d98c32", shine: "#f8c976", shade: "#a9631d" },
};

export function LongCrown({ bread, y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const { body, shine, shade } = looks[bread] ?? baguette;
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
  const { body, shade } = looks[bread] ?? baguette;
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
