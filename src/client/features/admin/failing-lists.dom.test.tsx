import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listBadges } from "#contract/gamification.endpoints.ts";
import { listManagedRestaurants } from "#contract/management.endpoints.ts";
import { listMembers } from "#contract/members.endpoints.ts";
import { listRecommendations } from "#contract/recommendations.endpoints.ts";
import { listReportedReviews } from "#contract/reviews.endpoints.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";

test.each([
  ["/admin/badges", listBadges, "Failed to load badges. Please try refreshing the page."],
  ["/admin/restaurants", listManagedRestaurants, "Failed to load restaurants. Please try again."],
  ["/admin/members", listMembers, "Failed to load users. Please try refreshing the page."],
  ["/admin/award-badges", listMembers, "Failed to load users. Please try refreshing the page."],
  ["/admin/reviews", listReportedReviews, "Failed to load reported reviews. Please try again."],
  [
    "/admin/recommendations",
    listRecommendations,
    "Failed to load restaurant recommendations. Please try refreshing the page.",
  ],
] as const)(
  "the list of %s says that it cannot be loaded, and can be tried again",
  async (path, list, message) => {
    const api = fakeApi(admin).refuse(list, 500);
    const user = await openPage(path, api);
    const alert = await screen.findByRole("alert");
    within(alert).getByText(message);
    api.answer(list, []);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  },
);

test("no recommendations: none yet, or none that matches", async () => {
  const api = fakeApi(admin).answer(listRecommendations, []);
  await openPage("/admin/recommendations?status=rejected", api);
  await screen.findByText("No matching recommendations found");
  await openPage("/admin/recommendations", api);
  await screen.findByText("No restaurant recommendations yet");
  screen.getByText("Recommendations will appear here when users submit them");
});
