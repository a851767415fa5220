import { expect, test } from "vitest";
import { createRobotsCache } from "./robots-cache.ts";

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
