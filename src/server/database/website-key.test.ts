import { expect, test } from "vitest";
import { websiteKey } from "./website-key.ts";

test.each([
  ["https://www.Coop.example/", "coop.example"],
  ["http://coop.example", "coop.example"],
  ["https://coop.example/Menu/?utm=1#top", "coop.example/menu"],
  ["https://m.coop.example", "m.coop.example"],
  ["https://coop.example:443", "coop.example"],
  ["http://coop.example:8080/menu", "coop.example:8080/menu"],
  ["", null],
  [null, null],
  ["not an address", null],
])("%s has the key %s", (website, key) => expect(websiteKey(website)).toBe(key));
