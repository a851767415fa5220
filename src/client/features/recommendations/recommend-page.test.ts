import { createElement } from "react";
import { expect, test } from "vitest";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { RecommendPage } from "./recommend-page.tsx";

const draw = () =>
  drawInPage(
    createQueryClient(createApi(() => Promise.reject(new Error("no request expected")))),
    createElement(RecommendPage, { art: null }),
  );

// proves: recommending-1, recommending-2, recommending-3, recommending-10
test("it asks for the website and the reason, and who may be asked back", async () => {
  expect(wordsOf(await draw())).toEqual(
    expect.arrayContaining([
      ...["Recommend a Restaurant", "Website URL"],
      "Enter the restaurant&#x27;s official website URL",
      ...["Why is it worth adding?", "Contact Information (Optional)"],
      ...["Used only for follow-up questions.", "Name", "Email", "Phone Number"],
      ...["Cancel", "Submit Recommendation"],
      "All submissions are reviewed by our team. Approval typically takes 2-3 business days.",
    ]),
  );
});

// proves: recommending-4, recommending-8
test("the email's field is one for emails, and Cancel leads home", async () => {
  const html = await draw();
  expect(html).toMatch(/<input(?=[^>]* type="email")[^>]* name="email"/);
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Cancel</);
});
