import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ToastRegion } from "#client/ui/toast-region.tsx";
import { importBasics } from "#contract/importer.endpoints.ts";
import type { ImportBasicAnswer, ValueSource } from "#contract/importer.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage, show } from "#tests/dom/page.tsx";
import { findToast, readDescription } from "#tests/dom/read.ts";
import { createDraftStore, DraftContext } from "./draft-store.ts";
import { fromQuick, withImport } from "./fill-draft.ts";
import { LocationTab } from "./location-tab.tsx";
import { ToCheckList } from "./to-check-list.tsx";
import { unchecked } from "./use-save.ts";

const source = (confidence: number, text: string): ValueSource => ({
  from: "text",
  line: null,
  text,
  confidence,
});
const week = (friday: string) => ({ monday: "11:00 AM - 9:00 PM", friday });
const site: ImportBasicAnswer = {
  name: "Golden Hen",
  description: "Fried chicken.",
  website: "https://hen.example",
  imageUrl: null,
  priceRange: "$",
  restaurantType: null,
  address: null,
  phoneNumber: null,
  hoursOfOperation: null,
  locations: [
    {
      address: "1 Main St",
      phoneNumber: "555-0100",
      hoursOfOperation: { monday: "11:00 AM - 9:00 PM" },
      latitude: null,
      longitude: null,
      sources: { address: source(0.9, ""), phoneNumber: source(0.5, "Call Bob 555-0100") },
      questions: [
        {
          about: "hours",
          text: "Friday 10-11: morning or evening?",
          words: "Fri 10-11",
          choices: [
            { label: "Morning", hoursOfOperation: week("10:00 AM - 11:00 AM") },
            { label: "Evening", hoursOfOperation: week("10:00 PM - 11:00 PM") },
          ],
        },
      ],
    },
  ],
  sources: { name: source(0.95, "Golden Hen"), priceRange: source(0.95, "$") },
  questions: [],
};

beforeEach(() => localStorage.clear());

/** The list and the locations below it, as after an import. */
async function showDraft() {
  const store = createDraftStore("boss");
  store.change(withImport(fromQuick(site), "hen.example"));
  const edited: unknown[] = [];
  const nothing = () => {};
  const user = await show(
    <DraftContext value={store}>
      <ToCheckList onEdit={(part) => edited.push(part)} />
      <LocationTab failed={unchecked} opened={null} onBack={nothing} onNext={nothing} />
      <ToastRegion />
    </DraftContext>,
  );
  return { user, store, edited };
}

const press = (name: string) => screen.getByRole("button", { name });

test("a question is answered with one press, and the answer can be taken back", async () => {
  const { user, store } = await showDraft();
  const asked = "1 Main St: Friday 10-11: morning or evening?";
  screen.getByText("“Fri 10-11”");
  screen.getByText(/evening\? Saved without these hours unless you answer\.$/);
  const choices = within(screen.getByRole("group", { name: asked }));
  await user.click(choices.getByRole("button", { name: "Evening" }));
  expect(screen.queryByText(/unless you answer/)).toBeNull();
  const hours = () => store.get().locations[0]?.values.hoursOfOperation;
  expect(hours()).toEqual(week("10:00 PM - 11:00 PM"));

  await findToast("Answered: Evening");
  await user.click(press("Undo"));
  screen.getByRole("group", { name: asked });
  expect(hours()).toEqual({ monday: "11:00 AM - 9:00 PM" });
});

test("a doubtful value has its line beside it, and is right or to be changed", async () => {
  const { user, store, edited } = await showDraft();
  screen.getByText("“Call Bob 555-0100”");
  await user.click(press("Change 1 Main St"));
  expect(edited).toEqual([{ list: "locations", key: store.get().locations[0]?.key }]);
  await user.click(press("1 Main St: that is right"));
  expect(screen.queryByText("“Call Bob 555-0100”")).toBeNull();
});

test("the keyboard goes on to the next thing to check, at last to the list itself", async () => {
  const { user } = await showDraft();
  const focused = () => document.activeElement?.textContent;
  for (const [name, next] of [
    ["Morning", /^1 Main St.*Call Bob/],
    ["1 Main St: that is right", /^Everything is checked/],
  ] as const) {
    press(name).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(focused()).toMatch(next));
  }
});

test("a page that says nothing is a failure, one that says a name is no success", async () => {
  const nothing = { ...site, name: null, description: null, locations: [], sources: {} };
  const server = fakeApi(admin).answer(importBasics, nothing);
  const user = await openPage("/add-restaurant", server);
  const [quick] = screen.getAllByLabelText("Website URL");
  await user.type(quick ?? document.body, "hen.example{Enter}");
  await findToast("Website Analysis Failed");
  screen.getByText("Failed to analyze website. Please check the URL and try again.");
  screen.getByText("The page has no name, no address and no chicken sandwich to read.");
  screen.getByText("Full AI Extraction");

  server.answer(importBasics, { ...nothing, name: "Dirty Bird" });
  await user.type(quick ?? document.body, "{Enter}");
  await findToast("Website Could Not Be Read");
  await screen.findByText("Hardly anything to read on hen.example");
  expect(readDescription(screen.getByLabelText("Restaurant Type"))).toBe(
    "Our default: nobody has said so yet",
  );
});
