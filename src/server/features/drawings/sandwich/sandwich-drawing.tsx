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
  NightStyle,
  pick,
  type Stroke,
  seededRandom,
  strokes,
} from "#server/features/drawings/pen.tsx";
import { breadSizes, LowerBread, UpperBread } from "./bread.tsx";
import { ChickenLayer } from "./chicken.tsx";
import { LeavesLayer, ShredsLayer, SlicesLayer } from "./greens.tsx";
import { centre, describeSandwich, type Layer, type SandwichPlan } from "./sandwich-plan.ts";
import { CheeseLayer, EggLayer, MeatLayer, SauceLayer, SpreadLayer } from "./toppings.tsx";

/** `isWide` is for the picture of a shared link: the same sandwich with more room on both sides. */
export function SandwichDrawing(props: SandwichFacts & { isWide?: boolean }) {
  const { seed, ingredients, spiceLevel, isWide = false } = props;
  const plan = describeSandwich(ingredients, spiceLevel);
  const { width } = breadSizes[plan.bread];
  const stack = stackLayers(plan);
  const bread = { bread: plan.bread, width, seed };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...(isWide ? shareCardSize : drawingSizes.sandwich)}
      viewBox={isWide ? "-171 0 1143 600" : "0 0 800 600"}
      aria-hidden="true"
    >
      <Backdrop seed={seed} floor={stack.floor} isWide={isWide} />
      <g
        stroke={ink}
        strokeWidth={stack.pen}
        strokeLinejoin="round"
        strokeLinecap="round"
        transform={stack.transform}
      >
        <LowerBread {...bread} {...stack.heel} />
        {stack.layers.map(({ layer, y, height }) => (
          <Filling
            key={y}
            layer={layer}
            y={y}
            height={height}
            width={width}
            seed={seedOf(` ${layer.kind} ${y}`, seed)}
          />
        ))}
        <UpperBread {...bread} {...stack.crown} />
        <HeatFlames heat={plan.heat} y={stack.peak - 14} seed={seed} />
      </g>
    </svg>
  );
}

type FillingProps = { layer: Layer; y: number; width: number; height: number; seed: number };

function Filling({ layer, ...place }: FillingProps) {
  switch (layer.family) {
    case "chicken":
      return <ChickenLayer kind={layer.kind} {...place} />;
    case "sauce":
      return <SauceLayer kind={layer.kind} {...place} />;
    case "spread":
      return <SpreadLayer kind={layer.kind} {...place} />;
    case "cheese":
      return <CheeseLayer kind={layer.kind} {...place} />;
    case "slices":
      return <SlicesLayer kind={layer.kind} {...place} />;
    case "shreds":
      return <ShredsLayer kind={layer.kind} {...place} />;
    case "leaves":
      return <LeavesLayer kind={layer.kind} {...place} />;
    case "meat":
      return <MeatLayer kind={layer.kind} {...place} />;
    case "egg":
      return <EggLayer kind={layer.kind} {...place} />;
  }
}

type PlacedLayer = { layer: Layer; y: number; height: number };

type Stack = {
  /** From the bottom up, in painting order. The floor is at zero. */
  layers: PlacedLayer[];
  peak: number;
  crown: { y: number; height: number };
  heel: { y: number; height: number };
  /** Scales the sandwich to the page. */
  transform: string;
  /** The width of an ink line that looks the same on a small and on a large sandwich. */
  pen: number;
  floor: number;
};

const page = { middle: 304, width: 690, height: 432 };
const overhang = 74;
const flames = 84;
/** How far the front of a pocket covers its filling. */
const lip = 52;

function stackLayers({ bread, layers, heat }: SandwichPlan): Stack {
  const { crown, heel, width } = breadSizes[bread];
  const placed: PlacedLayer[] = [];
  let y = -heel;
  for (const layer of layers) {
    const height = thicknessOf(layer);
    y -= height;
    placed.push({ layer, y, height });
  }
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
    ...halves,
    transform: `translate(${shift} ${floor})scale(${scale.toFixed(2)})`,
    pen: Math.round(8.6 / scale),
    floor,
  };
}

const thickness: Record<Layer["family"], number> = {
  chicken: 74,
  sauce: 15,
  spread: 22,
  cheese: 15,
  slices: 22,
  shreds: 34,
  leaves: 22,
  meat: 24,
  egg: 26,
};

function thicknessOf({ family, kind }: Layer): number {
  return kind === "herbs" ? 10 : thickness[family];
}

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

const plate = "#fff8e8";

const rays =
  "M400 320 1020 320 990 512zM400 320 902 684 764 822zM400 320 592 910 400 940zM400 320 208 910 36 822zM400 320 -102 684 -190 512zM400 320 -220 320 -190 128zM400 320 -102 -44 36 -182zM400 320 208 -270 400 -300zM400 320 592 -270 764 -182zM400 320 902 -44 990 128z";

type BackdropProps = { seed: number; floor: number; isWide: boolean };

function Backdrop({ seed, floor, isWide }: BackdropProps) {
  const random = seededRandom(seed);
  const { wall, pattern, table } = pick(random, schemes);
  const draw = pick(random, [sunburst, polkaDots, stripes, disc]);
  return (
    <g stroke="none">
      <NightStyle
        colors={[
          [wall, atNight(wall, 0.78)],
          [pattern, atNight(pattern, 0.66)],
          [table, atNight(table, 0.55)],
          [plate, atNight(plate, 0.2)],
        ]}
      />
      <path d={isWide ? "M-171 0H972v600H-171z" : "M0 0h800v600H0z"} fill={wall} />
      {draw(pattern, isWide)}
      {isWide && <path d={`M-171 ${floor - 35}H972V600H-171z`} fill={table} />}
      <path d={`M0 ${floor - 34}q200-10 400 0t400-2V600H0z`} fill={table} />
      <ellipse cx={centre} cy={floor + 6} rx="330" ry="34" fill={plate} />
      <ellipse cx={centre} cy={floor + 3} rx="262" ry="20" fill="#2b2421" opacity=".22" />
    </g>
  );
}

/** Ten rays from behind the sandwich, far enough to leave the page. */
function sunburst(color: string) {
  return <path d={rays} fill={color} />;
}

function polkaDots(color: string, isWide: boolean) {
  const { columns, left } = isWide ? { columns: 8, left: -170 } : { columns: 6, left: -18 };
  const dots = Array.from({ length: columns * 4 }, (_, index): Stroke => {
    const row = Math.floor(index / columns);
    return { from: [(index % columns) * 152 + (row % 2) * 76 + left, row * 116 + 36] };
  });
  return (
    <path d={strokes(dots)} stroke={color} strokeWidth="46" strokeLinecap="round" fill="none" />
  );
}

function stripes(color: string, isWide: boolean) {
  const { count, left } = isWide ? { count: 10, left: -110 } : { count: 7, left: 10 };
  const bands = Array.from({ length: count }, (_, index) => `M${index * 120 + left} 0v600`);
  return <path d={bands.join("")} stroke={color} strokeWidth="56" fill="none" />;
}

function disc(color: string) {
  return <circle cx="400" cy="300" r="290" fill={color} />;
}

/** One flame per degree of heat, in an arc above the sandwich. */
function HeatFlames({ heat, y, seed }: { heat: number; y: number; seed: number }) {
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
