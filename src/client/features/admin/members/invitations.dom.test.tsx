import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
} from "#contract/invitations.endpoints.ts";
import { listMembers } from "#contract/members.endpoints.ts";
import { readSite } from "#contract/site.endpoints.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi, usualSite } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";

const token = "t".repeat(43);
const times = { createdAt: "2026-01-05T12:00:00.000Z", expiresAt: "2026-01-12T12:00:00.000Z" };
const ottilie = { id: "a".repeat(64), note: "Aunt Ottilie", createdBy: "boss", ...times };

const teamApi = (registration: "open" | "invite") =>
  fakeApi(admin)
    .answer(readSite, { ...usualSite, registration })
    .answer(listMembers, [])
    .answer(listInvitations, []);

test("a link is made for somebody, copied, and then listed", async () => {
  const api = teamApi("invite").answer(createInvitation, { token, expiresAt: times.expiresAt });
  const user = await openPage("/admin/members", api);
  await user.type(screen.getByLabelText("Whom it is for (optional)"), "Aunt Ottilie");
  api.answer(listInvitations, [ottilie]);
  await user.click(screen.getByRole("button", { name: "Make a link" }));
  const link = await screen.findByLabelText<HTMLInputElement>("The link");
  expect(link.value).toBe(`${location.origin}/login?tab=register#${token}`);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  await findToast("Link copied");
  expect(await navigator.clipboard.readText()).toBe(link.value);
  within(await screen.findByRole("table", { name: "Open invitations" })).getByText("Aunt Ottilie");
  expect(api.sent(createInvitation)).toEqual([{ note: "Aunt Ottilie" }]);
});

test("an open one is revoked", async () => {
  const api = teamApi("invite").answer(listInvitations, [ottilie]);
  api.answer(revokeInvitation, undefined);
  const user = await openPage("/admin/members", api);
  api.answer(listInvitations, []);
  await user.click(screen.getByRole("button", { name: "Revoke the invitation for Aunt Ottilie" }));
  expect(await findToast("Invitation Revoked")).toContain("Its link does not work any more.");
  await waitFor(() => expect(screen.queryByText("Aunt Ottilie")).toBeNull());
  expect(api.requested(revokeInvitation)[0]).toContain(ottilie.id);
});

test("the members are there without the invitations", async () => {
  await openPage("/admin/members", teamApi("invite").refuse(listInvitations, 500));
  await screen.findByText("This could not be loaded.");
  screen.getByText("No users match your search");
});

test("where registration is open there are none", async () => {
  await openPage("/admin/members", teamApi("open"));
  await screen.findByText("No users match your search");
  expect(screen.queryByRole("heading", { name: "Invitations" })).toBeNull();
});
