import { Mark, plank, Shape, seededRandom } from "#drawings/pen.tsx";
import type { Kind } from "./kinds.tsx";
import { Awning, type BuildingProps, Initial, NeonHen } from "./signs.tsx";
import { cream, glass, ground, lamplight, type Palette } from "./street.tsx";

const bricks =
  "M264 300h26M322 262h30M372 330h22M420 246h28M262 622h30M330 612h22M420 640h30M512 610h24M600 634h30M664 604h22M760 256h28M808 336h24M862 262h30M922 300h24M918 620h26";

export function Shopfront({ initial, palette, seed, kind }: BuildingProps & { kind: Kind }) {
  const random = seededRandom(seed);
  const wall = { x: 236, y: 214, width: 728, height: ground - 214 };
  const isMirrored = random() < 0.5;
  const side = isMirrored ? "translate(1200)scale(-1 1)" : undefined;
  return (
    <>
      <Shape d={plank(wall, random)} fill={palette.wall} />
      <Mark d={bricks} color={palette.trim} width={5} />
      {kind.roof(palette)}
      <g transform={side}>
        <ShopWindow kind={kind} palette={palette} seed={seed} />
        <Door kind={kind} palette={palette} seed={seed} />
      </g>
      {!kind.isPlain && <Awning x={276} y={372} width={648} height={66} color={palette.awning} />}
      <Shape d="M470 222q0-106 130-106t130 106v86H470z" fill={palette.awning} />
      <Shape d={plank({ x: 454, y: 296, width: 292, height: 34 }, random, 3)} fill={cream} />
      <circle cx="600" cy="216" r="70" fill={cream} />
      <Initial x={600} y={250} size={98} color={palette.awning} initial={initial} />
      <Mark d="M486 313h228" color={palette.awning} width={7} />
      {!kind.isPlain && <NeonHen x={isMirrored ? 346 : 854} y={304} scale={0.6} />}
      <g transform={side}>{kind.pavement(palette)}</g>
    </>
  );
}

type FrontProps = { kind: Kind; palette: Palette; seed: number };

function ShopWindow({ kind, palette, seed }: FrontProps) {
  const random = seededRandom(seed);
  const pane = plank({ x: 300, y: 416, width: 376, height: 184 }, random, 3);
  return (
    <>
      <Shape d={plank({ x: 284, y: 400, width: 408, height: 212 }, random)} fill={palette.trim} />
      <Shape d={pane} fill={kind.hasLampsOn ? lamplight : glass} />
      {kind.display(palette)}
      {!kind.hasLampsOn && (
        <Mark d="M324 524l58-70M348 530l26-32M600 470l30-36" color="#ffffff" width={9} />
      )}
      <Shape d={plank({ x: 276, y: 600, width: 424, height: 24 }, random, 3)} fill={cream} />
    </>
  );
}

function Door({ kind: { hasArchedDoor }, palette, seed }: FrontProps) {
  const random = seededRandom(seed);
  const leaf = hasArchedDoor
    ? `M734 ${ground - 10}V470q0-78 72-78t72 78v188z`
    : plank({ x: 734, y: 424, width: 144, height: 234 }, random);
  const pane = plank({ x: 760, y: 470, width: 92, height: 92 }, random, 3);
  return (
    <>
      <Shape d={plank({ x: 716, y: 654, width: 180, height: 24 }, random, 3)} fill={cream} />
      <Shape d={leaf} fill={palette.door} />
      <Shape d={pane} fill={hasArchedDoor ? lamplight : glass} />
      {hasArchedDoor && <Mark d="M806 470v92M760 516h92" color={palette.door} width={8} />}
      <Mark d="M760 600h92" color={palette.trim} width={8} />
      <Mark d="M852 590h0" color={lamplight} width={18} />
      <Mark d="M774 496l26-14" color={cream} width={7} />
    </>
  );
}
