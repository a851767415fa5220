import { describe, expect, it } from "vitest";
import { pageAssetsOf, routeIdOf } from "./built-pages.ts";

describe("routeIdOf", () => {
  it.each([
    ["index.tsx?tsr-split=component", "/"],
    ["contact.tsx", "/contact"],
    ["sandwich.$id.reviews.tsx?tsr-split=component", "/sandwich/$id/reviews"],
    ["sandwich.$id.index.tsx", "/sandwich/$id/"],
  ])("%s is the route %s", (file, id) => expect(routeIdOf(file)).toBe(id));
});

describe("pageAssetsOf", () => {
  const assets = pageAssetsOf({
    "src/client/entry-client.tsx": {
      file: "assets/entry.js",
      isEntry: true,
      css: ["assets/entry.css"],
      imports: ["_shared.js"],
    },
    "_shared.js": { file: "assets/shared.js" },
    "src/client/routes/index.tsx?tsr-split=component": {
      file: "assets/home.js",
      imports: ["_shared.js", "_card.js", "src/client/entry-client.tsx"],
    },
    "_card.js": { file: "assets/card.js", css: ["assets/card.css"], imports: ["_shared.js"] },
  });

  it("begins with the entry, and has its style and whatever it imports", () => {
    expect(assets.routes["__root__"]).toEqual({
      css: ["/assets/entry.css"],
      modules: ["/assets/entry.js", "/assets/shared.js"],
    });
  });

  it("asks for a route's own files beside those, each once", () => {
    expect(assets.routes["/"]).toEqual({
      css: ["/assets/card.css"],
      modules: ["/assets/home.js", "/assets/card.js"],
    });
  });
});
