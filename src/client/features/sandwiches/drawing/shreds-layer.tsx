import { type Box, type Stroke, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, type Random, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { ink, Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { type LayerProps, leftOf } from "./layer-props.ts";
import type { Shreds } from "./sandwich-plan.ts";

const colors: Record<Shreds, [heap: string, one: string, other: string]> = {
  slaw: ["#e9eec4", "#a678a8", "#f0913f"],
  cabbage: ["#e4eebb", "#ffffff", "#b9d17c"],
  iceberg: ["#cfe39a", "#f2f8d6", "#9dc25b"],
  carrot: ["#f4e6c8", "#f08a2c", "#ffffff"],
  onion: ["#f6ead0", "#ffffff", "#d8c79a"],
  "red onion": ["#d66a97", "#f6b3cb", "#9c2f63"],
  crispy: ["#d9953f", "#f6c878", "#a5611d"],
  kimchi: ["#e2683a", "#ffb27a", "#b5341a"],
  turnip: ["#e0608c", "#f9b1c8", "#b53467"],
  ginger: ["#ee8a8f", "#ffc9c4", "#cf5a66"],
};

export function ShredsLayer({ kind, y, width, height, seed }: LayerProps<Shreds>) {
  const random = seededRandom(seed);
  const [heap, one, other] = colors[kind];
  const box = { x: leftOf(width + 16), y: y - 8, width: width + 16, height: height + 16 };
  const strays = hanging(box, random);
  return (
    <>
      <Mark d={strays} color={ink} width={20} />
      <Mark d={strays} color={heap} width={8} />
      <Shape d={soft(slab(box, random, { step: 44, wobble: 9 }))} fill={heap} />
      <Mark d={tangle(box, random, 6)} color={other} width={7} />
      <Mark d={tangle(box, random, 7)} color={one} width={8} />
    </>
  );
}

function tangle(box: Box, random: Random, count: number): string {
  return strokes(
    Array.from(
      { length: count },
      (_, index): Stroke => ({
        from: [
          box.x + 22 + ((box.width - 80) * (index + random() * 0.7)) / count,
          box.y + box.height * between(random, 0.28, 0.72),
        ],
        bend: [between(random, 10, 26), between(random, -18, 18)],
        by: [between(random, 26, 44), between(random, -8, 8)],
      }),
    ),
  );
}

function hanging(box: Box, random: Random): string {
  return strokes(
    [0.08, 0.33, 0.6, 0.9].map(
      (share): Stroke => ({
        from: [box.x + box.width * (share + between(random, -0.05, 0.05)), box.y + box.height - 8],
        bend: [between(random, -10, 10), 14],
        by: [between(random, -18, 18), between(random, 18, 30)],
      }),
    ),
  );
}
