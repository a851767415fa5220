import { expect, test } from "vitest";
import { createRobotsCache, readRobots } from "./robots.ts";

const { signal } = new AbortController();
const minute = 60_000;

test("a site is asked again after ten minutes, since it may have changed its mind", async () => {
  let time = 0;
  let text = "User-agent: *\nDisallow: /";
  const isWelcome = createRobotsCache(
    "CluckBot",
    async () => text,
    () => time,
  );
  const ask = () => isWelcome(new URL("https://coop.example/menu"), "websiteUrl", signal);
  expect(await ask()).toBe(false);
  text = "";
  time = 10 * minute - 1;
  expect(await ask()).toBe(false);
  time = 10 * minute;
  expect(await ask()).toBe(true);
});

test("each site speaks for itself, and of very many the oldest is forgotten", async () => {
  const asked: string[] = [];
  const isWelcome = createRobotsCache("CluckBot", async ({ origin }) => {
    asked.push(origin);
    return origin === "https://shy.example" ? "User-agent: *\nDisallow: /" : null;
  });
  const ask = (origin: string) => isWelcome(new URL(origin), "websiteUrl", signal);
  expect(await ask("https://shy.example")).toBe(false);
  for (let site = 0; site < 500; site += 1) expect(await ask(`https://${site}.example`)).toBe(true);
  await ask("https://499.example");
  expect(asked).toHaveLength(501);
  await ask("https://shy.example");
  expect(asked).toHaveLength(502);
});

const allows = (robots: string, path: string) =>
  readRobots(robots, "CluckBot")(new URL(path, "https://site.example"));

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
