import { type Stroke, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Patch, Shape } from "#client/lib/drawing/shape.tsx";
import type { BreadProps } from "./bread-props.ts";
import { leftOf } from "./layer-props.ts";
import type { Bread } from "./sandwich-plan.ts";

type Look = { crust: string; crumb: string; specks: string; rim: number };

const white: Look = { crust: "#d9a05a", crumb: "#fff1d2", specks: "#ecd3a1", rim: 13 };
const looks: Partial<Record<Bread, Look>> = {
  milk: { crust: "#fff6e2", crumb: "#fffdf4", specks: "#f0dfba", rim: 8 },
  sourdough: { crust: "#9a5a26", crumb: "#f3dcae", specks: "#cfa769", rim: 15 },
  seeded: { crust: "#7d4d27", crumb: "#c99a62", specks: "#5a3519", rim: 13 },
};

export function Slice({ bread, y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const { crust, crumb, specks, rim } = looks[bread] ?? white;
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
