import { plank } from "#client/lib/drawing/pen.ts";
import { seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { cream, glass, lamplight, type Palette } from "./palettes.ts";
import { ground } from "./street.tsx";

type DoorProps = { kind: string; palette: Palette; seed: string };

export function Door({ kind, palette, seed }: DoorProps) {
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
