import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type {
  BadgeDrawing as BadgeFacts,
  RestaurantDrawing as RestaurantFacts,
  SandwichDrawing as SandwichFacts,
} from "#contract/drawings.ts";
import { BadgeDrawing } from "./badge/badge-drawing.tsx";
import { RestaurantDrawing } from "./restaurant/restaurant-drawing.tsx";
import { SandwichDrawing } from "./sandwich/sandwich-drawing.tsx";

/** As SVG. */
export const drawSandwich = (facts: SandwichFacts) =>
  renderToStaticMarkup(createElement(SandwichDrawing, facts));

/** For a shared link. */
export const drawShareCard = (facts: SandwichFacts) =>
  renderToStaticMarkup(createElement(SandwichDrawing, { ...facts, isWide: true }));

export const drawRestaurant = (facts: RestaurantFacts) =>
  renderToStaticMarkup(createElement(RestaurantDrawing, facts));

export const drawBadge = (facts: BadgeFacts) =>
  renderToStaticMarkup(createElement(BadgeDrawing, facts));
