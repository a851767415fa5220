import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countEntries, listEntries } from "#contract/collection.endpoints.ts";
import { listSandwiches } from "#contract/explore.endpoints.ts";
import { findRestaurant } from "#contract/restaurants.endpoints.ts";
import { listSandwichPhotos, listSandwichReviews } from "#contract/reviews.endpoints.ts";
import { findSandwich, listSimilarSandwiches } from "#contract/sandwiches.endpoints.ts";
import { catalogue, review } from "#tests/dom/catalogue.ts";
import { henny, hotOne, kept, roost, somewhere } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";

// React logs what it could not render.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const link = (name: string) => screen.getByRole("link", { name });
const section = (title: string) =>
  within(screen.getByRole("heading", { level: 2, name: title }).closest("section") as HTMLElement);

test("what nobody knows is said to be unknown", async () => {
  const unknown = { ...hotOne, price: 0, containsGluten: null, ingredients: [], reviewCount: 0 };
  const api = catalogue().answer(findSandwich, unknown).answer(listSandwichReviews, []);
  await openPage("/sandwich/3", api);
  screen.getByText("Price not listed");
  screen.getByText("(0 ratings)");
  section("Ingredients").getByText("Ingredients not listed");
  expect(section("Dietary Info").getAllByText("Not stated")).toHaveLength(3);
  await section("Reviews").findByText(/^No reviews yet\./);
});

const photo = (name: string) => ({
  url: `/images/${name}/800.webp`,
  width: 800,
  height: 600,
  widths: [800],
  preview: "",
  reviewId: review.id,
  username: review.username,
});

test("a photo that leads or stands in a review is not shown once more, and stars alone say so", async () => {
  const [lead, shown, other] = [photo("lead"), photo("shown"), photo("other")];
  const reviews = [
    { ...review, photos: [shown] },
    { ...review, id: 12, review: "" },
  ];
  const api = catalogue()
    .answer(findSandwich, { ...hotOne, image: lead })
    .answer(listSandwichReviews, reviews)
    .answer(listSandwichPhotos, [lead, shown, other]);
  await openPage("/sandwich/3", api);
  const strip = await screen.findByRole("list", { name: "Photo by a member" });
  expect(strip.querySelector("img")?.getAttribute("src")).toBe(other.url);
  expect(within(strip).getAllByRole("button")).toHaveLength(1);
  screen.getByText("No words, only stars.");
});

test.each(["/sandwich/nugget", "/sandwich/999999", "/sandwich/999999/reviews"])(
  "%s is not found",
  async (address) => {
    await openPage(address, catalogue().refuse(findSandwich, 404));
    screen.getByRole("heading", { level: 1, name: "Sandwich Not Found" });
    expect(document.title).toBe("Sandwich Not Found · Cluck");
    expect(link("Browse Sandwiches").getAttribute("href")).toBe("/explore");
  },
);

test("from a restaurant the back link leads there, also after the page of its reviews", async () => {
  const user = await openPage("/restaurant/5?tab=reviews", catalogue());
  await user.click(await screen.findByRole("link", { name: "Hot One" }));
  const back = await screen.findByRole("link", { name: "Back to Restaurant" });
  expect(back.getAttribute("href")).toBe("/restaurant/5?tab=reviews");
  await user.click(link("See All Reviews"));
  await user.click(await screen.findByRole("link", { name: "Back to sandwich details" }));
  await user.click(await screen.findByRole("link", { name: "Back to Restaurant" }));
  await waitFor(() =>
    expect(location.pathname + location.search).toBe("/restaurant/5?tab=reviews"),
  );
});

test("from Explore the back link leads to it as it was left, from nowhere to its start", async () => {
  await openPage("/SANDWICH/3", catalogue());
  expect(link("Back to Sandwiches").getAttribute("href")).toBe("/explore");
  const address = "/explore?q=burn&view=sandwiches";
  const user = await openPage(address, catalogue());
  await user.click(await screen.findByRole("link", { name: "View Details of Hot One" }));
  const back = await screen.findByRole("link", { name: "Back to Sandwiches" });
  expect(back.getAttribute("href")).toBe(address);
});

test("from the collection the back link leads there, also after a reload", async () => {
  const api = catalogue(henny)
    .answer(countEntries, { all: 1, tried: 0, favorites: 0, wantToTry: 1, restaurants: 0 })
    .answer(listEntries, [{ ...kept, sandwich: hotOne, isListed: true, ownRating: null }]);
  await openPage("/collection", api);
  await openPage("/sandwich/3", api);
  expect(link("Back to Collection").getAttribute("href")).toBe("/collection");
  await openPage("/sandwich/3", api);
  link("Back to Collection");
});

test("a sandwich that is not known yet takes its time under its text", async () => {
  const api = catalogue();
  const user = await openPage("/restaurant/5?tab=reviews", api);
  const release = api.hold(findSandwich, hotOne);
  await user.click(await screen.findByRole("link", { name: "Hot One" }));
  await screen.findByText("Loading sandwich details...");
  release();
  await screen.findByRole("heading", { level: 1, name: "Hot One" });
  expect(screen.queryByText("Loading sandwich details...")).toBeNull();
});

test("a sandwich that a card has shown needs no waiting, impatient clicks included", async () => {
  const api = catalogue();
  const user = await openPage("/restaurant/5", api);
  const answers = [api.hold(findSandwich, hotOne), api.hold(listSandwichReviews, [review])];
  await user.dblClick(await screen.findByRole("link", { name: "View Details of Hot One" }));
  await screen.findByRole("heading", { level: 1, name: "Hot One" });
  expect(section("Reviews").queryByRole("article")).toBeNull();
  for (const answer of answers) answer();
  await section("Reviews").findByRole("article");
});

const similar = "Similar Sandwiches You Might Like";

test("nothing similar says when there will be", async () => {
  await openPage("/sandwich/3", catalogue());
  await section(similar).findByText("Similar sandwiches will appear as you try more.");
});

test("a part that cannot be loaded leaves the rest standing and can be tried again", async () => {
  const api = catalogue().disconnect(listSimilarSandwiches);
  const user = await openPage("/sandwich/3", api);
  const failure = await section(similar).findByRole("alert");
  expect(failure.textContent).toContain("This could not be loaded.");
  screen.getByRole("heading", { level: 1, name: "Hot One" });
  api.answer(listSimilarSandwiches, [{ ...hotOne, id: 4, name: "Cold One" }]);
  await user.click(section(similar).getByRole("button", { name: "Try again" }));
  await section(similar).findByRole("heading", { level: 3, name: "Cold One" });
});

test("the dialog of an unknown sandwich says so", async () => {
  await openPage("/terms?sandwich=999999", catalogue().refuse(findSandwich, 404));
  await screen.findByRole("dialog", { name: "Sandwich Not Found" });
});

test("its dialog says whose it is, how far away, and until when they are open", async () => {
  const near = { ...hotOne, distanceMiles: 0.7 };
  const open = { ...roost, locations: [], hoursOfOperation: { text: "Mon-Sun 00:00-23:59" } };
  const api = catalogue().answer(listSandwiches, [near]).answer(findRestaurant, open);
  const user = await openPage("/explore?near=45.5,-122.6&place=Portland&view=sandwiches", api);
  await user.click(screen.getByRole("link", { name: "Hot One" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hot One" }));
  const place = (await dialog.findByText("until 11:59 PM")).closest("p");
  expect(place?.textContent).toMatch(/^The Roost0.7 miles awayOpenuntil 11:59 PM$/);
});

test("it says how far away it is from the place that was last searched near", async () => {
  const spot = { ...somewhere, latitude: 45.51, longitude: -122.6 };
  localStorage.setItem("place", JSON.stringify({ near: "45.5,-122.6", place: "Portland" }));
  await openPage(
    "/sandwich/3",
    catalogue().answer(findRestaurant, { ...roost, locations: [spot] }),
  );
  const away = await screen.findByText(/^0.7 miles/);
  expect(away.textContent).toBe("0.7 miles away");
  // It is over the picture, so nothing moves when it appears.
  expect(away.closest(".lead-picture")).not.toBeNull();
  localStorage.clear();
});

test("it can be shared at its top", async () => {
  const user = await openPage("/sandwich/3", catalogue());
  await user.click(screen.getByRole("button", { name: "Share Hot One" }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
});
