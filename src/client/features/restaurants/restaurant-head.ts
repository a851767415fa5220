import { breadcrumbsJsonLd, type JsonLd, pageHead, unlistedHead } from "#client/lib/page-head.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { restaurantJsonLd } from "./restaurant-json-ld.ts";
import { restaurantUrl } from "./restaurant-link.ts";

export function restaurantHead(restaurant: Restaurant | undefined, menu: JsonLd[], origin: string) {
  if (!restaurant) return unlistedHead("Restaurant Not Found");
  const { id, name, description } = restaurant;
  const url = restaurantUrl(id, origin);
  const head = pageHead({
    title: name,
    description,
    url,
    image: `${url}/card.png`,
    jsonLd: import.meta.env.SSR && [
      restaurantJsonLd(restaurant, menu, origin),
      breadcrumbsJsonLd(
        origin,
        { name: "Restaurants", url: `${origin}/explore?view=restaurants` },
        { name, url },
      ),
    ],
  });
  const feed = {
    rel: "alternate",
    type: "application/atom+xml",
    title: `Reviews of ${name}`,
    href: feedPath(id),
  };
  return { ...head, links: [...head.links, feed] };
}

const feedPath = (id: number) => `/restaurant/${id}/feed.xml`;
