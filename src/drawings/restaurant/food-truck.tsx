import { Mark, Patch, plank, Shape, seededRandom } from "#drawings/pen.tsx";
import { Awning, type BuildingProps, Initial, NeonHen } from "./signs.tsx";
import { cream, glass, lamplight } from "./street.tsx";

export function FoodTruck({ initial, palette, seed }: BuildingProps) {
  const random = seededRandom(seed);
  return (
    <>
      <path d="M40 720V200M1160 720V200M40 210q280 90 560-60 280 150 560 60" fill="none" />
      <Mark
        d="M130 244h0M240 252h0M350 240h0M700 214h0M810 244h0M920 256h0M1040 246h0"
        color={lamplight}
        width={26}
      />
      <Patch d="M196 716q400 34 800 0 40 24-400 26T196 716z" fill="#2b2421" />
      <Shape
        d="M214 268q0-40 44-40h520q40 0 40 40v80h80q34 0 50 34l52 116q10 24 10 60v92q0 30-30 30H244q-30 0-30-30z"
        fill={palette.wall}
      />
      <Patch d="M219 560h786v90q0 26-26 26H244q-25 0-25-26z" fill={palette.trim} />
      <Shape d="M842 380h50q20 0 30 22l38 86q4 14-10 14H842z" fill={glass} />
      <Shape d={plank({ x: 300, y: 374, width: 380, height: 150 }, random)} fill={lamplight} />
      <Cook color={palette.door} />
      <Shape d={plank({ x: 276, y: 516, width: 428, height: 30 }, random, 3)} fill={cream} />
      <Awning x={296} y={312} width={388} height={60} color={palette.awning} />
      <circle cx="760" cy="440" r="46" fill={cream} />
      <Initial x={760} y={463} size={66} color={palette.awning} initial={initial} />
      <Wheel x={360} />
      <Wheel x={860} />
      <NeonHen x={490} y={170} scale={1} />
      <Mark d="M984 590h12" color={lamplight} width={26} />
      <Mark d="M870 420l30-20" color={cream} width={8} />
    </>
  );
}

function Cook({ color }: { color: string }) {
  return (
    <>
      <Shape d="M536 520q0-62 54-62t54 62z" fill={color} />
      <circle cx="590" cy="440" r="30" fill="#c98a5a" />
      <Shape d="M558 424q-8-34 18-32 14-14 30 0 26-2 16 32z" fill={cream} />
      <Shape d="M356 512q4-46 50-46t50 46z" fill="#d98f37" />
      <Mark d="M350 512h112" color="#8fbf3f" width={12} />
    </>
  );
}

const Wheel = ({ x }: { x: number }) => (
  <>
    <circle cx={x} cy="676" r="60" fill="#3a312d" />
    <circle cx={x} cy="676" r="26" fill={cream} />
  </>
);
