import { CheeseLayer } from "./cheese-layer.tsx";
import { ChickenLayer } from "./chicken-layer.tsx";
import { EggLayer } from "./egg-layer.tsx";
import { LeavesLayer } from "./leaves-layer.tsx";
import { MeatLayer } from "./meat-layer.tsx";
import type { Layer } from "./sandwich-plan.ts";
import { SauceLayer } from "./sauce-layer.tsx";
import { ShredsLayer } from "./shreds-layer.tsx";
import { SlicesLayer } from "./slices-layer.tsx";
import { SpreadLayer } from "./spread-layer.tsx";

type FillingProps = { layer: Layer; y: number; width: number; height: number; seed: string };

export function Filling({ layer, ...place }: FillingProps) {
  switch (layer.family) {
    case "chicken":
      return <ChickenLayer kind={layer.kind} {...place} />;
    case "sauce":
      return <SauceLayer kind={layer.kind} {...place} />;
    case "spread":
      return <SpreadLayer kind={layer.kind} {...place} />;
    case "cheese":
      return <CheeseLayer kind={layer.kind} {...place} />;
    case "slices":
      return <SlicesLayer kind={layer.kind} {...place} />;
    case "shreds":
      return <ShredsLayer kind={layer.kind} {...place} />;
    case "leaves":
      return <LeavesLayer kind={layer.kind} {...place} />;
    case "meat":
      return <MeatLayer kind={layer.kind} {...place} />;
    case "egg":
      return <EggLayer kind={layer.kind} {...place} />;
  }
}
