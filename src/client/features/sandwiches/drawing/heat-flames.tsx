import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { centre } from "./layer-props.ts";

/** One flame per degree of heat, in an arc above the sandwich. */
export function HeatFlames({ heat, y, seed }: { heat: number; y: number; seed: string }) {
  const random = seededRandom(seed);
  return Array.from({ length: heat }, (_, index) => {
    const aside = index - (heat - 1) / 2;
    const x = Math.round(centre + aside * 66 + between(random, -5, 5));
    const base = Math.round(y + aside * aside * 4);
    const lean = Math.round(between(random, -6, 6));
    return (
      <g key={x}>
        <path
          d={`M${x} ${base}c-30 0-32-30-18-46 2 8 6 10 10 10-2-18 4-30 ${14 + lean}-40 2 18 22 30 20 52-2 14-12 24-26 24z`}
          fill="#e8451c"
        />
        <path
          d={`M${x} ${base - 4}q-14-2-10-20 6 4 8-6 14 10 12 18-2 8-10 8z`}
          fill="#ffc53d"
          stroke="none"
        />
      </g>
    );
  });
}
