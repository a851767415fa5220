import { linkOptions } from "@tanstack/react-router";

export const restaurantLink = (id: number) =>
  linkOptions({ to: "/restaurant/$id", params: { id: String(id) } });

/** The whole address, for search engines and other sites. */
export const restaurantUrl = (id: number, origin: string) => `${origin}/restaurant/${id}`;
