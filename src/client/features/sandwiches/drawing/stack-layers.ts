import { breadSizes } from "./bread-props.ts";
import { centre } from "./layer-props.ts";
import { thicknessOf } from "./layer-thickness.ts";
import type { Layer, SandwichPlan } from "./sandwich-plan.ts";

type PlacedLayer = { layer: Layer; y: number; height: number };

type Stack = {
  /** From the bottom upward, in the order of painting; the floor is at zero. */
  layers: PlacedLayer[];
  peak: number;
  crown: { y: number; height: number };
  heel: { y: number; height: number };
  /** Puts the sandwich on the page, as large as it fits. */
  transform: string;
  /** The width of an ink line that looks the same on a small and on a large sandwich. */
  pen: number;
  floor: number;
};

const page = { middle: 304, width: 690, height: 432 };
const overhang = 74;
const flames = 84;
/** How far the front of a pocket covers its filling. */
const lip = 52;

export function stackLayers({ bread, layers, heat }: SandwichPlan): Stack {
  const { crown, heel, width } = breadSizes[bread];
  const placed: PlacedLayer[] = [];
  let y = -heel;
  for (const layer of layers) {
    const height = thicknessOf(layer);
    y -= height;
    placed.push({ layer, y, height });
  }
  const peak = y - crown;
  const halves =
    bread === "pocket"
      ? { crown: { y: -heel - lip, height: heel + lip }, heel: { y: peak, height: -peak } }
      : { crown: { y, height: crown }, heel: { y: -heel, height: heel } };
  const height = -peak + (heat > 0 ? flames : 0);
  const scale = Math.min(1.36, page.height / height, page.width / (width + overhang));
  const floor = Math.round(page.middle + (height * scale) / 2);
  const shift = Math.round(centre * (1 - scale));
  return {
    layers: placed,
    peak,
    ...halves,
    transform: `translate(${shift} ${floor})scale(${scale.toFixed(2)})`,
    pen: Math.round(8.6 / scale),
    floor,
  };
}
