import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Member } from "#contract/accounts.ts";
import { readOverview } from "#contract/administration.endpoints.ts";
import type { Overview } from "#contract/administration.ts";
import { listMembers } from "#contract/members.endpoints.ts";
import { admin, henny } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { readTexts } from "#tests/dom/read.ts";

const nothing = { count: 0, isMore: false };
const overview: Overview = {
  totals: { users: 1234, restaurants: 12, sandwiches: 40 },
  waiting: {
    recommendations: 0,
    reportedReviews: 0,
    websiteChanges: 0,
    factChecks: 0,
    givenUpJobs: 0,
  },
  weeks: [{ week: "2026-01-05", members: 1, reviews: 2 }],
  gaps: { price: nothing, photo: nothing, allergens: nothing, hours: nothing },
};
const members: Member[] = [
  { ...henny, xp: 35, blockedAt: null },
  { ...admin, blockedAt: null },
];

const team = () => fakeApi(admin).answer(readOverview, overview).answer(listMembers, members);

const findCard = async (title: string) =>
  (await screen.findByRole("heading", { name: title })).parentElement as HTMLElement;

test.each([
  [
    "Content Management",
    ["/add-restaurant", "/admin/restaurants", "/explore", "/admin/recommendations"],
  ],
  ["Badge Management", ["/admin/badges", "/admin/award-badges"]],
])("%s leads to its pages", async (title, addresses) => {
  await openPage("/admin", team());
  const links = within(await findCard(title)).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(addresses);
});

test("the stats are the numbers of users, restaurants and sandwiches", async () => {
  await openPage("/admin", team());
  expect(readTexts(await findCard("System Stats"))).toEqual([
    ...["System Stats", "Total Users", "1,234", "Total Restaurants", "12"],
    ...["Total Sandwiches", "40"],
  ]);
});

test("the table of users: name, email, role, XP, and who can be promoted", async () => {
  await openPage("/admin", team());
  const member = within(await screen.findByRole("row", { name: /^henny/ }));
  const headings = screen.getAllByRole("columnheader").map((cell) => cell.textContent);
  expect(headings).toEqual(["Username", "Email", "Role", "XP", "Actions"]);
  for (const text of ["henny@example.com", "user", "35"]) member.getByText(text);
  const promote = member.getByRole("button", { name: "Promote henny" });
  expect(promote.closest('[class~="max-h-[400px]"]')).not.toBeNull();
  const boss = within(screen.getByRole("row", { name: /^boss/ }));
  boss.getByText("Admin");
  expect(boss.queryByRole("button", { name: /^Promote/ })).toBeNull();
});

test("numbers that cannot be loaded say so, and come when they are tried again", async () => {
  const api = team().refuse(readOverview, 500);
  const user = await openPage("/admin", api);
  const [again] = await within(await findCard("System Stats")).findAllByRole("button");
  api.answer(readOverview, overview);
  await user.click(again as HTMLElement);
  await screen.findByText("1,234");
});
