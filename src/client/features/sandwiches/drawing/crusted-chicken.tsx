import { type Box, jagged, type Stroke, slab, strokes } from "#client/lib/drawing/pen.ts";
import { between, type Random, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { type LayerProps, leftOf } from "./layer-props.ts";

const crusts = {
  fried: { body: "#c9782b", light: "#eeb054", dark: "#8f4a16" },
  hot: { body: "#b63d1a", light: "#e5782f", dark: "#74200d" },
  nuggets: { body: "#bd6d24", light: "#e8a348", dark: "#834212" },
};

export function CrustedChicken({ kind, y, width, height, seed }: LayerProps<keyof typeof crusts>) {
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

export function ChickenNuggets({ kind, y, width, height, seed }: LayerProps<keyof typeof crusts>) {
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
