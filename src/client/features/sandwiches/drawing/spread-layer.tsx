import { type Stroke, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { type LayerProps, leftOf } from "./layer-props.ts";
import type { Spread } from "./sandwich-plan.ts";

const colors: Record<Spread, [body: string, detail: string]> = {
  beans: ["#5b3428", "#8d5a45"],
  avocado: ["#a9c64d", "#e4ec9c"],
  pate: ["#a8714f", "#d3a37f"],
  butter: ["#ffe08a", "#fff4c9"],
};

export function SpreadLayer({ kind, y, width, height, seed }: LayerProps<Spread>) {
  const random = seededRandom(seed);
  const [body, detail] = colors[kind];
  const box = { x: leftOf(width + 8), y: y - 3, width: width + 8, height: height + 8 };
  const lines = Array.from(
    { length: 7 },
    (_, index): Stroke => ({
      from: [box.x + 36 + (index * (box.width - 90)) / 6, box.y + box.height * 0.45],
      bend: [10, between(random, -6, 0)],
      by: [between(random, 14, 30), 3],
    }),
  );
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 34, wobble: 5 }))} fill={body} />
      <Mark d={strokes(lines)} color={detail} />
    </>
  );
}
