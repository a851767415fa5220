import { linkOptions } from "@tanstack/react-router";

export const sandwichLink = (id: number) =>
  linkOptions({ to: "/sandwich/$id", params: { id: String(id) } });

export const sandwichReviewsLink = (id: number) =>
  linkOptions({ to: "/sandwich/$id/reviews", params: { id: String(id) } });
