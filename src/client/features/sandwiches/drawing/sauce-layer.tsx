import { type Point, type Stroke, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, type Random, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { type LayerProps, leftOf } from "./layer-props.ts";
import type { Sauce } from "./sandwich-plan.ts";

const colors: Record<Sauce, [body: string, shine: string]> = {
  hot: ["#c22f12", "#f0713a"],
  mayo: ["#fff3d9", "#ffffff"],
  pink: ["#f2a37c", "#ffd0b5"],
  mustard: ["#eab22d", "#fbdc82"],
  honey: ["#f0a11c", "#ffdc7a"],
  gravy: ["#e3c9a0", "#f7e7c8"],
  green: ["#6d9a35", "#a9cb62"],
  barbecue: ["#6d2a14", "#b05a33"],
  buffalo: ["#e8611c", "#ffa45c"],
  curry: ["#b9781d", "#e2ab4d"],
  soy: ["#5a2c17", "#9c5f37"],
  gochujang: ["#b3261a", "#ee6a49"],
};

export function SauceLayer({ kind, y, width, height, seed }: LayerProps<Sauce>) {
  const random = seededRandom(seed);
  const reach = width + between(random, -10, 18);
  const left = leftOf(reach);
  const drips = dripsAlong(left, reach, random);
  const bottom = y + height;
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
    [left + reach + 4, y + height / 2],
    [left + reach - 10, y - 6],
    [left + 10, y - 6],
  ];
  const [body, shine] = colors[kind];
  const shines = drips.map(
    ({ x, length, half }): Stroke => ({
      from: [x - half * 0.3, bottom + 2],
      by: [0, length * 0.5],
    }),
  );
  return (
    <>
      <Shape d={soft(outline)} fill={body} />
      <Mark d={strokes(shines)} color={shine} width={6} />
    </>
  );
}

function dripsAlong(left: number, reach: number, random: Random) {
  const count = 4;
  return Array.from({ length: count }, (_, index) => ({
    x: left + (reach * (index + between(random, 0.3, 0.7))) / count,
    length: between(random, 16, index % 2 ? 34 : 58),
    half: between(random, 11, 16),
  }));
}
