/**
 * What every connection tells the planner. It looks at the values of each statement, since a rare word needs another
 * plan than a common one. Reading here and there is hardly slower than reading on: what is searched is in memory, or
 * on a disk without moving parts. Compiling takes longer than our statements do.
 */
export const plannerSettings = `
  set plan_cache_mode = force_custom_plan;
  set random_page_cost = 1.1;
  set jit = off`;
