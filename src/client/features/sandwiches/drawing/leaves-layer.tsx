import { type Point, type Stroke, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, type Random, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { ink, Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { type LayerProps, leftOf } from "./layer-props.ts";
import type { Leaves } from "./sandwich-plan.ts";

const colors: Record<Leaves, [leaf: string, vein: string]> = {
  lettuce: ["#8fbf3f", "#cfe58d"],
  arugula: ["#4f8f3a", "#93c56d"],
  radicchio: ["#93305c", "#f0c6d6"],
  herbs: ["#3f8a3c", "#8cc46a"],
};

export function LeavesLayer(props: LayerProps<Leaves>) {
  return props.kind === "herbs" ? <Herbs {...props} /> : <Ruffle {...props} />;
}

function Ruffle({ kind, y, width, height, seed }: LayerProps<Leaves>) {
  const random = seededRandom(seed);
  const [leaf, vein] = colors[kind];
  const reach = width + between(random, 50, 76);
  const left = leftOf(reach);
  const frills = Math.round(reach / (kind === "arugula" ? 38 : 52));
  const step = reach / frills;
  const lower = Array.from({ length: frills * 2 + 1 }, (_, index): Point => {
    const dip = index % 2 ? between(random, 16, 30) : between(random, -12, -4);
    return [left + (index * step) / 2, y + height * 0.7 + dip];
  });
  const outline: Point[] = [[left + 10, y - 4], ...lower, [left + reach - 10, y - 4]];
  return (
    <>
      <Shape d={soft(outline)} fill={leaf} />
      <Mark d={veins(lower, random)} color={vein} width={6} />
    </>
  );
}

function veins(edge: Point[], random: Random): string {
  return strokes(
    edge
      .filter((_, index) => index % 2 === 1)
      .map(([x, y]) => ({ from: [x, y - 12], by: [between(random, -7, 7), -13] })),
  );
}

function Herbs({ kind, y, width, height, seed }: LayerProps<Leaves>) {
  const random = seededRandom(seed);
  const [leaf] = colors[kind];
  const sprigs = strokes(
    Array.from(
      { length: 10 },
      (_, index): Stroke => ({
        from: [
          leftOf(width - 20) + ((width - 40) * (index + random() * 0.8)) / 10,
          y + height * 0.6,
        ],
        by: [between(random, 12, 24), between(random, -8, 8)],
      }),
    ),
  );
  return (
    <>
      <Mark d={sprigs} color={ink} width={22} />
      <Mark d={sprigs} color={leaf} width={11} />
    </>
  );
}
