import { expect, test } from "vitest";
import { mayVisit, readRobots } from "./robots-rules.ts";

const allows = (robots: string, path: string) =>
  mayVisit(readRobots(robots, "CluckBot"), new URL(path, "https://site.example"));

test.each([
  ["", "/", true],
  ["User-agent: *\nDisallow:", "/menu", true],
  ["User-agent: *\nDisallow: /", "/", false],
  ["user-agent : *\r\ndisallow : /menu # keep out", "/menu/lunch", false],
  ["User-agent: *\nDisallow: /menu", "/about", true],
  ["User-agent: other\nDisallow: /", "/", true],
  ["User-agent: other\nUser-agent: cluckbot/2.0\nDisallow: /", "/", false],
  ["User-agent: *\nDisallow: /\n\nUser-agent: CluckBot\nAllow: /", "/menu", true],
  ["User-agent: CluckBot\nDisallow:\n\nUser-agent: *\nDisallow: /", "/menu", true],
  [
    "User-agent: *\nDisallow: /a\nUser-agent: x\nDisallow: /b\nUser-agent: *\nDisallow: /c",
    "/c",
    false,
  ],
  ["User-agent: *\nDisallow: /\nAllow: /menu", "/menu", true],
  ["User-agent: *\nAllow: /menu\nDisallow: /menu", "/menu", true],
  ["User-agent: *\nAllow: /menu\nDisallow: /menu/pdf", "/menu/pdf/1", false],
  ["User-agent: *\nDisallow: /*.pdf$", "/files/menu.pdf", false],
  ["User-agent: *\nDisallow: /*.pdf$", "/files/menu.pdf?x", true],
  ["User-agent: *\nDisallow: /$", "/", false],
  ["User-agent: *\nDisallow: /$", "/menu", true],
  ["User-agent: *\nDisallow: /*?print=", "/menu?print=1", false],
  ["User-agent: *\nDisallow: /a*b*c", "/a1c1b", true],
  ["User-agent: *\nDisallow: /a*b*c", "/a1b2c3", false],
  ["User-agent: *\nDisallow: /*a$", "/a", false],
  ["User-agent: *\nDisallow: /ab*ba$", "/aba", true],
  ["User-agent: *\nDisallow: /~joe", "/%7Ejoe/", false],
  ["User-agent: *\nDisallow: /café", "/caf%C3%A9", false],
  ["Disallow: /", "/", true],
  ["User-agent: *\nSitemap: https://site.example/s.xml\nDisallow: /x", "/x", false],
  ["<html><body>Not found</body></html>", "/", true],
])("%j on %s: %s", (robots, path, expected) => expect(allows(robots, path)).toBe(expected));

test("a pattern full of stars is no work", () => {
  const robots = `User-agent: *\nDisallow: /${"*a".repeat(2000)}b`;
  expect(allows(robots, `/${"a".repeat(5000)}`)).toBe(true);
});
