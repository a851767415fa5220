import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listMembers } from "#contract/members.endpoints.ts";
import { readSite } from "#contract/site.endpoints.ts";
import { admin, henny } from "#tests/dom/examples.ts";
import { fakeApi, usualSite } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";

test.each([
  [true, ["Audit log", "Send password reset", "Sign out everywhere", "Block"]],
  [false, ["Audit log", "Sign out everywhere", "Block"]],
])("where mail is sent (%s) a member can be offered %j", async (sendsMail, offered) => {
  const api = fakeApi(admin)
    .answer(readSite, { ...usualSite, sendsMail })
    .answer(listMembers, [{ ...henny, blockedAt: null }]);
  const user = await openPage("/admin/members", api);
  await user.click(await screen.findByRole("button", { name: `More about ${henny.username}` }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(offered);
});
