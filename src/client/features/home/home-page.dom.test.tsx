import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { listNewAtSaved } from "#contract/collection.endpoints.ts";
import { listRestaurants, listSandwiches } from "#contract/explore.endpoints.ts";
import { getLevel } from "#contract/gamification.endpoints.ts";
import { listPopularSandwiches } from "#contract/sandwiches.endpoints.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { henny, hotOne, roost } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";

afterEach(() => vi.restoreAllMocks());

const late = { ...hotOne, id: 7, name: "Late Arrival" };

const home = (viewer: typeof henny | null) =>
  catalogue(viewer)
    .answer(listSandwiches, [hotOne, late])
    .answer(listNewAtSaved, [])
    .answer(getLevel, { level: 3, xp: 340 });

test("a visitor sees what is new, which no card below repeats, and the pitch", async () => {
  await openPage("/", home(null));
  screen.getByRole("link", { name: /New on Cluck Late Arrival/ });
  screen.getByRole("button", { name: "Why this score?" });
  await screen.findByRole("link", { name: "Start Your Collection" });
  expect(screen.queryByRole("region", { name: "Your news" })).toBeNull();
});

test("a member sees what is next on the shelf, which no card below repeats, and no pitch", async () => {
  await openPage("/", home(henny));
  await screen.findByRole("link", { name: /Next on your shelf, open now Late Arrival/ });
  expect(screen.queryByRole("link", { name: "Start Your Collection" })).toBeNull();
});

test("a member sees how far the next level is, and what the saved restaurants added", async () => {
  await openPage("/", home(henny).answer(listNewAtSaved, [late]));
  const news = within(await screen.findByRole("region", { name: "Your news" }));
  await news.findByText(/60 XP to level 4/);
  const added = await news.findByRole("link", { name: "Late Arrival" });
  expect(added.getAttribute("href")).toBe("/sandwich/7");
});

test("a member without saved restaurants is told what they are for", async () => {
  await openPage("/", home(henny));
  await screen.findByText(/Save a restaurant, and what it adds to its menu shows up here/);
});

const parts = [
  { title: "Popular Sandwiches", endpoint: listPopularSandwiches, answer: [hotOne], item: hotOne },
  { title: "Restaurants Near You", endpoint: listRestaurants, answer: [roost], item: roost },
];

test.each(parts)(
  "$title that cannot be loaded are missing alone and can be tried again",
  async ({ title, endpoint, answer, item }) => {
    // React logs what it could not render.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const api = home(null).refuse(endpoint, 500);
    const user = await openPage("/", api);
    const findPart = async (name: string) =>
      within(
        (await screen.findByRole("heading", { level: 2, name })).closest("section") as HTMLElement,
      );
    const part = await findPart(title);
    expect((await part.findByRole("alert")).textContent).toContain("This could not be loaded.");
    for (const other of parts.filter((each) => each.title !== title)) {
      await (await findPart(other.title)).findByRole("heading", {
        level: 3,
        name: other.item.name,
      });
    }
    screen.getByRole("heading", { level: 1, name: /^Find the Best/ });
    api.answer(endpoint, answer);
    await user.click(part.getByRole("button", { name: "Try again" }));
    await part.findByRole("heading", { level: 3, name: item.name });
    vi.restoreAllMocks();
  },
);
