import { readdirSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { routeIdOf } from "#server/ssr/built-pages.ts";
import { signInAsAdmin } from "./support/admin.ts";
import { expect, test } from "./support/browser.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: { "no-redundant-role": "error" },
});

const routes = readdirSync("src/client/routes")
  .filter((file) => file !== "__root.tsx")
  .map(routeIdOf);

for (const person of ["a visitor", "an admin"]) {
  test(`${person} gets valid HTML on every page`, async ({ page: { request }, page }) => {
    if (person === "an admin") await signInAsAdmin(page);
    const firstId = async (list: string) => (await (await request.get(list)).json())[0].id;
    const ids: Record<string, string> = {
      sandwich: await firstId("/api/sandwiches"),
      restaurant: await firstId("/api/restaurants"),
    };
    for (const route of [...routes, "/no-such-page", "/api/docs"]) {
      const path = route.replace("$id", ids[route.split("/")[1] ?? ""] ?? "");
      const html = await (await request.get(path)).text();
      const { results } = await validator.validateString(html);
      const mistakes = results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${message} (${selector})`),
      );
      expect(mistakes, path).toEqual([]);
    }
  });
}
