import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { recommendRestaurant } from "#contract/recommendations.endpoints.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast, readDescription } from "#tests/dom/read.ts";

const address = "/recommend-restaurant";
const website = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Website URL" });
const notes = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Why is it worth adding?" });

async function recommend(user: UserEvent, url: string, why: string) {
  await user.clear(website());
  await user.type(website(), url);
  await user.clear(notes());
  await user.type(notes(), why);
  await user.click(screen.getByRole("button", { name: "Submit Recommendation" }));
}

test("it asks for the website and the reason, and who may be asked back", async () => {
  await openPage(address);
  screen.getByRole("heading", { name: "Recommend a Restaurant" });
  expect(readDescription(website())).toBe("Enter the restaurant's official website URL");
  notes();
  const contact = within(screen.getByRole("group", { name: "Contact Information (Optional)" }));
  contact.getByText("Used only for follow-up questions.");
  contact.getByLabelText("Name");
  contact.getByLabelText("Phone Number");
  expect(contact.getByLabelText<HTMLInputElement>("Email").type).toBe("email");
  screen.getByText(
    "All submissions are reviewed by our team. Approval typically takes 2-3 business days.",
  );
  expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe("/");
});

test("a wrong address and too few words are refused at their fields and not sent", async () => {
  const api = fakeApi();
  const user = await openPage(address, api);
  await recommend(user, "coop", "Good.");
  await waitFor(() => expect(readDescription(website())).toContain("Please enter a valid URL"));
  expect(readDescription(notes())).toBe("Please provide at least 10 characters of information");
  expect(document.activeElement).toBe(website());
  expect(api.sent(recommendRestaurant)).toEqual([]);
});

test("without any contact it is sent, thanked for, and the form is empty again", async () => {
  const api = fakeApi();
  const release = api.hold(recommendRestaurant, undefined as never);
  const user = await openPage(address, api);
  await recommend(user, "https://coop.example/", "They fry in rice bran oil.");
  await screen.findByRole("button", { name: "Submitting..." });
  release();
  expect(await findToast("Recommendation Submitted")).toContain(
    "Thank you! Your restaurant recommendation has been submitted for review.",
  );
  await waitFor(() => expect([website().value, notes().value]).toEqual(["", ""]));
  expect(api.sent(recommendRestaurant)).toMatchObject([
    { websiteUrl: "https://coop.example/", notes: "They fry in rice bran oil." },
  ]);
});

test("a failure is said, and nothing that was typed is lost", async () => {
  const user = await openPage(address, fakeApi().refuse(recommendRestaurant, 500));
  await recommend(user, "https://coop.example/", "They fry in rice bran oil.");
  expect(await findToast("Submission Failed")).toContain(
    "We couldn't submit your recommendation. Please try again later.",
  );
  expect([website().value, notes().value]).toEqual([
    "https://coop.example/",
    "They fry in rice bran oil.",
  ]);
});

test("a website of the catalogue is told at its field, with a link to its restaurant", async () => {
  const message = "We already have it.";
  const user = await openPage(
    address,
    fakeApi().refuse(recommendRestaurant, 409, {
      message,
      issues: [{ path: "websiteUrl", message }],
      restaurant: { id: 5, name: "The Roost" },
    }),
  );
  await recommend(user, "https://roost.example/", "They fry in rice bran oil.");
  const link = await screen.findByRole("link", { name: "See The Roost" });
  expect(link.getAttribute("href")).toBe("/restaurant/5");
  expect(readDescription(website())).toContain(message);
});

test("an address without https:// is completed, and a reload keeps what was typed", async () => {
  const api = fakeApi().answer(recommendRestaurant, undefined as never);
  const user = await openPage(address, api);
  await user.type(website(), "mollysfry.com");
  await user.type(notes(), "Molly brines for two days.");
  cleanup();
  const afterReload = await openPage(address, api);
  await waitFor(() => expect(website().value).toBe("mollysfry.com"));
  await afterReload.click(screen.getByRole("button", { name: "Submit Recommendation" }));
  await findToast("Recommendation Submitted");
  expect(api.sent(recommendRestaurant)).toMatchObject([
    { websiteUrl: "https://mollysfry.com", notes: "Molly brines for two days." },
  ]);
  cleanup();
  await openPage(address, api);
  expect([website().value, notes().value]).toEqual(["", ""]);
});
