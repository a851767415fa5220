import { linkOptions } from "@tanstack/react-router";

export const restaurantLink = (id: number) =>
  linkOptions({ to: "/restaurant/$id", params: { id: String(id) } });
