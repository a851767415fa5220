import { type Stroke, strokes } from "#client/lib/drawing/pen.ts";
import { pick, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { centre } from "./layer-props.ts";

type Scheme = { wall: string; pattern: string; table: string };

const schemes: [Scheme, ...Scheme[]] = [
  { wall: "#fdebc4", pattern: "#f9d88f", table: "#e9623c" },
  { wall: "#c8401f", pattern: "#d65a36", table: "#8f2a12" },
  { wall: "#8aa844", pattern: "#9dba58", table: "#5c7a1f" },
  { wall: "#f2bd49", pattern: "#f7ce70", table: "#d2592e" },
  { wall: "#9fd0d8", pattern: "#b9e0e4", table: "#e5a53a" },
  { wall: "#ee8f70", pattern: "#f29d81", table: "#5a2f22" },
  { wall: "#4a3d37", pattern: "#5b4c44", table: "#c8401f" },
  { wall: "#f7c9ae", pattern: "#fbdcc8", table: "#7c9a38" },
];

const rays =
  "M400 320 1020 320 990 512zM400 320 902 684 764 822zM400 320 592 910 400 940zM400 320 208 910 36 822zM400 320 -102 684 -190 512zM400 320 -220 320 -190 128zM400 320 -102 -44 36 -182zM400 320 208 -270 400 -300zM400 320 592 -270 764 -182zM400 320 902 -44 990 128z";

export function Backdrop({ seed, floor }: { seed: string; floor: number }) {
  const random = seededRandom(seed);
  const { wall, pattern, table } = pick(random, schemes);
  const draw = pick(random, [sunburst, polkaDots, stripes, disc]);
  return (
    <g stroke="none">
      <path d="M0 0h800v600H0z" fill={wall} />
      {draw(pattern)}
      <path d={`M0 ${floor - 34}q200-10 400 0t400-2V600H0z`} fill={table} />
      <ellipse cx={centre} cy={floor + 6} rx="330" ry="34" fill="#fff8e8" />
      <ellipse cx={centre} cy={floor + 3} rx="262" ry="20" fill="#2b2421" opacity=".22" />
    </g>
  );
}

/** Ten rays from behind the sandwich, far enough to leave the page. */
function sunburst(color: string) {
  return <path d={rays} fill={color} />;
}

function polkaDots(color: string) {
  const dots = Array.from({ length: 24 }, (_, index): Stroke => {
    const row = Math.floor(index / 6);
    return { from: [(index % 6) * 152 + (row % 2) * 76 - 18, row * 116 + 36] };
  });
  return (
    <path d={strokes(dots)} stroke={color} strokeWidth="46" strokeLinecap="round" fill="none" />
  );
}

function stripes(color: string) {
  const bands = Array.from({ length: 7 }, (_, index) => `M${index * 120 + 10} 0v600`);
  return <path d={bands.join("")} stroke={color} strokeWidth="56" fill="none" />;
}

function disc(color: string) {
  return <circle cx="400" cy="300" r="290" fill={color} />;
}
