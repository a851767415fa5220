import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import { ProfileHeader } from "./profile-header.tsx";

test.each([
  ["admin", "Admin"],
  ["user", "User"],
] as const)("the role %s has the badge %s", (role, badge) => {
  const viewer = { username: "henny", role, createdAt: "2024-01-05T00:00:00.000Z" } as User;
  const onLogout = async () => undefined;
  const html = renderToStaticMarkup(createElement(ProfileHeader, { viewer, onLogout }));
  expect(html).toContain(`>${badge}</span>Member since Jan 5, 2024<`);
});
