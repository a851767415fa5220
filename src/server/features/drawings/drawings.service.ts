import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type {
  RestaurantDrawing as RestaurantFacts,
  SandwichDrawing as SandwichFacts,
} from "#contract/drawings.ts";
import { RestaurantDrawing } from "./restaurant/restaurant-drawing.tsx";
import { SandwichDrawing } from "./sandwich/sandwich-drawing.tsx";

/** As SVG. */
export const drawSandwich = (facts: SandwichFacts) =>
  renderToStaticMarkup(createElement(SandwichDrawing, facts));

export const drawRestaurant = (facts: RestaurantFacts) =>
  renderToStaticMarkup(createElement(RestaurantDrawing, facts));
