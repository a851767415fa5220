import { path } from "#client/lib/drawing/pen.ts";
import { ink, Patch, Shape } from "#client/lib/drawing/shape.tsx";
import { cream } from "./palettes.ts";

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
