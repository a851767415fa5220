import { useSuspenseQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { findRestaurant } from "#contract/restaurants.endpoints.ts";
import { roost } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { show } from "#tests/dom/page.tsx";
import { PagePart } from "./page-part.tsx";

// React logs what it could not render.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Name() {
  const { data } = useSuspenseQuery(endpointQuery(findRestaurant, { id: 5 }));
  return <p>{data.name}</p>;
}

test("a part that failed says so alone; tried again it comes, and the focus stays in its section", async () => {
  const api = fakeApi().refuse(findRestaurant, 500);
  const user = await show(
    <>
      <p>The rest</p>
      <section aria-label="Where to get it">
        <PagePart fallback="Loading...">
          <Name />
        </PagePart>
      </section>
    </>,
    api,
  );
  const failure = await screen.findByRole("alert");
  expect(failure.textContent).toContain("This could not be loaded.");
  screen.getByText("The rest");
  expect(api.requested(findRestaurant)).toHaveLength(1);
  api.answer(findRestaurant, roost);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("The Roost");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Where to get it" }));
});
