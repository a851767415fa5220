import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Answer, startWebServer } from "#tests/support/web-server.ts";

/** Ours, tuned with or kept out of sight, and those of strangers (strangers/README.md). */
export type WebsitePart = "tuned" | "heldOut" | "lookedAt" | "unseen";

/** A website in a folder of its own, and what a person reads on it (expected.json). */
export interface LabelledWebsite {
  name: string;
  part: WebsitePart;
  folder: string;
  /** Empty where no table names it. */
  layout: string;
  language: string;
  expected: ExpectedWebsite;
}

export interface ExpectedWebsite {
  name: string;
  nameAlso?: (string | null)[];
  type: string | null;
  typeAlso?: (string | null)[];
  price: string | null;
  priceAlso?: (string | null)[];
  locations: ExpectedLocation[];
  /** Where the site has no address but a number. */
  phone?: string;
  sandwiches?: string[];
  /** Other right names, by name. */
  sandwichesAlso?: Record<string, string[]>;
  prices?: Record<string, number>;
  ask?: ExpectedQuestion[];
  /** There is nothing to read, and the import has to say so. */
  unreadable?: true;
  /** Its mistakes were looked at one by one: it is never held out. */
  seen?: true;
}

/** What a person could not decide. */
interface ExpectedQuestion {
  about: string;
  words: string;
}

export interface ExpectedLocation {
  address: string;
  addressAlso?: (string | null)[];
  phone: string | null;
  phoneAlso?: (string | null)[];
  /** In any notation that our own hours understand; a day that is not named is unknown. */
  hours: string | null;
  /** What is as true. */
  hoursAlso?: string;
  latitude?: number;
  ask?: ExpectedQuestion[];
}

const corpus = import.meta.dirname;
const strangers = join(corpus, "strangers");

export const readWebsiteCorpus = (): LabelledWebsite[] => [
  ...readFolder(join(corpus, "websites"), (name, { seen }) =>
    isHeldOut(name) && !seen ? "heldOut" : "tuned",
  ),
  ...readFolder(
    join(strangers, "looked-at/websites"),
    () => "lookedAt",
    join(strangers, "README.md"),
  ),
  ...readFolder(
    join(strangers, "unseen/websites"),
    () => "unseen",
    join(strangers, "unseen/README.md"),
  ),
];

function readFolder(
  folder: string,
  partOf: (name: string, expected: ExpectedWebsite) => WebsitePart,
  table?: string,
): LabelledWebsite[] {
  const rows = table ? readTable(table) : new Map<string, string[]>();
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const labels = readFileSync(join(folder, name, "expected.json"), "utf8");
      const expected: ExpectedWebsite = JSON.parse(labels);
      const [layout = "", language = ""] = rows.get(name) ?? [];
      return { name, part: partOf(name, expected), folder, layout, language, expected };
    });
}

/** The rows of a table in Markdown: the cells after the first, by the first. */
const readTable = (file: string): Map<string, string[]> =>
  new Map(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([, name = "", ...cells]) => [name, cells]),
  );

/** A third, chosen by name, so that nobody picks it. */
const isHeldOut = (name: string) => (createHash("sha256").update(name).digest()[0] ?? 0) % 3 === 0;

/** Serves one of them at a time: "/menu/" is menu.html, and {{origin}} is wherever it is served. */
export async function startCorpusServer() {
  const site = { folder: "" };
  const answerFile: Answer = (response, request) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.example");
    const path = decodeURIComponent(pathname).replace(/\/$/, "");
    const file = [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(site.folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file || path.endsWith(".json")) return response.writeHead(404).end("Not found");
    const isPdf = file.endsWith(".pdf");
    response.setHeader("Content-Type", isPdf ? "application/pdf" : "text/html");
    const bytes = readFileSync(file);
    const page = bytes.toString("latin1").replaceAll("{{origin}}", server.url);
    response.end(isPdf ? bytes : Buffer.from(page, "latin1"));
  };
  const server = await startWebServer(new Proxy({}, { get: () => answerFile }));
  return {
    ...server,
    serve({ folder, name }: LabelledWebsite) {
      site.folder = join(folder, name);
    },
  };
}
