import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listSandwichReviews } from "#contract/reviews.endpoints.ts";
import { catalogue, review } from "#tests/dom/catalogue.ts";
import { openPage } from "#tests/dom/page.tsx";

const address = "/sandwich/3/reviews";
const link = (name: string) => screen.getByRole("link", { name });
const here = () => location.pathname + location.search;
const authors = () =>
  screen.getAllByRole("article").map((each) => each.querySelector("p")?.textContent);

test("the order is in the address and in the request", async () => {
  const api = catalogue();
  const user = await openPage(address, api);
  const shown = link("Newest");
  expect(shown.getAttribute("aria-current")).toMatch(/page|true/);
  for (const [name, sort] of [
    ["Lowest rated", "lowest"],
    ["Highest rated", "highest"],
  ] as const) {
    api.answer(listSandwichReviews, [{ ...review, username: `first of ${sort}` }]);
    await user.click(link(name));
    await waitFor(() => expect(authors()).toEqual([`first of ${sort}`]));
    expect(here()).toBe(`${address}?sort=${sort}`);
    expect(api.requested(listSandwichReviews).at(-1)).toContain(`sort=${sort}`);
    expect(link(name).getAttribute("aria-current")).toMatch(/page|true/);
  }
  await user.click(link("Newest"));
  await waitFor(() => expect(here()).toBe(address));
  expect(link("Newest").getAttribute("aria-current")).toMatch(/page|true/);
  expect(link("Lowest rated").hasAttribute("aria-current")).toBe(false);
});

test("there is a way to the next page and back again", async () => {
  const more = { Link: '</api/sandwiches/3/reviews?cursor=more>; rel="next"' };
  const api = catalogue().answer(listSandwichReviews, [review], more);
  const user = await openPage(address, api);
  api.answer(listSandwichReviews, [{ ...review, id: 12, username: "otto" }]);
  await user.click(await screen.findByRole("link", { name: "Next page" }));
  await waitFor(() => expect(authors()).toEqual(["otto"]));
  expect(here()).toBe(`${address}?cursor=more`);
  expect(screen.queryByRole("link", { name: "Next page" })).toBeNull();
  await user.click(link("First page"));
  await waitFor(() => expect(here()).toBe(address));
  await waitFor(() => expect(authors()).toEqual(["marisol"]));
});

test("a review without a name is signed User, and Anonymous in the dialog", async () => {
  const nameless = { ...review, userId: null, username: null };
  const api = catalogue().answer(listSandwichReviews, [nameless]);
  await openPage(address, api);
  await waitFor(() => expect(authors()).toEqual(["User"]));
  await openPage("/terms?sandwich=3", api);
  await within(await screen.findByRole("dialog")).findByText("Anonymous");
});
