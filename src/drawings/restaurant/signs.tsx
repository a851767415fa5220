import { ink, Mark, Patch, path, Shape } from "#drawings/pen.tsx";
import { cream, type Palette } from "./street.tsx";

export type BuildingProps = { initial: string; palette: Palette; seed: number };

type InitialProps = { x: number; y: number; size: number; color: string; initial: string };

export const Initial = ({ x, y, size, color, initial }: InitialProps) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    fontSize={size}
    fontWeight="900"
    fill={color}
    stroke={color}
    strokeWidth="4"
  >
    {initial}
  </text>
);

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
