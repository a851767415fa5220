import { endpoint, takes } from "./endpoint.ts";
import type {
  createSandwichInput,
  reorderMenuInput,
  sandwich,
  updateSandwichInput,
} from "./sandwiches.ts";

export const addSandwich = endpoint(
  "post",
  "/api/sandwiches",
  "catalogueEditor",
  takes<{ body: typeof createSandwichInput; answer: typeof sandwich }>(),
);

export const changeSandwich = endpoint(
  "patch",
  "/api/sandwiches/{id}",
  "catalogueEditor",
  takes<{ body: typeof updateSandwichInput; answer: typeof sandwich }>(),
);

export const reorderMenu = endpoint(
  "put",
  "/api/restaurants/{id}/menu-order",
  "catalogueEditor",
  takes<{ body: typeof reorderMenuInput }>(),
);
