import { describe, expect, it } from "vitest";
import { splitHref } from "./app-link.tsx";

describe("splitHref", () => {
  it("takes an address apart", () => {
    expect(splitHref("/explore?q=hot+honey&view=sandwiches#top")).toEqual({
      path: "/explore",
      search: { q: "hot honey", view: "sandwiches" },
      hash: "top",
    });
  });

  it("needs neither query nor hash", () => {
    expect(splitHref("/")).toEqual({ path: "/", search: {}, hash: undefined });
  });

  it("keeps a question mark that belongs to a value", () => {
    expect(splitHref("/login?next=/explore?q=x").search).toEqual({ next: "/explore?q=x" });
  });
});
