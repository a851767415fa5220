import { type Point, path, soft } from "#client/lib/drawing/pen.ts";
import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { type LayerProps, leftOf } from "./layer-props.ts";
import type { Meat } from "./sandwich-plan.ts";

const looks: Record<Meat, { lean: string; fat: string; wave: number }> = {
  bacon: { lean: "#b23a26", fat: "#f3c6a0", wave: 13 },
  ham: { lean: "#ee9a9a", fat: "#fbd3cb", wave: 8 },
};

export function MeatLayer({ kind, y, width, height, seed }: LayerProps<Meat>) {
  const random = seededRandom(seed);
  const { lean, fat, wave } = looks[kind];
  const reach = width + 64;
  const steps = 11;
  const ridge = Array.from(
    { length: steps + 1 },
    (_, index): Point => [
      leftOf(reach) + (index * reach) / steps,
      y + (index % 2 ? wave : -wave) + between(random, -3, 3),
    ],
  );
  const shifted = (by: number) => ridge.map<Point>(([x, edge]) => [x, edge + by]);
  return (
    <>
      <Shape d={soft([...shifted(0), ...shifted(height).reverse()])} fill={lean} />
      <Mark d={wavy(shifted(height * 0.52).slice(1, -1))} color={fat} width={9} />
    </>
  );
}

function wavy([start, ...rest]: Point[]): string {
  if (!start) return "";
  const curves = rest.map(([x, y], index) => {
    const [fromX] = rest[index - 1] ?? start;
    return path`S${(fromX + x) / 2 + 8} ${y} ${x} ${y}`;
  });
  return path`M${start[0]} ${start[1]}` + curves.join("");
}
