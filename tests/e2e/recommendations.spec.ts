import type { Page } from "@playwright/test";
import { signInAsAdmin } from "./support/admin.ts";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { holdNext } from "./support/held-call.ts";
import { open } from "./support/open.ts";
import { button, dismiss } from "./support/parts.ts";

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const call = "**/api/restaurant-recommendations*";

test("a recommendation from the form to its approval", async ({ page, troubles }) => {
  const website = `https://driftwood-${Date.now()}.example`;
  await open(page, "/recommend-restaurant");
  await expect(text(page, "Enter the restaurant's official website URL")).toBeVisible();
  await expect(
    text(
      page,
      "All submissions are reviewed by our team. Approval typically takes 2-3 business days.",
    ),
  ).toBeVisible();
  await expectStill(page);
  await button(page, "Submit Recommendation").click();
  await expect(text(page, "Please enter a valid URL")).toBeVisible();
  await expect(text(page, "Please provide at least 10 characters of information")).toBeVisible();
  await expect(page.getByLabel("Website URL")).toBeFocused();
  await expectAccessible(page);

  const restaurants = await (await page.request.get("/api/restaurants")).json();
  const known = restaurants.find((each: { website: string | null }) => each.website);
  await page.getByLabel("Website URL").fill(`${known.website}?from=a-friend`);
  await page.getByLabel("Why is it worth adding?").fill("They fry in rice bran oil.");
  await button(page, "Submit Recommendation").click();
  await expect(text(page, `${known.name} is already on Cluck.`)).toBeVisible();
  await expect(page.getByRole("link", { name: `See ${known.name}` })).toHaveAttribute(
    "href",
    `/restaurant/${known.id}`,
  );
  await expectAccessible(page);
  expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
  await page.getByLabel("Website URL").fill(website);
  await expect(page.getByRole("link", { name: `See ${known.name}` })).toHaveCount(0);
  await page.getByLabel("Name", { exact: true }).fill("Kwame Osei");
  await page.route(call, (route) => route.abort());
  const letSubmit = await holdNext(page, call);
  await button(page, "Submit Recommendation").click();
  await expect(button(page, "Submitting...")).toBeDisabled();
  letSubmit();
  await expect(text(page, "Submission Failed")).toBeVisible();
  await expect(
    text(page, "We couldn't submit your recommendation. Please try again later."),
  ).toBeVisible();
  await expect(page.getByLabel("Website URL")).toHaveValue(website);
  await page.unroute(call);
  troubles.splice(0);

  await dismiss(page);
  await button(page, "Submit Recommendation").dblclick();
  await expect(text(page, "Recommendation Submitted")).toBeVisible();
  await expect(
    text(page, "Thank you! Your restaurant recommendation has been submitted for review."),
  ).toBeVisible();
  await expect(page.getByLabel("Website URL")).toHaveValue("");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/");

  await signInAsAdmin(page);
  await open(page, "/admin/recommendations?status=pending");
  await page.getByRole("searchbox").fill("nothing like this");
  await page.getByRole("searchbox").press("Enter");
  await expect(text(page, "No matching recommendations found")).toBeVisible();
  await expect(text(page, "Try adjusting your search or filters")).toBeVisible();
  await page.getByRole("searchbox").fill(website.slice(8));
  await page.getByRole("searchbox").press("Enter");
  const row = page.getByRole("row").filter({ hasText: website.slice(8) });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("link", { name: website.slice(8) })).toHaveAttribute(
    "target",
    "_blank",
  );
  await expect(row).toContainText("Pending");
  const menu = row.getByRole("button", { name: `Actions for ${website}` });
  await menu.click();
  await page.getByRole("menuitem", { name: "View Details" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("They fry in rice bran oil.");
  await expect(dialog).toContainText("Kwame Osei");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Review This Recommendation" }).click();
  const submit = dialog.getByRole("button", { name: "Submit Review" });
  await expect(submit).toBeDisabled();
  await dialog.getByRole("combobox", { name: "Decision" }).press("Control+Enter");
  await expect(text(page, "Review Incomplete")).toBeVisible();
  await expect(text(page, "Please select a status for the recommendation.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Decision" }).click();
  await page.getByRole("option", { name: "Approve" }).click();
  await page.route("**/api/restaurant-recommendations/*", (route) => route.abort());
  const letReview = await holdNext(page, "**/api/restaurant-recommendations/*");
  await submit.click();
  await expect(dialog.getByRole("button", { name: "Saving..." })).toBeDisabled();
  letReview();
  await expect(text(page, "Update Failed")).toBeVisible();
  await expect(
    text(page, "Failed to update the recommendation status. Please try again."),
  ).toBeVisible();
  await page.unroute("**/api/restaurant-recommendations/*");
  troubles.splice(0);
  await submit.click();
  await expect(text(page, "Status Updated")).toBeVisible();
  await expect(text(page, "Recommendation has been approved")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Approved");
  await expect(row).toContainText("Approved");
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Review", exact: true })).toHaveCount(0);
  await expect(page.getByRole("menuitem", { name: "Add this restaurant" })).toHaveAttribute(
    "href",
    new RegExp(`^/add-restaurant\\?website=${encodeURIComponent(website)}&recommendation=\\d+$`),
  );
});

test("one decision is enough: whoever comes second sees the first", async ({ page, troubles }) => {
  await signInAsAdmin(page);
  const websites = ["late", "soon"].map((name) => `https://${name}-${Date.now()}.example`);
  const [contested, rejected] = await Promise.all(
    websites.map(async (websiteUrl) => {
      const data = { websiteUrl, notes: "Somebody has to decide about it." };
      const answer = await page.request.post("/api/restaurant-recommendations", { data });
      return (await answer.json()) as { id: number; websiteUrl: string };
    }),
  );
  if (!contested || !rejected) throw new Error("nothing was recommended");
  await open(page, "/admin/recommendations");
  const dialog = page.getByRole("dialog");
  const decide = async (websiteUrl: string, decision: string) => {
    await page.getByRole("button", { name: `Actions for ${websiteUrl}` }).click();
    await page.getByRole("menuitem", { name: "Review", exact: true }).click();
    await dialog.getByRole("combobox", { name: "Decision" }).click();
    await page.getByRole("option", { name: decision }).click();
  };
  const submit = dialog.getByRole("button", { name: "Submit Review" });
  await decide(rejected.websiteUrl, "Reject");
  await submit.click();
  await expect(text(page, "Recommendation has been rejected")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await dismiss(page);

  await decide(contested.websiteUrl, "Approve");
  const theirs = { data: { status: "rejected" } };
  await page.request.patch(`/api/restaurant-recommendations/${contested.id}`, theirs);
  await submit.click();
  await expect(text(page, "Update Failed")).toBeVisible();
  await expect(dialog).toContainText("Recommendation Details");
  await expect(dialog).toContainText("Rejected");
  await expect(dialog).toContainText("Reviewed");
  await expect(dialog.getByRole("button", { name: "Review This Recommendation" })).toHaveCount(0);
  expect(troubles.splice(0)).toEqual([expect.stringContaining("409")]);
});
