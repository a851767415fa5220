import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listSandwichReviews } from "#contract/reviews.endpoints.ts";
import { findSandwich } from "#contract/sandwiches.endpoints.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { openPage } from "#tests/dom/page.tsx";

const refusal = { message: "Out of pickles.", code: "internal_error" };
const dialog = async () => within(await screen.findByRole("dialog"));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("what could not be loaded is requested again when it is next opened", async () => {
  const api = catalogue().refuseOnce(findSandwich, 500, refusal);
  const user = await openPage("/terms?sandwich=3", api);
  await (await dialog()).findByText("This could not be loaded.");
  await user.keyboard("{Escape}");
  await closed();

  api.refuseOnce(listSandwichReviews, 500, refusal);
  act(() => history.pushState(null, "", "/terms?sandwich=3"));
  await (await dialog()).findByRole("heading", { name: "Hot One" });
  await (await dialog()).findByText("This could not be loaded.");
  await user.keyboard("{Escape}");
  await closed();

  act(() => history.pushState(null, "", "/terms?sandwich=3"));
  await (await dialog()).findByText("Crisp.");
  expect((await dialog()).queryByText("This could not be loaded.")).toBeNull();
});
