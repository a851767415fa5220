import type { Dependencies } from "#server/domain/dependencies.ts";
import { getRestaurant } from "#server/features/restaurants/restaurants.service.ts";
import type { App } from "#server/http/app-environment.ts";
import { serialIdIn } from "#server/http/params.ts";
import { ownOrigin } from "#server/http/request-origin.ts";
import { listNewestReviews, listNewestSandwiches } from "./publishing.repository.ts";
import { xml, xmlResponse } from "./xml.ts";

const newest = 50;

export function registerFeedRoutes(app: App, { db, config }: Dependencies): void {
  const answer = (feed: AtomFeed) => xmlResponse(atomFeed(feed), "application/atom+xml");

  app.get("/feed.xml", async (c) => {
    const origin = ownOrigin(c, config);
    const sandwiches = await listNewestSandwiches(db, newest);
    return answer({
      title: "New sandwiches on Cluck",
      page: `${origin}/explore?sort=newest`,
      self: `${origin}/feed.xml`,
      entries: sandwiches.map((sandwich) => ({
        title: `${sandwich.name} at ${sandwich.restaurantName}`,
        url: `${origin}/sandwich/${sandwich.id}`,
        author: sandwich.restaurantName,
        text: sandwich.description,
        publishedAt: sandwich.createdAt,
        updatedAt: sandwich.updatedAt,
      })),
    });
  });

  app.get("/restaurant/:id/feed.xml", async (c) => {
    const origin = ownOrigin(c, config);
    const restaurant = await getRestaurant(db, serialIdIn(c, "Restaurant"));
    const reviews = await listNewestReviews(db, restaurant.id, newest);
    return answer({
      title: `Reviews of ${restaurant.name} on Cluck`,
      page: `${origin}/restaurant/${restaurant.id}`,
      self: `${origin}/restaurant/${restaurant.id}/feed.xml`,
      entries: reviews.map((review) => ({
        title: `${review.sandwichName}: ${review.rating} of 5 stars`,
        url: `${origin}/sandwich/${review.sandwichId}/reviews?from=${review.id}#review-${review.id}`,
        author: review.username ?? "User",
        text: review.comment,
        publishedAt: review.dateCreated,
        updatedAt: review.updatedAt,
      })),
    });
  });
}

interface AtomFeed {
  title: string;
  /** The page that the feed belongs to. */
  page: string;
  self: string;
  entries: AtomEntry[];
}

interface AtomEntry {
  title: string;
  /** The page of the entry. It is also the entry's id, so it must not change. */
  url: string;
  author: string;
  text: string;
  publishedAt: Date;
  updatedAt: Date;
}

/** The date of an empty feed: the field is required. */
const neverUpdated = new Date(0);

function atomFeed({ title, page, self, entries }: AtomFeed) {
  const updatedAt = entries.reduce(
    (latest, entry) => (entry.updatedAt > latest ? entry.updatedAt : latest),
    neverUpdated,
  );
  return xml`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self}</id><title>${title}</title><updated>${updatedAt.toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${page}"/>
${entries.map(atomEntry)}</feed>`;
}

const atomEntry = ({ title, url, author, text, publishedAt, updatedAt }: AtomEntry) =>
  xml`<entry><id>${url}</id><title>${title}</title><link rel="alternate" href="${url}"/>
<published>${publishedAt.toISOString()}</published><updated>${updatedAt.toISOString()}</updated>
<author><name>${author}</name></author><content type="text">${text}</content></entry>
`;
