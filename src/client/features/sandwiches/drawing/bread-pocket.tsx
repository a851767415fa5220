import { type Point, path, type Stroke, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Patch, Shape } from "#client/lib/drawing/shape.tsx";
import type { BreadProps } from "./bread-props.ts";
import { centre } from "./layer-props.ts";

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
