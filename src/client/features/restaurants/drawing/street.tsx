import { jagged, type Point } from "#client/lib/drawing/pen.ts";
import { between, type Random, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Patch } from "#client/lib/drawing/shape.tsx";
import type { Palette } from "./palettes.ts";

export const ground = 668;

export function Street({ palette, seed }: { palette: Palette; seed: string }) {
  const random = seededRandom(seed);
  return (
    <>
      <Patch d="M0 0h1200v800H0z" fill={palette.sky} />
      <circle
        cx={Math.round(between(random, 110, 260))}
        cy={Math.round(between(random, 110, 190))}
        r="62"
        fill="#fff4dc"
      />
      <Patch d={skyline(random)} fill={palette.far} />
      <Patch d={`M0 ${ground - 8}q300-8 600 0t600-4V800H0z`} fill={palette.pavement} />
      <Patch d="M0 742q300-6 600 0t600-2V800H0z" fill="#4d423c" />
    </>
  );
}

function skyline(random: Random): string {
  const roofs = Array.from({ length: 9 }, (_, index): Point[] => {
    const left = index * 134;
    const height = between(random, 250, 460);
    return random() < 0.4
      ? [
          [left, height],
          [left + 67, height - 60],
          [left + 134, height],
        ]
      : [
          [left, height],
          [left + 134, height],
        ];
  });
  return jagged([[0, ground], ...roofs.flat(), [1206, ground]]);
}
