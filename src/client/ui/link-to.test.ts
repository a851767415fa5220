import { describe, expect, it } from "vitest";
import { linkTo } from "./link-to.ts";

describe("linkTo", () => {
  it("takes an address apart", () => {
    expect(linkTo("/explore?q=hot+honey&view=sandwiches#top")).toMatchObject({
      to: "/explore",
      search: { q: "hot honey", view: "sandwiches" },
      hash: "top",
    });
  });

  it("needs neither query nor hash", () => {
    expect(linkTo("/")).toMatchObject({ to: "/", search: {}, hash: undefined });
  });

  it("keeps a question mark that belongs to a value", () => {
    expect(linkTo("/login?next=/explore?q=x").search).toEqual({ next: "/explore?q=x" });
  });
});
