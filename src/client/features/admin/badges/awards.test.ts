import { createElement } from "react";
import { expect, test } from "vitest";
import { badgesQuery, earnedBadgesQuery } from "#client/features/gamification/progress.queries.ts";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { Member } from "#contract/accounts.ts";
import type { Badge, EarnedBadge } from "#contract/gamification.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { memberListQuery } from "../members/members.queries.ts";
import { BadgePicker, matchingBadges } from "./award-dialog.tsx";
import { AwardPage, SelectedMember } from "./award-page.tsx";

const member = { id: "1", username: "henny", email: "h@example.com", xp: 0 } as Member;
const badge = (id: number, name: string, category: Badge["category"], imageUrl?: string) => ({
  ...{ id, name, category, description: `${name}!`, imageUrl: imageUrl ?? null, requiredXp: null },
});

function drawMember(chosen: Member | null, held: object[] = []) {
  const queryClient = createQueryClient({} as Api);
  queryClient.setQueryData(earnedBadgesQuery("1").queryKey, held as EarnedBadge[]);
  const panel = createElement(SelectedMember, { member: chosen, onAward: () => {} });
  return drawInPage(queryClient, panel);
}

// proves: awarding-10, awarding-11, awarding-12, awarding-13
test("the panel shows whom one chose, with XP and current badges", async () => {
  const medals = [badge(1, "Early", "event", "/images/a.webp"), badge(2, "Critic", "special")];
  const html = await drawMember(member, medals);
  expect(wordsOf(html)).toEqual([
    ...["henny", "h@example.com", "XP:", "0", "Award Badge"],
    ...["Current Badges", "Early", "Event", "Critic", "Special"],
  ]);
  const [, first, second] = html.split("<li");
  expect(first).toContain('<img src="/images/a.webp"');
  expect(second).toMatch(/^(?!.*<img).*<svg/);
});

// proves: awarding-9, awarding-14
test("without badges, and without anybody, it says so", async () => {
  expect(wordsOf(await drawMember(member))).toContain("This user doesn&#x27;t have any badges yet");
  expect(wordsOf(await drawMember(null))).toEqual([
    "Select a user from the list to view and manage their badges",
  ]);
});

// proves: awarding-1, awarding-2, awarding-4, awarding-5, awarding-6
test("the list of users has its height, a way back, and a spinner while it loads", async () => {
  const queryClient = createQueryClient({} as Api);
  const html = await drawInPage(queryClient, createElement(AwardPage));
  expect(html).toContain("max-h-[500px]");
  expect(html).toContain('placeholder="Search users by name or email"');
  expect(html).toMatch(/<a[^>]* href="\/admin"[^>]*>(<svg.*?<\/svg>)?Back to Admin</);
  expect(wordsOf(html)).toContain("Loading users...");
  queryClient.setQueryData(memberListQuery("").queryKey, {
    pages: [{ items: [member], nextCursor: null, total: "1" }],
    pageParams: [""],
  });
  const loaded = await drawInPage(queryClient, createElement(AwardPage));
  expect(wordsOf(loaded)).toEqual(expect.arrayContaining(["henny", "h@example.com", "Award"]));
});

// proves: awarding-16, awarding-17, awarding-18
test("the picker offers the categories there are; what is held is ticked and cannot be chosen", async () => {
  const queryClient = createQueryClient({} as Api);
  const badges = [badge(1, "Early", "event"), badge(2, "Critic", "special")];
  queryClient.setQueryData(badgesQuery.queryKey, badges);
  const picker = { heldIds: new Set([2]), chosenId: undefined, onChoose: () => {} };
  const html = await drawInPage(queryClient, createElement(BadgePicker, picker));
  const options = [...html.matchAll(/<option[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(options).toEqual(["All Categories", "Special", "Event"]);
  expect(html).toContain("max-h-[300px]");
  const [, free, held] = html.split("<label");
  expect(free).not.toContain("disabled");
  expect(held).toMatch(/<input type="radio"[^>]* disabled/);
  expect(held).toContain("opacity-45");
  expect(held).toContain("Already held");
});

const described = (id: number, name: string, description: string, category: Badge["category"]) => ({
  ...{ id, name, description, category, imageUrl: null, requiredXp: null },
});
const searchable = [
  described(1, "Early Hen", "Came first", "event"),
  described(2, "Critic", "Wrote about a HEN", "achievement"),
  described(3, "Founder", "Was here", "event"),
];

// proves: awarding-15
test.each([
  ["", "", [1, 2, 3]],
  [" hen ", "", [1, 2]],
  ["hen", "event", [1]],
  ["", "event", [1, 3]],
  ["event", "", []],
])("%j in %j", (words, category, ids) => {
  expect(matchingBadges(searchable, words, category).map(({ id }) => id)).toEqual(ids);
});
