/**
 * What every connection tells the planner. Reading here and there is hardly slower than reading on: what is searched is in memory, or
 * on a disk without moving parts. Compiling takes longer than our statements do.
 */
export const plannerSettings = `
  set random_page_cost = 1.1;
  set jit = off`;
