import {
  type Box,
  between,
  ink,
  line,
  Mark,
  type Point,
  type Random,
  Shape,
  type Stroke,
  seededRandom,
  slab,
  soft,
  strokes,
} from "#server/features/drawings/pen.tsx";
import {
  centre,
  type LayerProps,
  type Leaves,
  leftOf,
  type Shreds,
  type Slices,
} from "./sandwich-plan.ts";

const leafColors: Record<Leaves, [leaf: string, vein: string]> = {
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
  const [leaf, vein] = leafColors[kind];
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
  const [leaf] = leafColors[kind];
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

const shredColors: Record<Shreds, [heap: string, one: string, other: string]> = {
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
  const [heap, one, other] = shredColors[kind];
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

const looks: Record<Slices, { rim: string; face: string; count: number; spread: number }> = {
  pickles: { rim: "#6b8e23", face: "#b9cf62", count: 4, spread: 1.04 },
  cucumber: { rim: "#4f8a3c", face: "#dcecb4", count: 5, spread: 1.04 },
  jalapeno: { rim: "#3f7d2b", face: "#a9d16a", count: 6, spread: 1 },
  chili: { rim: "#c8281c", face: "#f38b62", count: 6, spread: 0.96 },
  radish: { rim: "#d8728f", face: "#fff3ea", count: 5, spread: 1 },
  tomato: { rim: "#d63a26", face: "#f3735a", count: 2, spread: 1 },
  pepper: { rim: "#c9301c", face: "#ea6a45", count: 3, spread: 1 },
};

export function SlicesLayer(props: LayerProps<Slices>) {
  return props.kind === "tomato" || props.kind === "pepper" ? (
    <Slabs {...props} />
  ) : (
    <Coins {...props} />
  );
}

function Coins({ kind, y, width, height, seed }: LayerProps<Slices>) {
  const random = seededRandom(seed);
  const { rim, face, count, spread } = looks[kind];
  const step = (width * spread) / count;
  const coins = Array.from({ length: count }, (_, index) => ({
    x: centre + (index - (count - 1) / 2) * step + between(random, -8, 8),
    y: y + height * 0.62 + between(random, -4, 6),
    tilt: between(random, -9, 9),
    radius: Math.min(66, step * 0.47),
  }));
  return (
    <>
      <Shape d={coins.map((coin) => outlineOf(coin, random)).join("")} fill={rim} />
      <Mark d={coins.map(faceOf).join("")} color={face} width={10} />
    </>
  );
}

type Coin = { x: number; y: number; tilt: number; radius: number };

function outlineOf({ x, y, tilt, radius }: Coin, random: Random): string {
  const corners: Point[] = [
    [-1, -0.5],
    [0, -1],
    [1, -0.5],
    [1, 0.6],
    [0, 1],
    [-1, 0.6],
  ];
  return soft(
    corners.map(([across, down]) => [
      x + across * radius * between(random, 1, 1.1),
      y + down * 23 + across * tilt,
    ]),
  );
}

function faceOf({ x, y, tilt, radius }: Coin): string {
  return line([
    [x - radius * 0.6, y - 4 - tilt * 0.6],
    [x + radius * 0.5, y - 4 + tilt * 0.5],
  ]);
}

function Slabs({ kind, y, width, height, seed }: LayerProps<Slices>) {
  const random = seededRandom(seed);
  const { rim, face, count } = looks[kind];
  const reach = width + 16;
  const step = reach / count;
  return Array.from({ length: count }, (_, index) => {
    const x = leftOf(reach) + index * step - 8;
    const box = { x, y: y + between(random, -5, 3), width: step + 16, height: height + 8 };
    const seeds = [0.25, 0.42, 0.6, 0.76].map(
      (share): Stroke => ({
        from: [x + box.width * share, box.y + box.height * 0.5],
        by: [10, 0],
      }),
    );
    return (
      <g key={x}>
        <Shape d={soft(slab(box, random, { step: 60, wobble: 3 }))} fill={rim} />
        <Mark d={strokes(seeds)} color={face} width={8} />
      </g>
    );
  });
}
