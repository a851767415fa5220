import type { Bread } from "./sandwich-plan.ts";

export type BreadProps = {
  bread: Bread;
  /** The height at which this half of the bread meets the filling. */
  y: number;
  width: number;
  height: number;
  seed: string;
};

/** How wide a bread is, and how much stands above and below the filling. */
export const breadSizes: Record<Bread, { width: number; crown: number; heel: number }> = {
  bun: { width: 430, crown: 128, heel: 58 },
  brioche: { width: 430, crown: 138, heel: 58 },
  sesame: { width: 440, crown: 138, heel: 58 },
  potato: { width: 410, crown: 112, heel: 58 },
  kaiser: { width: 450, crown: 112, heel: 58 },
  biscuit: { width: 380, crown: 96, heel: 76 },
  rice: { width: 400, crown: 76, heel: 76 },
  white: { width: 410, crown: 46, heel: 46 },
  milk: { width: 400, crown: 66, heel: 66 },
  sourdough: { width: 460, crown: 54, heel: 50 },
  seeded: { width: 420, crown: 52, heel: 50 },
  baguette: { width: 590, crown: 88, heel: 62 },
  ciabatta: { width: 520, crown: 62, heel: 54 },
  croissant: { width: 540, crown: 104, heel: 56 },
  pocket: { width: 400, crown: 34, heel: 130 },
};
