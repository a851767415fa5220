import { plank, type Stroke, strokes } from "#client/lib/drawing/pen.ts";
import { between, type Random, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Shape } from "#client/lib/drawing/shape.tsx";
import { Awning } from "./awning.tsx";
import { Door } from "./door.tsx";
import { NeonHen } from "./neon-hen.tsx";
import { type BuildingProps, cream } from "./palettes.ts";
import { PavementThings } from "./pavement-things.tsx";
import { Roof } from "./roof.tsx";
import { ShopWindow } from "./shop-window.tsx";
import { ground } from "./street.tsx";

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

function Signboard({ initial, color, seed }: { initial: string; color: string; seed: string }) {
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
        stroke="none"
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
