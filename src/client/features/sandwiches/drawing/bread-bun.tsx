import { path, type Stroke, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, type Random, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Patch, Shape } from "#client/lib/drawing/shape.tsx";
import type { BreadProps } from "./bread-props.ts";
import { centre, leftOf } from "./layer-props.ts";
import type { Bread } from "./sandwich-plan.ts";

const crust: Partial<Record<Bread, [body: string, shine: string, shade: string]>> = {
  brioche: ["#d9862b", "#f7c673", "#b4641a"],
  sesame: ["#d98f37", "#f6c67b", "#b56c1f"],
  potato: ["#efc266", "#fbe6af", "#d39a3c"],
  kaiser: ["#dda75c", "#f6d79d", "#b37d35"],
};
const plain: [string, string, string] = ["#e0a04a", "#f7d08b", "#bb7627"];
const crumb = "#fbe7bd";

export function BunCrown({ bread, y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const [body, shine, shade] = crust[bread] ?? plain;
  const left = leftOf(width) - 4;
  const right = left + width + 8;
  const lean = between(random, -22, 22);
  const shoulder = y - height * between(random, 0.98, 1.12);
  const dome = [
    path`M${left} ${y - 12}`,
    path`C${left - 4} ${y - height * 0.62} ${left + width * 0.2} ${shoulder}`,
    path` ${centre + lean} ${y - height}`,
    path`S${right + 6} ${y - height * 0.6} ${right} ${y - 12}`,
    "q-2 22-34 22",
    path`H${left + 32}`,
    "q-30-2-32-22z",
  ].join("");
  return (
    <>
      <Shape d={dome} fill={body} />
      <Patch
        d={path`M${left + 12} ${y - 16}q${width / 2} 22 ${width - 16}-2q-4 20-34 24H${left + 40}q-24-2-28-22z`}
        fill={shade}
      />
      <Mark
        d={path`M${left + width * 0.13} ${y - height * 0.52}q${width * 0.09} ${-height * 0.28} ${width * 0.28} ${-height * 0.34}`}
        color={shine}
        width={15}
      />
      <Topping bread={bread} y={y} width={width} height={height} seed={seed} />
    </>
  );
}

function Topping({ bread, y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  if (bread === "sesame")
    return <Mark d={seeds(y, width, height, random)} color="#fff3d0" width={10} />;
  if (bread !== "kaiser") return null;
  const petals = [-120, -50, 40, 120].map(
    (aside): Stroke => ({
      from: [centre + aside * 0.3, y - height * 0.93],
      bend: [aside * 0.6, 14],
      by: [aside, height * 0.48],
    }),
  );
  return <Mark d={strokes(petals)} color="#a9702b" width={7} />;
}

function seeds(y: number, width: number, height: number, random: Random): string {
  return strokes(
    Array.from({ length: 17 }, (_, index) => {
      const aside = (index / 16 - 0.5) * 1.5;
      const ceiling = height * (0.86 - aside * aside * 0.75);
      return {
        from: [centre + (aside * width) / 2, y - between(random, ceiling * 0.45, ceiling)],
        by: [between(random, -7, 7), between(random, 3, 8)],
      };
    }),
  );
}

export function BunHeel({ bread, y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const [body, , shade] = crust[bread] ?? plain;
  const box = { x: leftOf(width), y: y - 8, width, height: height + 8 };
  const left = box.x;
  const heel = [
    path`M${left} ${y}`,
    path`H${left + width}`,
    path`q8 ${height}-46 ${height}`,
    path`H${left + 46}`,
    path`q-54 0-46 ${-height}z`,
  ].join("");
  return (
    <>
      <Shape d={heel} fill={body} />
      <Patch
        d={path`M${left + 20} ${y + height - 26}q${width / 2} 16 ${width - 40} 0q-8 22-32 22H${left + 50}q-24 0-30-22z`}
        fill={shade}
      />
      <Shape d={soft(slab({ ...box, height: 24 }, random, { step: 80, wobble: 3 }))} fill={crumb} />
    </>
  );
}
