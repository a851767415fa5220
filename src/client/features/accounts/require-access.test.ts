import { QueryClient } from "@tanstack/react-query";
import { isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import { requireAccess } from "./require-access.ts";
import { viewerQuery } from "./viewer.queries.ts";

const person = (role: User["role"], canEditCatalogue: boolean): User => ({
  id: "1",
  username: "hen",
  email: "hen@example.com",
  isEmailConfirmed: true,
  role,
  displayName: null,
  bio: null,
  location: null,
  avatarUrl: null,
  xp: 0,
  leaderboardOptOut: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  canEditCatalogue,
  needsSecondFactor: false,
});

const people = {
  visitor: null,
  member: person("user", false),
  curator: person("user", true),
  admin: person("admin", true),
};

async function whereItLeads(guard: ReturnType<typeof requireAccess>, viewer: User | null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(viewerQuery.queryKey, viewer);
  try {
    await guard({ context: { queryClient } });
    return "in";
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { to, search } = thrown.options;
    return { to, search };
  }
}

test.each([
  ["visitor", { to: "/", search: { denied: "page" } }],
  ["member", { to: "/", search: { denied: "page" } }],
  ["curator", { to: "/", search: { denied: "page" } }],
  ["admin", "in"],
] as const)("a page for admins sends a %s", async (who, where) => {
  expect(await whereItLeads(requireAccess("admin"), people[who])).toEqual(where);
});

test.each([
  ["visitor", { to: "/", search: { denied: "editing" } }],
  ["member", { to: "/", search: { denied: "editing" } }],
  ["curator", "in"],
  ["admin", "in"],
] as const)("a page for the catalogue's editors sends a %s", async (who, where) => {
  const guard = requireAccess("catalogueEditor", "editing");
  expect(await whereItLeads(guard, people[who])).toEqual(where);
});
