import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { importCollection } from "#contract/collection.endpoints.ts";
import type { ImportOutcome } from "#contract/collection.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { henny, hotOne } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";
import { readTexts } from "#tests/dom/read.ts";

const { id, name, restaurantName } = hotOne;
const rated: ImportOutcome = {
  status: "added",
  sandwich: { id, name, restaurantName },
  candidates: [],
  changes: ["rating"],
};

test.each([
  ["To add", "added", "tried, rating"],
  ["To change", "changed", "rating"],
] as const)(
  "%s: it says before the import that stars become the rating",
  async (title, status, said) => {
    const api = catalogue(henny).answer(importCollection, [{ ...rated, status }]);
    const user = await openPage("/collection/import", api);
    const file = new File([`name,tried\n${name},yes`], "list.csv", { type: "text/csv" });
    await user.upload(screen.getByLabelText(/Choose a CSV file/), file);
    const summary = await screen.findByText(title, { selector: "summary" });
    await user.click(summary);
    const row = within(summary.parentElement ?? document.body).getByRole("listitem");
    expect(readTexts(row).join(" ")).toMatch(new RegExp(` ${said}$`));
  },
);
