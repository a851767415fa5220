import {
  type Box,
  between,
  jagged,
  line,
  Mark,
  Patch,
  type Point,
  type Random,
  Shape,
  type Stroke,
  seededRandom,
  slab,
  soft,
  strokes,
} from "#server/features/drawings/pen.tsx";
import { type Chicken, type LayerProps, leftOf } from "./sandwich-plan.ts";

const seared = {
  grilled: { body: "#e2ad69", bars: "#6b3a1a" },
  blackened: { body: "#7a4526", bars: "#3a2015" },
  roast: { body: "#dba35c", bars: "#b97a35" },
};

export function ChickenLayer(props: LayerProps<Chicken>) {
  switch (props.kind) {
    case "fried":
    case "hot":
      return <CrustedChicken {...props} kind={props.kind} />;
    case "nuggets":
      return <ChickenNuggets {...props} kind={props.kind} />;
    case "katsu":
      return <Katsu {...props} kind={props.kind} />;
    case "pulled":
      return <PulledChicken {...props} kind={props.kind} />;
    case "salad":
      return <ChickenSalad {...props} kind={props.kind} />;
    default:
      return <Seared {...props} kind={props.kind} />;
  }
}

function Katsu({ y, width, height, seed }: LayerProps<"katsu">) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 12), y: y - 2, width: width + 12, height: height + 8 };
  const meat = { x: box.x + 22, y: box.y + 22, width: box.width - 44, height: box.height - 44 };
  const crumbs = Array.from(
    { length: 16 },
    (_, index): Stroke => ({
      from: [
        box.x + 22 + (index * (box.width - 44)) / 15,
        index % 2 ? box.y + 11 : box.y + box.height - 11,
      ],
    }),
  );
  return (
    <>
      <Shape d={jagged(slab(box, random, { step: 15, wobble: 5 }))} fill="#d98a2e" />
      <Patch d={soft(slab(meat, random, { step: 60, wobble: 4 }))} fill="#fbeed6" />
      <Mark d={strokes(crumbs)} color="#f4c069" width={8} />
    </>
  );
}

function Seared({ kind, y, width, height, seed }: LayerProps<keyof typeof seared>) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 30), y: y - 4, width: width + 30, height: height + 12 };
  const { body, bars } = seared[kind];
  const marks = Array.from({ length: 6 }, (_, index) => {
    const from = box.x + 56 + (index * (box.width - 120)) / 5.4 + between(random, -6, 6);
    return line([
      [from, box.y + 12],
      [from - 22, box.y + box.height - 14],
    ]);
  });
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 62, wobble: 8 }))} fill={body} />
      <Mark d={marks.join("")} color={bars} width={kind === "roast" ? 5 : 12} />
    </>
  );
}

const crusts = {
  fried: { body: "#c9782b", light: "#eeb054", dark: "#8f4a16" },
  hot: { body: "#b63d1a", light: "#e5782f", dark: "#74200d" },
  nuggets: { body: "#bd6d24", light: "#e8a348", dark: "#834212" },
};

function CrustedChicken({ kind, y, width, height, seed }: LayerProps<keyof typeof crusts>) {
  const random = seededRandom(seed);
  const reach = width + between(random, 34, 70);
  const box = {
    x: leftOf(reach) + between(random, -14, 14),
    y: y - 4,
    width: reach,
    height: height + 14,
  };
  const { body, light, dark } = crusts[kind];
  return (
    <>
      <Shape d={jagged(slab(box, random, { step: 18, wobble: 8, corner: 17 }))} fill={body} />
      <Mark d={crags(box, random, 9)} color={dark} width={7} />
      <Mark d={crags(box, random, 13)} color={light} width={9} />
    </>
  );
}

function crags(box: Box, random: Random, count: number) {
  return strokes(
    Array.from(
      { length: count },
      (_, index): Stroke => ({
        from: [
          box.x + 30 + ((box.width - 76) * (index + random() * 0.8)) / count,
          box.y + between(random, 0.24, 0.74) * box.height,
        ],
        bend: [between(random, 4, 14), between(random, -12, 4)],
        by: [between(random, 14, 26), between(random, -2, 8)],
      }),
    ),
  );
}

function ChickenNuggets({ kind, y, width, height, seed }: LayerProps<keyof typeof crusts>) {
  const random = seededRandom(seed);
  const count = 4;
  const size = (width + 50) / count;
  return Array.from({ length: count }, (_, index) => {
    const left = leftOf(width + 50) + index * size;
    const box = {
      x: left - 8,
      y: y - between(random, 2, 20),
      width: size + 16,
      height: height + between(random, 16, 30),
    };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never move
      <g key={index}>
        <Shape
          d={jagged(slab(box, random, { step: 26, wobble: 8, corner: 20 }))}
          fill={crusts[kind].body}
        />
        <Mark d={crags(box, random, 3)} color={crusts[kind].light} width={9} />
      </g>
    );
  });
}

function PulledChicken({ y, width, height, seed }: LayerProps<"pulled">) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 20), y: y - 10, width: width + 20, height: height + 16 };
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 36, wobble: 13 }))} fill="#c98648" />
      <Mark d={strands(box, random, 8)} color="#7d431c" width={5} />
      <Mark d={strands(box, random, 9)} color="#eebf83" width={8} />
    </>
  );
}

function ChickenSalad({ y, width, height, seed }: LayerProps<"salad">) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 6), y: y - 14, width: width + 6, height: height + 20 };
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 44, wobble: 12 }))} fill="#f6e2b3" />
      <Mark d={strands(box, random, 8)} color="#d9a75c" width={11} />
      <Mark d={scattered(box, random, 7)} color="#8fae4b" width={15} />
      <Mark d={scattered(box, random, 5)} color="#fff8e4" width={17} />
    </>
  );
}

function strands(box: Box, random: Random, count: number): string {
  return strokes(
    scatter(box, random, count).map((from) => ({
      from,
      bend: [between(random, 8, 24), between(random, -20, 16)],
      by: [between(random, 26, 46), between(random, -8, 12)],
    })),
  );
}

function scattered(box: Box, random: Random, count: number): string {
  return strokes(scatter(box, random, count).map((from) => ({ from })));
}

function scatter(box: Box, random: Random, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => [
    box.x + 26 + ((box.width - 86) * (index + random())) / count,
    box.y + box.height * between(random, 0.26, 0.78),
  ]);
}
