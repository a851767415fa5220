import { readdirSync, readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { processorTime } from "#tests/support/processor-time.ts";
import "#tests/support/bundled-reader.ts";
import { createReaders } from "./read-apart.ts";

const readApart = createReaders({ memoryMb: 300, maxRunning: 1, maxWaiting: 1 });
const options = { field: "websiteUrl" } as const;
const now = new Date("2026-06-01T12:00:00Z");
const page = (bytes: Uint8Array | string, contentType = "text/html") => ({
  url: "https://coop.example/",
  contentType,
  bytes: Buffer.from(bytes),
  now,
});
const refused = (message: string) => expect.objectContaining({ status: 422, message });

const places = "<p>12 Elm St, Salem, OR 97301 (503) 555-0110 Mon-Fri 11am-9pm</p>";
/** Seconds of the processor. */
const costly = page(places.repeat(5000));
const long = page(`<p>${"Mon-Fri 11am-9pm<br>".repeat(100_000)}`);

/** A page of a few kilobytes whose instructions are half a gigabyte of spaces. */
function packedPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(2 ** 29, " "), { level: 1 });
  const parts = [
    "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n",
    "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n",
    "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>> endobj\n",
    `4 0 obj <</Length ${packed.length}/Filter/FlateDecode>> stream\n`,
    packed,
    "\nendstream endobj\ntrailer <</Root 1 0 R>>",
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

test("a page and a menu come back as plain data", async () => {
  const { facts, links } = await readApart(
    "file",
    page("<title>Coop</title><a href=/menu>Menu</a>"),
    options,
  );
  expect(facts.name?.value).toBe("Coop");
  expect(links).toMatchObject([{ kind: "menu", url: "https://coop.example/menu" }]);
  const menu = { menuText: "Chicken Sandwich 9", restaurantName: "", dishes: [], model: null };
  expect(await readApart("sandwiches", menu, options)).toMatchObject([{ price: 9 }]);
});

test("what cannot be read is a 422 that says why, of the field that holds it", async () => {
  await expect(readApart("file", page("x", "image/png"), options)).rejects.toEqual(
    refused("The website cannot be read: it is not a web page."),
  );
});

test.runIf(process.platform === "linux")("nothing of our environment is inherited", async () => {
  process.env["CLUCK_TEST_SECRET"] = "pickle juice";
  await readApart("plainText", "a", options);
  const mine = readdirSync("/proc").filter((pid) => isReader(pid));
  expect(mine.length).toBeGreaterThan(0);
  for (const pid of mine) {
    const names = readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .flatMap((entry) => entry.split("=")[0] || []);
    expect(names.filter((name) => !name.startsWith("NODE_CHANNEL_"))).toEqual([]);
  }
});

test.each([{ timeoutMs: 1 }, { processorMs: 1 }])(
  "one that takes too long is ended: %o",
  async (limits) => {
    await expect(createReaders(limits)("file", costly, options)).rejects.toEqual(
      refused("The website cannot be read: it takes too long to understand."),
    );
  },
);

test("one that nobody waits for any more is ended, and so is one that unpacks to more memory than it may have", async () => {
  const caller = new AbortController();
  const abandoned = readApart("file", long, { ...options, signal: caller.signal });
  caller.abort(new Error("gone away"));
  await expect(abandoned).rejects.toThrow("gone away");
  await expect(readApart("file", page(packedPdf()), options)).rejects.toEqual(
    refused("The website cannot be read: it needs too much memory."),
  );
});

const many = 100_000;
const inMarkup = (name: string) =>
  `<script type="application/ld+json">${JSON.stringify([
    { "@type": "Restaurant", name: "Coop" },
    { "@type": "MenuItem", name: `Chicken${name}Burger` },
  ])}</script>`;

test.each([
  ["exclamation marks in a title", `<title>Coop${"!".repeat(many)}x</title>`],
  ["exclamation marks in a heading", `<title>Coop</title><h1>Hi${"!".repeat(many)}x</h1>`],
  ...[...'•-,:*|"'].map((sign) => [
    `a run of ${sign} in a marked-up name`,
    inMarkup(sign.repeat(many)),
  ]),
  ["elements within each other", `<title>Coop</title>${"<div><h1>x</h1>".repeat(300)}`],
])("%s are read at once, and cost this thread nothing", async (_, html) => {
  const before = processorTime().mainThreadMs;
  const { facts } = await readApart("file", page(html), options);
  await readApart(
    "sandwiches",
    { menuText: "", restaurantName: "", dishes: facts.dishes, model: null },
    options,
  );
  expect(facts.name?.value).toMatch(/^Coop/);
  // Milliseconds of the processor, which other work on this machine does not add to; reading it here took half a minute.
  expect(processorTime().mainThreadMs - before).toBeLessThan(1000);
});

test("1,900 elements within each other are refused", async () => {
  await expect(readApart("file", page("<div>".repeat(1900)), options)).rejects.toEqual(
    refused("The website cannot be read: it is nested too deeply."),
  );
});

test("more than may wait are told to come back later", async () => {
  const [first, second, third] = await Promise.allSettled(
    ["a&amp;b", "b", "c"].map((text) => readApart("plainText", text, options)),
  );
  expect([first, second]).toMatchObject([{ value: "a&b" }, { value: "b" }]);
  expect(third).toMatchObject({ reason: { status: 503, details: { retryAfterSeconds: 10 } } });
});

function isReader(pid: string): boolean {
  if (!/^\d+$/.test(pid)) return false;
  try {
    const [, , , parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
    return (
      Number(parent) === process.pid &&
      readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("reader.")
    );
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
