import { type Box, type Point, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, type Random, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { type LayerProps, leftOf } from "./layer-props.ts";

export function PulledChicken({ y, width, height, seed }: LayerProps<"pulled">) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 20), y: y - 10, width: width + 20, height: height + 16 };
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 36, wobble: 13 }))} fill="#c98648" />
      <Mark d={strands(box, random, 8)} color="#7d431c" width={5} />
      <Mark d={strands(box, random, 9)} color="#eebf83" width={8} />
    </>
  );
}

export function ChickenSalad({ y, width, height, seed }: LayerProps<"salad">) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 6), y: y - 14, width: width + 6, height: height + 20 };
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 44, wobble: 12 }))} fill="#f6e2b3" />
      <Mark d={strands(box, random, 8)} color="#d9a75c" width={11} />
      <Mark d={scattered(box, random, 7)} color="#8fae4b" width={15} />
      <Mark d={scattered(box, random, 5)} color="#fff8e4" width={17} />
    </>
  );
}

function strands(box: Box, random: Random, count: number): string {
  return strokes(
    scatter(box, random, count).map((from) => ({
      from,
      bend: [between(random, 8, 24), between(random, -20, 16)],
      by: [between(random, 26, 46), between(random, -8, 12)],
    })),
  );
}

function scattered(box: Box, random: Random, count: number): string {
  return strokes(scatter(box, random, count).map((from) => ({ from })));
}

function scatter(box: Box, random: Random, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => [
    box.x + 26 + ((box.width - 86) * (index + random())) / count,
    box.y + box.height * between(random, 0.26, 0.78),
  ]);
}
