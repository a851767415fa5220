import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  addVisit,
  changeEntry,
  changeVisit,
  countEntries,
  listEntries,
  removeEntry,
  removeVisit,
} from "#contract/collection.endpoints.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import { longestNotes } from "#contract/collection-choices.ts";
import { henny, hotOne } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast, readDescription } from "#tests/dom/read.ts";

const entry: CollectionEntry = {
  id: 7,
  userId: henny.id,
  sandwichId: hotOne.id,
  isFavorite: false,
  hasTried: true,
  notes: "Ask for pickles.",
  dateTried: "2026-01-05T12:00:00.000Z",
  createdAt: "2026-01-05T12:00:00.000Z",
  visits: [{ id: 1, dateTried: "2026-01-05T12:00:00.000Z", rating: null, line: null }],
};
type User = Awaited<ReturnType<typeof openPage>>;
const counts = { tried: 1, favorites: 0, wishlist: 0, total: 1 };

const member = () =>
  fakeApi(henny)
    .answer(countEntries, counts as never)
    .answer(listEntries, [{ ...entry, sandwich: hotOne, isListed: true, ownRating: null }]);

async function openNotes(api = member()) {
  const user = await openPage("/collection", api);
  await choose(user, "Edit notes");
  await screen.findByRole("form", { name: "Notes on Hot One" });
  return user;
}

const menu = () => screen.findByRole("button", { name: "More: Hot One" });

async function choose(user: User, action: string) {
  await user.click(await menu());
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
const day = () => screen.getByLabelText<HTMLInputElement>("Date tried");
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });

test("notes are edited on the card, and the focus returns to the menu", async () => {
  const api = member();
  const user = await openNotes(api);
  expect(notes().value).toBe("Ask for pickles.");
  expect(document.activeElement).toBe(notes());
  await user.clear(notes());
  await user.type(notes(), "More pickles.");
  api.answer(changeEntry, { ...entry, notes: "More pickles." });
  await user.click(save());
  await screen.findByText("More pickles.", { selector: "p" });
  expect(document.activeElement).toBe(await menu());
  expect(api.sent(changeEntry)).toEqual([{ notes: "More pickles." }]);
  await findToast("Notes saved");
});

test("Escape leaves everything as it was, and nothing is sent", async () => {
  const api = member();
  const user = await openNotes(api);
  await user.type(notes(), " Or not.");
  await user.keyboard("{Escape}");
  await screen.findByText("Ask for pickles.", { selector: "p" });
  expect(api.sent(changeEntry)).toEqual([]);
});

test("too many characters are refused at their field", async () => {
  const user = await openNotes();
  await user.clear(notes());
  await user.click(notes());
  await user.paste("x".repeat(longestNotes + 1));
  expect(readDescription(notes())).toContain(`Notes must be at most ${longestNotes} characters.`);
  expect(save().disabled).toBe(true);
});

test("a refusal is said in the form, which keeps what was typed, also over a reload", async () => {
  const api = member().refuse(changeEntry, 500);
  const user = await openNotes(api);
  await user.type(notes(), " Twice.");
  await user.click(save());
  const refusal = await screen.findByRole("alert");
  expect(refusal.textContent).toBe("Your notes could not be saved. Please try again.");
  expect(notes().value).toBe("Ask for pickles. Twice.");
  await openPage("/collection", api);
  await screen.findByRole("form", { name: "Notes on Hot One" });
  expect(notes().value).toBe("Ask for pickles. Twice.");
});

test("the heart is pressed at once, and says what it did", async () => {
  const api = member().answer(changeEntry, { ...entry, isFavorite: true });
  const user = await openPage("/collection", api);
  const heart = await screen.findByRole("button", { name: "Favorite: Hot One" });
  expect(heart.getAttribute("aria-pressed")).toBe("false");
  await user.click(heart);
  await findToast("Added to favorites");
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  expect(api.sent(changeEntry)).toEqual([{ isFavorite: true }]);
});

test("a heart that the server refuses is taken back, and says so", async () => {
  const api = member().refuse(changeEntry, 500);
  const user = await openPage("/collection", api);
  const heart = await screen.findByRole("button", { name: "Favorite: Hot One" });
  await user.click(heart);
  expect(await findToast("Error")).toContain("Failed to update favorite status");
  await waitFor(() => expect(heart.getAttribute("aria-pressed")).toBe("false"));
});

test("removing offers to bring it back", async () => {
  const api = member().answer(removeEntry, undefined);
  const user = await openPage("/collection", api);
  await choose(user, "Remove");
  await findToast("Removed from collection");
  within(document.body).getByRole("button", { name: "Undo" });
  expect(api.requested(removeEntry)).toEqual(["/api/user-sandwiches/7"]);
});

test("the pill says how often and when; another visit has a day, stars and a line", async () => {
  const again = { dateTried: "2026-02-01T00:00:00.000Z", rating: 4, line: "Crisper." };
  const visits = [{ id: 2, ...again }, ...entry.visits];
  const api = member().answer(addVisit, { ...entry, dateTried: again.dateTried, visits });
  const user = await openPage("/collection", api);
  const pill = await screen.findByRole("button", { name: "Tried Jan 5, 2026: Hot One" });
  expect(pill.getAttribute("aria-pressed")).toBe("true");
  await choose(user, "Tried again");
  await screen.findByRole("form", { name: "Another visit: Hot One" });
  expect(day().value).toBe(day().max);
  fireEvent.change(day(), { target: { value: "2999-01-01" } });
  expect(readDescription(day())).toBe("The date must not be in the future.");
  expect(save().disabled).toBe(true);
  fireEvent.change(day(), { target: { value: "2026-02-01" } });
  await user.click(screen.getByRole("radio", { name: "4 stars" }));
  await user.type(screen.getByRole("textbox", { name: "A line (Optional)" }), " Crisper. ");
  const tried = { ...entry, dateTried: again.dateTried, visits };
  api.answer(listEntries, [{ ...tried, sandwich: hotOne, isListed: true, ownRating: 4 }]);
  await user.click(save());
  await screen.findByRole("button", { name: "Tried 2 times Feb 1, 2026: Hot One" });
  expect(document.activeElement).toBe(await menu());
  expect(api.sent(addVisit)).toEqual([again]);
});

test("each visit can be changed and removed, and a refusal keeps what was typed", async () => {
  const api = member().refuse(changeVisit, 500).answer(removeVisit, undefined);
  const user = await openPage("/collection", api);
  await choose(user, "Your visits");
  await user.click(await screen.findByRole("button", { name: "Edit visit: Jan 5, 2026" }));
  await user.type(screen.getByRole("textbox", { name: "A line (Optional)" }), "Hot!");
  await user.click(save());
  const refusal = await screen.findByRole("alert");
  expect(refusal.textContent).toBe("Your visit could not be saved. Please try again.");
  // The day was not changed, so its time is kept.
  const kept = { dateTried: "2026-01-05T12:00:00.000Z", rating: null, line: "Hot!" };
  expect(api.sent(changeVisit)).toEqual([kept]);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(api.requested(removeVisit)).toEqual(["/api/visits/1"]));
  await findToast("Visit removed");
  api.answer(addVisit, entry);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await findToast("Visit saved");
  const { id: _, ...removed } = entry.visits[0] ?? { id: 0 };
  expect(api.sent(addVisit)).toEqual([removed]);
});
