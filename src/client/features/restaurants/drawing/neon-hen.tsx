import { ink, Mark } from "#client/lib/drawing/shape.tsx";

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
