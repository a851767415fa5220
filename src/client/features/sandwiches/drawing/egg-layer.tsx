import { type Point, path, type Stroke, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { centre, type LayerProps, leftOf } from "./layer-props.ts";
import type { Egg } from "./sandwich-plan.ts";

export function EggLayer(props: LayerProps<Egg>) {
  if (props.kind === "fried") return <FriedEgg {...props} />;
  return props.kind === "folded" ? <FoldedEgg {...props} /> : <EggSalad {...props} />;
}

function FriedEgg({ y, width, height, seed }: LayerProps<Egg>) {
  const random = seededRandom(seed);
  const reach = width + 10;
  const left = leftOf(reach);
  const yolk = centre + between(random, -50, 50);
  const edge = Array.from(
    { length: 9 },
    (_, index): Point => [
      left + (index * reach) / 8,
      y + height + (index % 2 ? between(random, 12, 32) : between(random, -4, 6)),
    ],
  );
  return (
    <>
      <Shape d={soft([[left, y + 4], ...edge, [left + reach, y + 4]])} fill="#fffaf0" />
      <path
        d={path`M${yolk - 74} ${y + 14}q6-46 74-46t74 46q2 30-14 62-10 16-20-8-4-30-54-30-58 0-60-24z`}
        fill="#ffb61e"
      />
      <Mark d={path`M${yolk - 40} ${y - 4}q12-14 36-14`} color="#ffe39a" width={8} />
    </>
  );
}

function FoldedEgg({ y, width, height, seed }: LayerProps<Egg>) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 30), y: y - 4, width: width + 30, height: height + 8 };
  const folds = [0.2, 0.5, 0.74].map(
    (share): Stroke => ({
      from: [box.x + box.width * share, box.y + box.height * between(random, 0.4, 0.6)],
      bend: [30, between(random, -12, 12)],
      by: [60, 0],
    }),
  );
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 56, wobble: 9 }))} fill="#ffd75e" />
      <Mark d={strokes(folds)} color="#e3a21f" />
    </>
  );
}

function EggSalad({ y, width, height, seed }: LayerProps<Egg>) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 4), y: y - 6, width: width + 4, height: height + 12 };
  const bits = (offset: number) =>
    strokes(
      Array.from(
        { length: 7 },
        (_, index): Stroke => ({
          from: [
            box.x + 40 + ((box.width - 80) * (index + offset)) / 7,
            box.y + box.height * between(random, 0.3, 0.7),
          ],
        }),
      ),
    );
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 40, wobble: 7 }))} fill="#ffe58f" />
      <Mark d={bits(0.1)} color="#fffdf2" width={20} />
      <Mark d={bits(0.6)} color="#f5b327" width={16} />
    </>
  );
}
