import { line, type Point, type Stroke, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, type Random, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { centre, type LayerProps, leftOf } from "./layer-props.ts";
import type { Slices } from "./sandwich-plan.ts";

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
