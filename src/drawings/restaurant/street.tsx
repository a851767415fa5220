import {
  atNight,
  between,
  jagged,
  Mark,
  NightStyle,
  Patch,
  type Point,
  type Random,
  seededRandom,
} from "#drawings/pen.tsx";

export type Palette = ReturnType<typeof palette>;

const palette = (
  ...[sky, far, pavement, wall, trim, awning, door]: [
    ...[sky: string, far: string, pavement: string],
    ...[wall: string, trim: string, awning: string, door: string],
  ]
) => ({ sky, far, pavement, wall, trim, awning, door });

export const palettes = [
  palette("#fdebc4", "#f7d795", "#d9b98a", "#c8502c", "#8f2a12", "#6b8e23", "#2f5d62"),
  palette("#a9d6dd", "#8fc4cc", "#cdbfa6", "#f2bd49", "#b97a1c", "#c8401f", "#5c7a1f"),
  palette("#f7c9ae", "#f0b394", "#c9a58a", "#7c9a38", "#4f6a18", "#e9a23a", "#b63d1a"),
  palette("#4a4a5e", "#5a5a70", "#7d6d64", "#e98163", "#9c3f24", "#c8281c", "#3a312d"),
  palette("#f6d27a", "#eec05a", "#cfa768", "#4f8a8b", "#2c5658", "#e9623c", "#8f2a12"),
  palette("#cfe3b4", "#b9d396", "#bda98a", "#fbe7bd", "#c8914a", "#c8401f", "#4f6a18"),
  palette("#b9dfe4", "#9ccdd4", "#d6c3a0", "#f4b79a", "#8a4a34", "#5c7a1f", "#c8401f"),
  palette("#f9dba0", "#f0c67c", "#c9aa7c", "#5b4c44", "#33291f", "#d98a1f", "#b63d1a"),
] as const;

export const cream = "#fff4dc";
export const glass = "#bfe0e2";
export const lamplight = "#ffd978";
const road = "#4d423c";

export const ground = 668;

/** A stroke without length is a dot. */
const stars =
  "M60 70h0M330 60h0M392 148h0M470 54h0M560 24h0M700 66h0M790 30h0M850 120h0M930 58h0M1010 150h0M1080 44h0M1150 110h0M40 210h0M1130 220h0";

export function Street({ palette, seed }: { palette: Palette; seed: number }) {
  const random = seededRandom(seed);
  const { sky, far, pavement, wall, trim, awning, door } = palette;
  return (
    <>
      <NightStyle
        colors={[
          [sky, atNight(sky, 0.88)],
          [far, atNight(far, 0.76)],
          [pavement, atNight(pavement, 0.6)],
          [road, atNight(road, 0.5)],
          ...[wall, trim, awning, door].map((color) => [color, atNight(color, 0.32)] as const),
          [glass, lamplight],
        ]}
      />
      <Patch d="M0 0h1200v800H0z" fill={sky} />
      <g className="night" strokeLinecap="round">
        <Mark d={stars} color={cream} width={6} />
      </g>
      <circle cx={Math.round(between(random, 110, 260))} cy="150" r="62" fill={cream} />
      <Patch d={skyline(random)} fill={far} />
      <Patch d={`M0 ${ground - 8}q300-8 600 0t600-4V800H0z`} fill={pavement} />
      <Patch d="M0 742q300-6 600 0t600-2V800H0z" fill={road} />
    </>
  );
}

/** Some of the roofs are gables. */
function skyline(random: Random): string {
  const roofs = Array.from({ length: 9 }, (_, index): Point[] => {
    const left = index * 134;
    const height = between(random, 250, 460);
    const middle = random() < 0.4 ? height - 60 : height;
    return [
      [left, height],
      [left + 67, middle],
      [left + 134, height],
    ];
  });
  return jagged([[0, ground], ...roofs.flat(), [1206, ground]]);
}
