import { line, type Point, type Stroke, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Patch, Shape } from "#client/lib/drawing/shape.tsx";
import type { BreadProps } from "./bread-props.ts";
import { leftOf } from "./layer-props.ts";

export function Biscuit({
  y,
  width,
  height,
  seed,
  browned = false,
}: BreadProps & { browned?: boolean }) {
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

export function RiceBun({ y, width, height, seed }: BreadProps) {
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
