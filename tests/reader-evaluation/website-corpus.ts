// Loads the labelled websites, a folder of files each with an expected.json, and reads them as the product does, but
// from the disk and in this process.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readings } from "#reader/readings.ts";
import { Unreadable } from "#reader/unreadable.ts";
import { readWebsite } from "#reader/website/read-website.ts";
import type { Part } from "./menu-corpus.ts";

export interface LabelledWebsite {
  name: string;
  part: Part;
  folder: string;
  expected: ExpectedWebsite;
}

export interface ExpectedWebsite {
  name: string;
  nameAlso?: (string | null)[];
  locations: ExpectedLocation[];
  /** Where the site has no address but a number. */
  phone?: string;
  sandwiches?: string[];
  /** Other right names, by name. */
  sandwichesAlso?: Record<string, string[]>;
  prices?: Record<string, number>;
  ask?: { words: string }[];
  /** There is nothing to read, and the import has to say so. */
  unreadable?: true;
}

export interface ExpectedLocation {
  address: string;
  addressAlso?: (string | null)[];
  phone: string | null;
  phoneAlso?: (string | null)[];
  /** In any notation that the contract's hours understand; a day that is not named is unknown. */
  hours: string | null;
  hoursAlso?: string;
}

const corpus = join(import.meta.dirname, "corpus");
const origin = "https://site.example";
/** The labels say what was true on this day. */
export const now = new Date("2026-01-15T12:00:00Z");

export const readWebsiteCorpus = (): LabelledWebsite[] => [
  ...readFolder("websites", "seen"),
  ...readFolder("strangers/looked-at/websites", "seen"),
  ...readFolder("strangers/unseen/websites", "unseen"),
];

const readFolder = (name: string, part: Part): LabelledWebsite[] =>
  readdirSync(join(corpus, name))
    .sort()
    .map((site) => {
      const folder = join(corpus, name, site);
      const expected = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));
      return { name: site, part, folder, expected };
    });

export type ReadSite = NonNullable<Awaited<ReturnType<typeof readSite>>>;

/** Null where the reader says that the site cannot be read. */
export async function readSite({ folder }: Pick<LabelledWebsite, "folder">) {
  const problemOf = (error: unknown) => (error instanceof Unreadable ? error.message : null);
  try {
    const fetchFile = async (address: string) => fetchFromDisk(folder, new URL(address));
    const site = await readWebsite({ fetchFile, ask: readings, problemOf }, `${origin}/`, {
      now,
      isQuick: false,
    });
    const { facts, menuText } = site;
    const restaurantName = facts.name?.value ?? "";
    return {
      facts,
      sandwiches: readings.sandwiches({
        menuText,
        restaurantName,
        dishes: facts.dishes,
        model: null,
      }),
    };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** "/menu/" is menu.html, and {{origin}} is wherever it is served. */
function fetchFromDisk(folder: string, url: URL) {
  const path = decodeURIComponent(url.pathname).replace(/\/$/, "");
  const file = [path, `${path}.html`, `${path}/index.html`]
    .map((name) => join(folder, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (!file || url.origin !== origin || file.endsWith("expected.json"))
    throw new Unreadable("it answers 404");
  const bytes = readFileSync(file);
  const isPdf = file.endsWith(".pdf");
  const page = bytes.toString("latin1").replaceAll("{{origin}}", origin);
  return {
    url: url.href,
    contentType: isPdf ? "application/pdf" : "text/html",
    bytes: isPdf ? bytes : Buffer.from(page, "latin1"),
  };
}
