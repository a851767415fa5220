import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { renderPage } from "./entry-server.tsx";

// React logs what it could not render.
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterAll(() => vi.restoreAllMocks());

const user = {
  id: "henny",
  username: "henny",
  email: "henny@example.com",
  role: "user",
  createdAt: "2024-01-01T12:00:00.000Z",
  leaderboardOptOut: false,
};
const counts = { tried: 1, favorites: 2, wishlist: 3 };
const sandwich = {
  id: 1,
  restaurantId: 2,
  restaurantName: "The Roost",
  name: "Hot One",
  description: "A thigh, fried dark.",
  price: 11.5,
  imageUrl: null,
  image: null,
  ingredients: ["bun", "chicken"],
  spiceLevel: 4,
  dietaryInfo: {},
  averageRating: 0,
  reviewCount: 0,
  tags: [],
};
const restaurant = {
  id: 2,
  name: "The Roost",
  description: "Fried since dawn.",
  restaurantType: "Fast Casual",
  priceRange: "$$",
  imageUrl: null,
  image: null,
  locations: [],
};
const answers: Record<string, unknown> = {
  "/api/sandwiches/1": sandwich,
  "/api/restaurants/2": restaurant,
  "/api/site": { socialLinks: [], contactEmail: null, hasDemo: false },
  "/api/users/henny/level": { level: 3, xp: 120 },
  "/api/users/henny/standing": { rank: 4, level: 3, xp: 120 },
  "/api/users/henny/stats": { ...counts, ratings: [], months: [], triedPerMonth: [], tags: [] },
};

/** The server's page while the API fails at these calls. */
async function pageOf(path: string, failing: string[] = [], viewer = user) {
  const { status, html } = await renderPage(`https://cluck.example${path}`, {
    nonce: "nonce",
    isVisitor: false,
    timeZone: undefined,
    rememberedView: undefined,
    looks: [],
    renderedAt: Date.now(),
    isDrawn: true,
    origin: "https://cluck.example",
    assets: { routes: {} },
    fetch: async (call) => {
      const [asked = ""] = call.split("?");
      if (failing.includes(asked)) return new Response("{}", { status: 500 });
      return Response.json(asked === "/api/auth/me" ? viewer : (answers[asked] ?? []));
    },
    onFailure: () => undefined,
  });
  const failed = html.match(/<noscript>This could not be loaded\.<\/noscript>/g)?.length ?? 0;
  return { status, html, failed };
}

const ofHome = {
  "/api/sandwiches/popular": "No sandwiches yet",
  "/api/restaurants": "No restaurants yet",
};
const ofProfile = {
  "/api/users/henny/level": "XP towards the next level",
  "/api/users/henny/standing": "this month.",
  "/api/badges": "No badges yet",
  "/api/users/henny/stats": "What you eat",
  "/api/users/henny/sandwiches": "No sandwiches tried yet",
  "/api/users/henny/actions": "Nothing earned yet.",
  "/api/auth/sessions": "max-h-[400px]",
};

const ofSandwich = {
  "/api/sandwiches/1/reviews": "No reviews yet.",
  "/api/restaurants/2": "Fried since dawn.",
  "/api/sandwiches/1/similar": "Nothing like it yet",
};
const ofRestaurant = {
  "/api/restaurants/2/sandwiches": "No chicken sandwiches found on the menu.",
};

test.each([
  ["/", ofHome],
  ["/profile", ofProfile],
  ["/sandwich/1", ofSandwich],
  ["/restaurant/2", ofRestaurant],
])("of %s a part that the API fails at is missing alone", async (path, parts) => {
  const whole = await pageOf(path);
  expect(whole).toMatchObject({ status: 200, failed: 0 });
  for (const words of Object.values(parts)) expect(whole.html).toContain(words);
  for (const [call, missing] of Object.entries(parts)) {
    const { status, html, failed } = await pageOf(path, [call]);
    expect({ call, status, failed }).toEqual({ call, status: 200, failed: 1 });
    for (const words of Object.values(parts)) {
      // The standing is a line in the part of the level.
      const isInside = words === ofProfile["/api/users/henny/standing"] && call.endsWith("/level");
      if (!isInside)
        expect([call, words, html.includes(words)]).toEqual([call, words, words !== missing]);
    }
  }
  const nothing = await pageOf(path, Object.keys(parts));
  const inside = path === "/profile" ? 1 : 0;
  expect(nothing).toMatchObject({ status: 200, failed: Object.keys(parts).length - inside });
});

test("of the dashboard the server leaves to the browser what it could not load", async () => {
  const admin = { ...user, role: "admin", canEditCatalogue: true };
  const { status, html } = await pageOf("/admin", ["/api/admin/overview", "/api/users"], admin);
  expect(status).toBe(200);
  expect(html.match(/aria-label="Loading"/g)).toHaveLength(5);
  expect(html).toContain("Loading users...");
  expect(html).not.toContain("Try again");
});
