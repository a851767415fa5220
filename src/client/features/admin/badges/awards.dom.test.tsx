import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Member } from "#contract/accounts.ts";
import { awardBadge } from "#contract/administration.endpoints.ts";
import { listBadges, listEarnedBadges } from "#contract/gamification.endpoints.ts";
import type { Badge, EarnedBadge } from "#contract/gamification.ts";
import { listMembers } from "#contract/members.endpoints.ts";
import { admin, henny } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast, readTexts } from "#tests/dom/read.ts";

const member: Member = { ...henny, blockedAt: null };
const early: Badge = {
  ...{ id: 1, name: "Early Hen", description: "Came first", category: "event" },
  ...{ imageUrl: "/images/a.webp", requiredXp: null },
};
const critic: Badge = {
  ...{ id: 2, name: "Critic", description: "Wrote about a HEN", category: "special" },
  ...{ imageUrl: null, requiredXp: null },
};
const founder: Badge = { ...critic, id: 3, name: "Founder", description: "Was here" };

const earned = (badge: Badge): EarnedBadge => ({
  ...badge,
  dateEarned: "2026-01-05T00:00:00.000Z",
});

const team = (held: Badge[] = []) =>
  fakeApi(admin)
    .answer(listMembers, [member])
    .answer(listBadges, [early, critic, founder])
    .answer(listEarnedBadges, held.map(earned));

const choose = (name: RegExp) => screen.findByRole("button", { name });

test("the list has a search box, a spinner while it loads, and a row for each member", async () => {
  const api = fakeApi(admin);
  const release = api.hold(listMembers, [member]);
  await openPage("/admin/award-badges", api);
  const back = screen.getByRole("link", { name: "Back to Admin" });
  expect(back.getAttribute("href")).toBe("/admin");
  screen.getByRole("searchbox", { name: "Search users by name or email" });
  screen.getByText("Loading users...");
  screen.getByText("Select a user from the list to view and manage their badges");
  release();
  const award = await screen.findByRole("button", { name: "Award a badge to henny" });
  expect(award.closest('[class~="max-h-[500px]"]')).not.toBeNull();
  expect(readTexts(award.closest("li"))).toEqual(["henny", "henny@example.com", "Award"]);
});

test("the panel shows whom one chose, with XP and current badges", async () => {
  const user = await openPage("/admin/award-badges", team([early, critic]));
  await user.click(await choose(/^henny/));
  const panel = (await screen.findByRole("heading", { name: "Current Badges" })).parentElement;
  await screen.findByText("Event");
  expect(readTexts(panel)).toEqual([
    ...["henny", "henny@example.com", "XP:", "0", "Award Badge"],
    ...["Current Badges", "Early Hen", "Event", "Critic", "Special"],
  ]);
  const row = (name: string) => screen.getByText(name).closest("li");
  expect(row("Early Hen")?.querySelector("img")?.getAttribute("src")).toBe("/images/a.webp");
  expect(row("Critic")?.querySelector("img")?.getAttribute("src")).toMatch(
    /^\/drawings\/.*-special-critic\.svg$/,
  );
});

test("without badges the panel says so", async () => {
  const user = await openPage("/admin/award-badges", team());
  await user.click(await choose(/^henny/));
  await screen.findByText("This user doesn't have any badges yet");
});

test("the dialog searches by name and description, and by the categories there are", async () => {
  const user = await openPage("/admin/award-badges", team());
  await user.click(await choose(/^Award a badge to henny/));
  const dialog = within(await screen.findByRole("dialog", { name: "Award Badge" }));
  await dialog.findByText("Founder");
  const category = dialog.getByRole("combobox", { name: "Category" });
  const options = within(category).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "All Categories",
    "Special",
    "Event",
  ]);
  const grid = dialog.getByRole("group", { name: "Badges" });
  expect(grid.classList.contains("max-h-[300px]")).toBe(true);
  const names = () =>
    dialog.queryAllByRole("radio").map((radio) => readTexts(radio.closest("label"))[0]);
  expect(names()).toEqual(["Early Hen", "Critic", "Founder"]);
  await user.type(dialog.getByRole("searchbox", { name: "Search badges" }), " hen ");
  expect(names()).toEqual(["Early Hen", "Critic"]);
  await user.selectOptions(category, "Special");
  expect(names()).toEqual(["Critic"]);
  await user.type(dialog.getByRole("searchbox", { name: "Search badges" }), "x");
  dialog.getByText("No badges match your search");
});

test("a badge that is held is ticked and cannot be chosen; another one is awarded", async () => {
  const api = team([critic]);
  const user = await openPage("/admin/award-badges", api);
  await user.click(await choose(/^Award a badge to henny/));
  const dialog = within(await screen.findByRole("dialog", { name: "Award Badge" }));
  const held = await dialog.findByRole<HTMLInputElement>("radio", {
    name: /^Critic.*Already held$/,
  });
  expect(held.disabled).toBe(true);
  await user.click(dialog.getByRole("button", { name: "Award Badge" }));
  expect(dialog.getByRole("alert").textContent).toBe("Please select a badge");
  await user.click(dialog.getByRole("radio", { name: /^Early Hen/ }));
  api.answer(awardBadge, undefined as never);
  await user.click(dialog.getByRole("button", { name: "Award Badge" }));
  expect(await findToast("Badge Awarded")).toContain("henny now holds Early Hen.");
  expect(api.sent(awardBadge)).toEqual([{ badgeId: 1 }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("no badge can be chosen before it is known which are held, nor one that was awarded meanwhile", async () => {
  const api = team();
  const release = api.hold(listEarnedBadges, []);
  const user = await openPage("/admin/award-badges", api);
  await user.click(await choose(/^Award a badge to henny/));
  const dialog = within(await screen.findByRole("dialog", { name: "Award Badge" }));
  const award = dialog.getByRole("button", { name: "Award Badge" });
  expect(dialog.queryAllByRole("radio")).toEqual([]);
  release();
  await user.click(await dialog.findByRole("radio", { name: /^Critic/ }));
  api.refuse(awardBadge, 409, { message: "User already has this badge." });
  api.answer(listEarnedBadges, [earned(critic)]);
  await user.click(award);
  await dialog.findByText("Already held");
  await user.click(award);
  expect(dialog.getByRole("alert").textContent).toBe("Please select a badge");
  expect(api.sent(awardBadge)).toHaveLength(1);
});
