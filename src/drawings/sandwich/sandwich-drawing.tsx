import {
  drawingSizes,
  type SandwichDrawing as SandwichFacts,
  seedOf,
  shareCardSize,
} from "#contract/drawings.ts";
import {
  atNight,
  between,
  ink,
  Mark,
  NightStyle,
  Patch,
  pick,
  Shape,
  type Stroke,
  seededRandom,
  strokes,
} from "#drawings/pen.tsx";
import { breadShapes } from "./bread.tsx";
import { FillingLayer, heightOf } from "./fillings.tsx";
import { breads, fillings } from "./ingredients.ts";
import { describeSandwich, type SandwichPlan } from "./sandwich-plan.ts";
import { centre } from "./texture.tsx";

/** `isWide` is for the picture of a shared link: the same sandwich with more room on both sides. */
export function SandwichDrawing(props: SandwichFacts & { isWide?: boolean }) {
  const { seed, ingredients, spiceLevel, isWide = false } = props;
  const plan = describeSandwich(ingredients, spiceLevel);
  const { shape, width, colors } = breads[plan.bread];
  const { lower: LowerBread, upper: UpperBread } = breadShapes[shape];
  const stack = stackLayers(plan);
  const bread = { name: plan.bread, colors, width, seed };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...(isWide ? shareCardSize : drawingSizes.sandwich)}
      viewBox={isWide ? "-171 0 1143 600" : "0 0 800 600"}
      aria-hidden="true"
    >
      <Backdrop seed={seed} floor={stack.floor} />
      <g
        stroke={ink}
        strokeWidth={stack.pen}
        strokeLinejoin="round"
        strokeLinecap="round"
        transform={stack.transform}
      >
        <LowerBread {...bread} {...stack.heel} />
        {stack.layers.map(({ layer, y, height }) => (
          <FillingLayer
            key={y}
            {...fillings[layer]}
            y={y}
            height={height}
            width={width}
            seed={seedOf(` ${layer} ${y}`, seed)}
          />
        ))}
        <UpperBread {...bread} {...stack.crown} />
        <HeatFlames heat={plan.heat} y={stack.peak - 14} seed={seed} />
      </g>
    </svg>
  );
}

const page = { middle: 304, width: 690, height: 432 };
const overhang = 74;
const flames = 84;
/** How far the front of a pocket covers its filling. */
const lip = 52;

/** Where everything lies. The floor is at zero, and the layers go from the bottom up. */
function stackLayers({ bread, layers, heat }: SandwichPlan) {
  const { crown, heel, width } = breads[bread];
  let y = -heel;
  const placed = layers.map((layer) => {
    const height = heightOf(fillings[layer].look);
    y -= height;
    return { layer, y, height };
  });
  const peak = y - crown;
  const halves =
    bread === "pocket"
      ? { crown: { y: -heel - lip, height: heel + lip }, heel: { y: peak, height: -peak } }
      : { crown: { y, height: crown }, heel: { y: -heel, height: heel } };
  const height = -peak + (heat > 0 ? flames : 0);
  const scale = Math.min(1.36, page.height / height, page.width / (width + overhang));
  const floor = Math.round(page.middle + (height * scale) / 2);
  const shift = Math.round(centre * (1 - scale));
  return {
    layers: placed,
    peak,
    floor,
    ...halves,
    /** Scales the sandwich to the page. */
    transform: `translate(${shift} ${floor})scale(${scale.toFixed(2)})`,
    /** The width of an ink line that looks the same on a small and on a large sandwich. */
    pen: Math.round(8.6 / scale),
  };
}

type Scheme = [wall: string, pattern: string, table: string];

const schemes: [Scheme, ...Scheme[]] = [
  ["#fdebc4", "#f9d88f", "#e9623c"],
  ["#c8401f", "#d65a36", "#8f2a12"],
  ["#8aa844", "#9dba58", "#5c7a1f"],
  ["#f2bd49", "#f7ce70", "#d2592e"],
  ["#9fd0d8", "#b9e0e4", "#e5a53a"],
  ["#ee8f70", "#f29d81", "#5a2f22"],
  ["#4a3d37", "#5b4c44", "#c8401f"],
  ["#f7c9ae", "#fbdcc8", "#7c9a38"],
];

const plate = "#fff8e8";

/** Ten rays from behind the sandwich, far enough to leave the page. */
const rays =
  "M400 320 1020 320 990 512zM400 320 902 684 764 822zM400 320 592 910 400 940zM400 320 208 910 36 822zM400 320 -102 684 -190 512zM400 320 -220 320 -190 128zM400 320 -102 -44 36 -182zM400 320 208 -270 400 -300zM400 320 592 -270 764 -182zM400 320 902 -44 990 128z";
const dots = Array.from({ length: 32 }, (_, index): Stroke => {
  const row = Math.floor(index / 8);
  return { from: [(index % 8) * 152 + (row % 2) * 76 - 170, row * 116 + 36] };
});
const stripes = Array.from({ length: 10 }, (_, index) => `M${index * 120 - 110} 0v600`).join("");

const patterns = [
  (color: string) => <path d={rays} fill={color} />,
  (color: string) => <Mark d={strokes(dots)} color={color} width={46} />,
  (color: string) => <Mark d={stripes} color={color} width={56} />,
  (color: string) => <circle cx="400" cy="300" r="290" fill={color} />,
] as const;

/** Drawn for the wide picture. The narrow one shows its middle. */
function Backdrop({ seed, floor }: { seed: number; floor: number }) {
  const random = seededRandom(seed);
  const [wall, pattern, table] = pick(random, schemes);
  const drawPattern = pick(random, patterns);
  return (
    <g stroke="none" strokeLinecap="round">
      <NightStyle
        colors={[
          [wall, atNight(wall, 0.78)],
          [pattern, atNight(pattern, 0.66)],
          [table, atNight(table, 0.55)],
          [plate, atNight(plate, 0.2)],
        ]}
      />
      <path d="M-171 0H972v600H-171z" fill={wall} />
      {drawPattern(pattern)}
      <path d={`M-171 ${floor - 35}H0q200-9 400 1t400-2H972V600H-171z`} fill={table} />
      <ellipse cx={centre} cy={floor + 6} rx="330" ry="34" fill={plate} />
      <ellipse cx={centre} cy={floor + 3} rx="262" ry="20" fill="#2b2421" opacity=".22" />
    </g>
  );
}

/** One flame per degree of heat, in an arc above the sandwich. */
function HeatFlames({ heat, y, seed }: { heat: number; y: number; seed: number }) {
  const random = seededRandom(seed);
  return Array.from({ length: heat }, (_, index) => {
    const aside = index - (heat - 1) / 2;
    const x = Math.round(centre + aside * 66 + between(random, -5, 5));
    return (
      <g key={x} transform={`translate(${x} ${Math.round(y + aside * aside * 4)})`}>
        <Shape
          d="M0 0c-30 0-32-30-18-46 2 8 6 10 10 10-2-18 4-30 14-40 2 18 22 30 20 52-2 14-12 24-26 24z"
          fill="#e8451c"
        />
        <Patch d="M0-4q-14-2-10-20 6 4 8-6 14 10 12 18-2 8-10 8z" fill="#ffc53d" />
      </g>
    );
  });
}
