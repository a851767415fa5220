import {
  between,
  ink,
  Mark,
  Patch,
  path,
  plank,
  type Random,
  Shape,
  type Stroke,
  seededRandom,
  strokes,
} from "#server/features/drawings/pen.tsx";
import { ShopWindow } from "./shop-window.tsx";
import {
  type BuildingProps,
  cream,
  glass,
  ground,
  lamplight,
  type Palette,
  PavementThings,
} from "./street.tsx";

export function Shopfront({ initial, restaurantType, palette, seed }: BuildingProps) {
  const random = seededRandom(seed);
  const wall = { x: 236, y: 214, width: 728, height: ground - 214 };
  const mirrored = random() < 0.5;
  return (
    <>
      <Shape d={plank(wall, random)} fill={palette.wall} />
      <Mark d={bricks(wall.x, wall.width, random)} color={palette.trim} width={5} />
      <Roof kind={restaurantType} palette={palette} seed={seed} />
      <g transform={mirrored ? "translate(1200)scale(-1 1)" : undefined}>
        <ShopWindow kind={restaurantType} palette={palette} seed={seed} />
        <Door kind={restaurantType} palette={palette} seed={seed} />
      </g>
      {restaurantType !== "Fine Dining" && (
        <Awning x={276} y={372} width={648} height={66} color={palette.awning} />
      )}
      <Signboard initial={initial} color={palette.awning} seed={seed} />
      {restaurantType !== "Fine Dining" && <NeonHen x={mirrored ? 346 : 854} y={304} scale={0.6} />}
      <PavementThings kind={restaurantType} palette={palette} mirrored={mirrored} />
    </>
  );
}

function Signboard({ initial, color, seed }: { initial: string; color: string; seed: number }) {
  const random = seededRandom(seed);
  return (
    <>
      <Shape d="M470 222q0-106 130-106t130 106v86H470z" fill={color} />
      <Shape d={plank({ x: 454, y: 296, width: 292, height: 34 }, random, 3)} fill={cream} />
      <circle cx="600" cy="216" r="70" fill={cream} />
      <text
        x="600"
        y="250"
        textAnchor="middle"
        fontSize="98"
        fontWeight="900"
        fill={color}
        stroke={color}
        strokeWidth="4"
      >
        {initial}
      </text>
      <Mark d="M486 313h228" color={color} width={7} />
    </>
  );
}

function bricks(left: number, width: number, random: Random): string {
  return strokes(
    Array.from(
      { length: 16 },
      (_, index): Stroke => ({
        from: [
          left + 26 + ((width - 90) * (index + random() * 0.7)) / 16,
          index % 2 ? between(random, 246, 350) : between(random, 600, 646),
        ],
        by: [between(random, 20, 36), 0],
      }),
    ),
  );
}

type DoorProps = { kind: string; palette: Palette; seed: number };

function Door({ kind, palette, seed }: DoorProps) {
  const random = seededRandom(seed);
  const arched = kind === "Fine Dining" || kind === "Pub";
  return (
    <>
      <Shape d={plank({ x: 716, y: 654, width: 180, height: 24 }, random, 3)} fill={cream} />
      {arched ? (
        <Shape d={`M734 ${ground - 10}V470q0-78 72-78t72 78v188z`} fill={palette.door} />
      ) : (
        <Shape d={plank({ x: 734, y: 424, width: 144, height: 234 }, random)} fill={palette.door} />
      )}
      <Shape
        d={plank({ x: 760, y: 470, width: 92, height: 92 }, random, 3)}
        fill={arched ? lamplight : glass}
      />
      {arched && <Mark d="M806 470v92M760 516h92" color={palette.door} width={8} />}
      <Mark d="M760 600h92" color={palette.trim} width={8} />
      <Mark d="M852 590h0" color={lamplight} width={18} />
      <Mark d="M774 496l26-14" color={cream} width={7} />
    </>
  );
}

type RoofProps = { kind: string; palette: Palette; seed: number };

function Roof({ kind, palette, seed }: RoofProps) {
  const random = seededRandom(seed);
  switch (kind) {
    case "Pub":
      return <Gable palette={palette} />;
    case "Fine Dining":
      return <Mansard />;
    case "Fast Food":
      return <Wing palette={palette} />;
    case "Cafe":
    case "Bakery":
      return (
        <Shape
          d="M212 230q-4-66 96-66 80 0 120-40h344q40 40 120 40 100 0 96 66z"
          fill={palette.trim}
        />
      );
    case "Deli":
      return <Shape d="M214 230v-46h118v-38h536v38h118v46z" fill={palette.trim} />;
    default:
      return (
        <Shape d={plank({ x: 216, y: 188, width: 768, height: 40 }, random)} fill={palette.trim} />
      );
  }
}

function Gable({ palette }: { palette: Palette }) {
  return (
    <>
      <Shape d="M236 230 600 66l364 164z" fill={cream} />
      <Mark
        d="M330 230v-40M430 230v-84M770 230v-84M870 230v-40M270 230l160-84M930 230 770 146"
        color={palette.trim}
        width={14}
      />
      <path d="M190 250 600 62l410 188" fill="none" strokeWidth="34" />
      <Mark d="M190 250 600 62l410 188" color={palette.trim} width={20} />
    </>
  );
}

function Mansard() {
  const dormer = "v-52q30-34 60 0v52z";
  return (
    <>
      <Shape d="M206 230q46-40 56-134h676q10 94 56 134z" fill="#5a5a70" />
      <Shape d={`M322 206${dormer}M818 206${dormer}`} fill={lamplight} />
      <path d="M352 206v-64M848 206v-64M256 96h688" fill="none" />
    </>
  );
}

function Wing({ palette }: { palette: Palette }) {
  return (
    <>
      <Shape d="M180 244 204 130l816 62-24 52z" fill={palette.trim} />
      <Mark d="M214 178 990 220" color={lamplight} width={9} />
    </>
  );
}

type AwningProps = { x: number; y: number; width: number; height: number; color: string };

/** Stripes that widen toward the street and end in scallops. */
export function Awning({ x, y, width, height, color }: AwningProps) {
  const stripes = Math.round(width / 124) * 2 + 1;
  const upper = width / stripes;
  const lower = Math.ceil(upper) + 4;
  const flare = Math.round((lower * stripes - width) / 2);
  const scallop = path`q${-lower / 2} 52 ${-lower} 0`;
  const whole = `M${x} ${y}h${width}l${flare} ${height}${scallop.repeat(stripes)}z`;
  const colored = Array.from({ length: (stripes + 1) / 2 }, (_, index) => {
    const right = x - flare + (index * 2 + 1) * lower;
    return `${path`M${x + index * 2 * upper} ${y}h${upper}L${right} ${y + height}`}${scallop}z`;
  });
  return (
    <>
      <Shape d={whole} fill={cream} />
      <Patch d={colored.join("")} fill={color} />
      <path d={`${whole}M${x - flare} ${y + height}h${width + flare * 2}`} fill="none" />
      <path d={`M${x - 6} ${y}h${width + 12}`} stroke={ink} strokeWidth="16" />
    </>
  );
}

type NeonHenProps = { x: number; y: number; scale: number };

const body =
  "M-66-6q-12-34 4-46 6 22 30 30 30 6 42-20 6-30 28-30 20 0 22 22l18 8-18 8q2 20-4 38-12 40-54 40-52 0-68-50z";
const comb = "M22-74q0-18 11-14 6-10 13 2 10-4 10 14";

/** A sign in the shape of a hen: dark tubing under a bright line. */
export function NeonHen({ x, y, scale }: NeonHenProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <ellipse rx="112" ry="98" cy="-8" fill={ink} />
      <Mark d={body} color="#ff9ec4" width={9} />
      <Mark d={`${comb}M74-38q4 14-8 18`} color="#ff6b4a" width={9} />
      <Mark d="M-34 4q22 30 54 6M-8 46v22h12M18 44v24h12" color="#ffd978" width={7} />
      <Mark d="M40-46h0" color="#fff4dc" width={10} />
    </g>
  );
}
