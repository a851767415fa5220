import { jagged, type Point, strokes } from "#client/lib/drawing/pen.ts";
import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { type LayerProps, leftOf } from "./layer-props.ts";
import type { Cheese } from "./sandwich-plan.ts";

const colors: Record<Cheese, [body: string, detail: string]> = {
  american: ["#ffbf2e", "#ffe08a"],
  cheddar: ["#f7941d", "#ffc266"],
  swiss: ["#f8e49b", "#d3ae4f"],
  "pepper jack": ["#fbedc4", "#c8401f"],
  white: ["#fdf3d8", "#ffffff"],
  blue: ["#f3eddc", "#5d7f96"],
};

export function CheeseLayer({ kind, y, width, height, seed }: LayerProps<Cheese>) {
  const random = seededRandom(seed);
  const reach = width + 22;
  const left = leftOf(reach);
  const bottom = y + height;
  const corners = [0.16, 0.52, 0.85].map((share) => ({
    x: left + reach * (share + between(random, -0.06, 0.06)),
    drop: between(random, 30, 58),
    half: between(random, 46, 66),
  }));
  const lower = corners.flatMap<Point>(({ x, drop, half }) => [
    [x - half, bottom],
    [x - 7, bottom + drop],
    [x + 7, bottom + drop],
    [x + half, bottom + between(random, -2, 3)],
  ]);
  const outline: Point[] = [[left, y], ...lower, [left + reach, y], [left + reach - 8, y - 5]];
  const [body, detail] = colors[kind];
  return (
    <>
      <Shape d={jagged([[left + 8, y - 5], ...outline])} fill={body} />
      <Mark
        d={strokes(
          corners.flatMap(({ x, drop }) => [
            { from: [x - 12, bottom + 2], by: sheen(kind, drop) },
            { from: [x + 16, bottom + drop * 0.2] },
          ]),
        )}
        color={detail}
        width={kind === "swiss" ? 13 : 8}
      />
    </>
  );
}

/** Holes and flecks are dots; a smooth cheese shines in short lines. */
function sheen(kind: Cheese, drop: number): Point {
  return kind === "american" || kind === "cheddar" || kind === "white" ? [6, drop * 0.4] : [0, 0];
}
