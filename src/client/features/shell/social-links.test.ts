import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SocialLinks } from "./social-links.tsx";

test("the operator's pages stand beside share and the feed", () => {
  const draw = (...addresses: string[]) =>
    renderToStaticMarkup(createElement(SocialLinks, { addresses }));
  const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links(draw())).toEqual(["/feed.xml"]);
  expect(draw()).toContain("Share</button>");
  const html = draw("https://www.social.example/cluck");
  expect(links(html)).toEqual(["/feed.xml", "https://www.social.example/cluck"]);
  expect(html).toContain("social.example</a>");
});
