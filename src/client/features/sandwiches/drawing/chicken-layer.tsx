import { jagged, line, type Stroke, slab, soft, strokes } from "#client/lib/drawing/pen.ts";
import { between, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { Mark, Patch, Shape } from "#client/lib/drawing/shape.tsx";
import { ChickenNuggets, CrustedChicken } from "./crusted-chicken.tsx";
import { type LayerProps, leftOf } from "./layer-props.ts";
import { ChickenSalad, PulledChicken } from "./loose-chicken.tsx";
import type { Chicken } from "./sandwich-plan.ts";

const seared = {
  grilled: { body: "#e2ad69", bars: "#6b3a1a" },
  blackened: { body: "#7a4526", bars: "#3a2015" },
  roast: { body: "#dba35c", bars: "#b97a35" },
};

export function ChickenLayer(props: LayerProps<Chicken>) {
  switch (props.kind) {
    case "fried":
    case "hot":
      return <CrustedChicken {...props} kind={props.kind} />;
    case "nuggets":
      return <ChickenNuggets {...props} kind={props.kind} />;
    case "katsu":
      return <Katsu {...props} kind={props.kind} />;
    case "pulled":
      return <PulledChicken {...props} kind={props.kind} />;
    case "salad":
      return <ChickenSalad {...props} kind={props.kind} />;
    default:
      return <Seared {...props} kind={props.kind} />;
  }
}

function Katsu({ y, width, height, seed }: LayerProps<"katsu">) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 12), y: y - 2, width: width + 12, height: height + 8 };
  const meat = { x: box.x + 22, y: box.y + 22, width: box.width - 44, height: box.height - 44 };
  const crumbs = Array.from(
    { length: 16 },
    (_, index): Stroke => ({
      from: [
        box.x + 22 + (index * (box.width - 44)) / 15,
        index % 2 ? box.y + 11 : box.y + box.height - 11,
      ],
    }),
  );
  return (
    <>
      <Shape d={jagged(slab(box, random, { step: 15, wobble: 5 }))} fill="#d98a2e" />
      <Patch d={soft(slab(meat, random, { step: 60, wobble: 4 }))} fill="#fbeed6" />
      <Mark d={strokes(crumbs)} color="#f4c069" width={8} />
    </>
  );
}

function Seared({ kind, y, width, height, seed }: LayerProps<keyof typeof seared>) {
  const random = seededRandom(seed);
  const box = { x: leftOf(width + 30), y: y - 4, width: width + 30, height: height + 12 };
  const { body, bars } = seared[kind];
  const marks = Array.from({ length: 6 }, (_, index) => {
    const from = box.x + 56 + (index * (box.width - 120)) / 5.4 + between(random, -6, 6);
    return line([
      [from, box.y + 12],
      [from - 22, box.y + box.height - 14],
    ]);
  });
  return (
    <>
      <Shape d={soft(slab(box, random, { step: 62, wobble: 8 }))} fill={body} />
      <Mark d={marks.join("")} color={bars} width={kind === "roast" ? 5 : 12} />
    </>
  );
}
