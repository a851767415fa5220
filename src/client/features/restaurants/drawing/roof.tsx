import { plank } from "#client/lib/drawing/pen.ts";
import { seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { cream, lamplight, type Palette } from "./palettes.ts";

type RoofProps = { kind: string; palette: Palette; seed: string };

export function Roof({ kind, palette, seed }: RoofProps) {
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
