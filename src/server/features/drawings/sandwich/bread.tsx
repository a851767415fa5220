import {
  between,
  line,
  Mark,
  Patch,
  type Point,
  path,
  type Random,
  Shape,
  type Stroke,
  seededRandom,
  slab,
  soft,
  strokes,
} from "#server/features/drawings/pen.tsx";
import { LongCrown, LongHeel, PocketBack, PocketFront, Slice } from "./loaf.tsx";
import { type Bread, type BreadProps, centre, leftOf } from "./sandwich-plan.ts";

/** Drawn before the filling. */
export function LowerBread(props: BreadProps) {
  switch (props.bread) {
    case "pocket":
      return <PocketBack {...props} />;
    case "baguette":
    case "ciabatta":
    case "croissant":
      return <LongHeel {...props} />;
    case "white":
    case "milk":
    case "sourdough":
    case "seeded":
      return <Slice {...props} />;
    case "biscuit":
      return <Biscuit {...props} />;
    case "rice":
      return <RiceBun {...props} />;
    default:
      return <BunHeel {...props} />;
  }
}

/** Drawn after the filling. */
export function UpperBread(props: BreadProps) {
  const raised = { ...props, y: props.y - props.height };
  switch (props.bread) {
    case "pocket":
      return <PocketFront {...props} />;
    case "baguette":
    case "ciabatta":
    case "croissant":
      return <LongCrown {...props} />;
    case "white":
    case "milk":
    case "sourdough":
    case "seeded":
      return <Slice {...raised} />;
    case "biscuit":
      return <Biscuit {...raised} browned />;
    case "rice":
      return <RiceBun {...raised} />;
    default:
      return <BunCrown {...props} />;
  }
}

/** How wide a bread is, and how much stands above and below the filling. */
export const breadSizes: Record<Bread, { width: number; crown: number; heel: number }> = {
  bun: { width: 430, crown: 128, heel: 58 },
  brioche: { width: 430, crown: 138, heel: 58 },
  sesame: { width: 440, crown: 138, heel: 58 },
  potato: { width: 410, crown: 112, heel: 58 },
  kaiser: { width: 450, crown: 112, heel: 58 },
  biscuit: { width: 380, crown: 96, heel: 76 },
  rice: { width: 400, crown: 76, heel: 76 },
  white: { width: 410, crown: 46, heel: 46 },
  milk: { width: 400, crown: 66, heel: 66 },
  sourdough: { width: 460, crown: 54, heel: 50 },
  seeded: { width: 420, crown: 52, heel: 50 },
  baguette: { width: 590, crown: 88, heel: 62 },
  ciabatta: { width: 520, crown: 62, heel: 54 },
  croissant: { width: 540, crown: 104, heel: 56 },
  pocket: { width: 400, crown: 34, heel: 130 },
};

const crust: Partial<Record<Bread, [body: string, shine: string, shade: string]>> = {
  brioche: ["#d9862b", "#f7c673", "#b4641a"],
  sesame: ["#d98f37", "#f6c67b", "#b56c1f"],
  potato: ["#efc266", "#fbe6af", "#d39a3c"],
  kaiser: ["#dda75c", "#f6d79d", "#b37d35"],
};
const plain: [string, string, string] = ["#e0a04a", "#f7d08b", "#bb7627"];
const crumb = "#fbe7bd";

function BunCrown({ bread, y, width, height, seed }: BreadProps) {
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

function BunHeel({ bread, y, width, height, seed }: BreadProps) {
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

function Biscuit({ y, width, height, seed, browned = false }: BreadProps & { browned?: boolean }) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width), y, width, height: height + 8 };
  const folds = [0.42, 0.6, 0.78].map((share) =>
    line(
      [0.05, 0.27, 0.5, 0.73, 0.95].map(
        (along): Point => [
          box.x + width * along,
          box.y + box.height * share + between(random, -5, 5),
        ],
      ),
    ),
  );
  const cap = { x: box.x + 8, y: box.y + 6, width: width - 16, height: height * 0.34 };
  return (
    <>
      <Shape
        d={soft(slab(box, random, { step: 44, wobble: 7, corner: 14, arch: browned ? 16 : 0 }))}
        fill="#f1cd86"
      />
      {browned && (
        <Patch d={soft(slab(cap, random, { step: 36, wobble: 6, arch: 12 }))} fill="#d8943d" />
      )}
      <Mark d={folds.join("")} color="#cf9a4b" />
      {browned && <Mark d={shine(cap, random())} color="#f3c26f" width={9} />}
    </>
  );
}

function shine({ x, y, width }: { x: number; y: number; width: number }, chance: number): string {
  return strokes([
    { from: [x + 34, y + 14], bend: [20, -7], by: [60, -6] },
    { from: [x + width * (0.5 + chance * 0.2), y + 10], by: [34, 2] },
  ]);
}

function RiceBun({ y, width, height, seed }: BreadProps) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width), y: y - 2, width, height: height + 8 };
  const grains = (count: number) =>
    strokes(
      Array.from(
        { length: count },
        (_, index): Stroke => ({
          from: [
            box.x + 26 + ((width - 60) * (index + random() * 0.6)) / count,
            box.y + box.height * between(random, 0.22, 0.78),
          ],
          by: [between(random, -7, 7), between(random, -7, 7)],
        }),
      ),
    );
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 24, wobble: 6 }))} fill="#fbf4e2" />
      <Mark d={grains(14)} color="#dcc9a0" width={7} />
      <Mark d={grains(8)} color="#d29a4d" width={8} />
    </>
  );
}
