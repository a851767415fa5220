import {
  between,
  jagged,
  Mark,
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
import {
  type Cheese,
  centre,
  type Egg,
  type LayerProps,
  leftOf,
  type Meat,
  type Sauce,
  type Spread,
} from "./sandwich-plan.ts";

const sauceColors: Record<Sauce, [body: string, shine: string]> = {
  hot: ["#c22f12", "#f0713a"],
  mayo: ["#fff3d9", "#ffffff"],
  pink: ["#f2a37c", "#ffd0b5"],
  mustard: ["#eab22d", "#fbdc82"],
  honey: ["#f0a11c", "#ffdc7a"],
  gravy: ["#e3c9a0", "#f7e7c8"],
  green: ["#6d9a35", "#a9cb62"],
  barbecue: ["#6d2a14", "#b05a33"],
  buffalo: ["#e8611c", "#ffa45c"],
  curry: ["#b9781d", "#e2ab4d"],
  soy: ["#5a2c17", "#9c5f37"],
  gochujang: ["#b3261a", "#ee6a49"],
};

export function SauceLayer({ kind, y, width, height, seed }: LayerProps<Sauce>) {
  const random = seededRandom(seed);
  const reach = width + between(random, -10, 18);
  const left = leftOf(reach);
  const drips = dripsAlong(left, reach, random);
  const bottom = y + height;
  const lower = drips.flatMap<Point>(({ x, length, half }) => [
    [x - half * 2, bottom],
    [x - half, bottom + length * 0.4],
    [x - half, bottom + length],
    [x + half, bottom + length],
    [x + half, bottom + length * 0.4],
    [x + half * 2, bottom],
  ]);
  const outline: Point[] = [
    [left - 4, y + height / 2],
    ...lower,
    [left + reach + 4, y + height / 2],
    [left + reach - 10, y - 6],
    [left + 10, y - 6],
  ];
  const [body, shine] = sauceColors[kind];
  const shines = drips.map(
    ({ x, length, half }): Stroke => ({
      from: [x - half * 0.3, bottom + 2],
      by: [0, length * 0.5],
    }),
  );
  return (
    <>
      <Shape d={soft(outline)} fill={body} />
      <Mark d={strokes(shines)} color={shine} width={6} />
    </>
  );
}

function dripsAlong(left: number, reach: number, random: Random) {
  const count = 4;
  return Array.from({ length: count }, (_, index) => ({
    x: left + (reach * (index + between(random, 0.3, 0.7))) / count,
    length: between(random, 16, index % 2 ? 34 : 58),
    half: between(random, 11, 16),
  }));
}

const spreadColors: Record<Spread, [body: string, detail: string]> = {
  beans: ["#5b3428", "#8d5a45"],
  avocado: ["#a9c64d", "#e4ec9c"],
  pate: ["#a8714f", "#d3a37f"],
  butter: ["#ffe08a", "#fff4c9"],
};

export function SpreadLayer({ kind, y, width, height, seed }: LayerProps<Spread>) {
  const random = seededRandom(seed);
  const [body, detail] = spreadColors[kind];
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

const cheeseColors: Record<Cheese, [body: string, detail: string]> = {
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
  const [body, detail] = cheeseColors[kind];
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
