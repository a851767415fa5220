import { createElement } from "react";
import { expect, test } from "vitest";
import { type Api, createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { Member } from "#contract/accounts.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { DashboardLinks, DashboardPage, overviewQuery } from "./dashboard-page.tsx";
import { MemberManagement } from "./members/member-management.tsx";
import { memberListQuery } from "./members/members.queries.ts";

const nothingLoaded = () => createQueryClient({} as Api);

// proves: dashboard-1, dashboard-2
test.each([
  [
    "Content Management",
    ["/add-restaurant", "/admin/restaurants", "/explore", "/admin/recommendations"],
  ],
  ["Badge Management", ["/admin/badges", "/admin/award-badges"]],
])("%s leads to its pages", async (title, links) => {
  const html = await drawInPage(nothingLoaded(), createElement(DashboardLinks));
  const group = html.split("<h2").find((part) => part.includes(`>${title}</h2>`));
  expect([...(group ?? "").matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(links);
});

// proves: dashboard-3
test("the stats are the numbers of users, restaurants and sandwiches", async () => {
  const queryClient = nothingLoaded();
  const nothing = { count: 0, isMore: false };
  queryClient.setQueryData(overviewQuery.queryKey, {
    totals: { users: 1234, restaurants: 12, sandwiches: 40 },
    waiting: { recommendations: 0, reportedReviews: 0 },
    weeks: [{ week: "2026-01-05", members: 1, reviews: 2 }],
    gaps: { price: nothing, photo: nothing, allergens: nothing, hours: nothing },
  });
  const html = await drawInPage(queryClient, createElement(DashboardPage));
  const card = html.split("<h2").find((part) => part.includes(">System Stats</h2>"));
  expect(wordsOf(`<h2${card}`)).toEqual([
    "System Stats",
    "Total Users",
    "1,234",
    "Total Restaurants",
    "12",
    "Total Sandwiches",
    "40",
  ]);
});

test("what the server could not load is on its way: the browser asks for it again", async () => {
  const api = createApi(async () => new Response("no", { status: 500 }));
  const queryClient = createQueryClient(api, { isOnServer: true });
  await queryClient.prefetchQuery(overviewQuery);
  await queryClient.prefetchInfiniteQuery(memberListQuery(""));
  const html = await drawInPage(queryClient, createElement(DashboardPage));
  expect(html.match(/aria-label="Loading"/g)).toHaveLength(5);
  expect(wordsOf(html)).toContain("Loading users...");
  expect(html).not.toContain("Try again");
});

// proves: dashboard-8, dashboard-9, dashboard-10, dashboard-11
test("the table of users: name, email, role, XP, and who can be promoted", async () => {
  const queryClient = nothingLoaded();
  const users = [
    { id: "1", username: "henny", email: "h@example.com", role: "user", xp: 35, blockedAt: null },
    { id: "2", username: "boss", email: "b@example.com", role: "admin", xp: 0, blockedAt: null },
  ] as Member[];
  queryClient.setQueryData(memberListQuery("").queryKey, {
    pages: [{ items: users, nextCursor: null, total: "2" }],
    pageParams: [""],
  });
  const html = await drawInPage(queryClient, createElement(MemberManagement));
  const [head, ...rows] = html.split("<tr").slice(1);
  const cells = (row = "") => wordsOf(row.slice(row.indexOf(">")));
  expect(cells(head).slice(1)).toEqual(["Username", "Email", "Role", "XP", "Actions"]);
  expect(cells(rows[0])).toEqual(expect.arrayContaining(["henny", "h@example.com", "user", "35"]));
  expect(rows[0]).toContain('aria-label="Promote henny"');
  expect(rows[1]).toContain(">Admin</span>");
  expect(rows[1]).not.toContain("Promote");
  expect(html).toContain("max-h-[400px]");
});
