import type { Layer } from "./sandwich-plan.ts";

const thickness: Record<Layer["family"], number> = {
  chicken: 74,
  sauce: 15,
  spread: 22,
  cheese: 15,
  slices: 22,
  shreds: 34,
  leaves: 22,
  meat: 24,
  egg: 26,
};

export function thicknessOf({ family, kind }: Layer): number {
  return kind === "herbs" ? 10 : thickness[family];
}
