import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { currentToast, dismissToast } from "#client/lib/toast-queue.ts";
import { addVisit, listEntries, removeVisit } from "#contract/collection.endpoints.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import { takeNews } from "#contract/gamification.endpoints.ts";
import { listMemberReviews } from "#contract/reviews.endpoints.ts";
import { catalogue, review } from "#tests/dom/catalogue.ts";
import { henny, hotOne, kept } from "#tests/dom/examples.ts";
import { show } from "#tests/dom/page.tsx";
import { OwnStrip } from "./own-strip.tsx";

const visit = (id: number, dateTried: string) => ({ id, dateTried, rating: null, line: null });
const first = visit(1, "2026-01-05T12:00:00.000Z");
const second = { ...visit(2, "2026-02-07T12:00:00.000Z"), rating: 4, line: "Better than ever" };
const tried = { hasTried: true, dateTried: first.dateTried, visits: [first] };

const shelf = (entry: Partial<CollectionEntry>) => {
  const ownEntry = { ...kept, ...entry, sandwich: hotOne, isListed: true, ownRating: null };
  return catalogue(henny).answer(listEntries, [ownEntry]).answer(listMemberReviews, []);
};
const strip = async () =>
  within(await screen.findByRole("region", { name: "What you keep of it" }));

test("it says one's own stars, when it was tried, and the note", async () => {
  const own = { ...review, isHidden: false, isWaiting: false };
  const api = shelf({ ...tried, notes: "No pickles next time" }).answer(listMemberReviews, [own]);
  await show(<OwnStrip sandwich={hotOne} />, api);
  await screen.findByText("Tried, Jan 5, 2026");
  await (await strip()).findByRole("img", { name: "Rated 4 out of 5 stars" });
  (await strip()).getByText("No pickles next time");
  expect((await strip()).queryByRole("button", { name: "Your visits" })).toBeNull();
});

test("several visits are counted and can be seen, and closing returns the focus", async () => {
  const visits = [second, first];
  const user = await show(
    <OwnStrip sandwich={hotOne} />,
    shelf({ ...tried, dateTried: second.dateTried, visits }),
  );
  await screen.findByText("Tried 2 times, last Feb 7, 2026");
  await user.click(screen.getByRole("button", { name: "Your visits" }));
  const panel = within(await screen.findByRole("region", { name: "Your visits for Hot One" }));
  panel.getByText("Better than ever");
  await user.click(panel.getByRole("button", { name: "Done" }));
  expect(document.activeElement).toBe(await screen.findByRole("button", { name: "Tried again" }));
});

test("of two removed visits the last can be brought back", async () => {
  const entry = { ...kept, ...tried, visits: [second, first] };
  const api = shelf(entry)
    .answer(removeVisit, undefined)
    .answer(addVisit, entry)
    .answer(takeNews, { xp: 0, level: 1, levelReached: null, badges: [] });
  const user = await show(<OwnStrip sandwich={hotOne} />, api);
  await user.click(await screen.findByRole("button", { name: "Your visits" }));
  for (const date of ["Feb 7, 2026", "Jan 5, 2026"]) {
    await user.click(await screen.findByRole("button", { name: `Edit visit: ${date}` }));
    await user.click(screen.getByRole("button", { name: "Remove" }));
  }
  await waitFor(() => expect(api.requested(removeVisit)).toHaveLength(2));
  await screen.findByRole("region", { name: "Your visits for Hot One" });
  const removal = currentToast();
  expect(removal?.title).toBe("Visit removed");
  removal?.action?.onSelect();
  await waitFor(() => expect(currentToast()?.title).toBe("Visit saved"));
  expect(api.sent(addVisit).map(({ dateTried }) => dateTried)).toEqual([first.dateTried]);
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeUndefined();
});

test("of what a member neither tried, noted nor rated there is none", async () => {
  const api = shelf({ isFavorite: true });
  await show(<OwnStrip sandwich={hotOne} />, api);
  await expect.poll(() => api.requested(listEntries)).toHaveLength(1);
  await expect.poll(() => api.requested(listMemberReviews)).toHaveLength(1);
  expect(screen.queryByRole("region")).toBeNull();
});
