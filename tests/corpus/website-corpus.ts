import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Answer, startWebServer } from "#tests/support/web-server.ts";

/** A website in a folder of its own, and what a person reads on it (expected.json). */
export interface LabelledWebsite {
  name: string;
  isHeldOut: boolean;
  expected: ExpectedWebsite;
}

export interface ExpectedWebsite {
  name: string;
  type: string | null;
  price: string | null;
  locations: ExpectedLocation[];
  /** Where the site has no address but a number. */
  phone?: string;
  sandwiches?: string[];
  /** Its mistakes were looked at one by one: it is never held out. */
  seen?: true;
}

export interface ExpectedLocation {
  address: string;
  phone: string | null;
  /** In any notation that our own hours understand; a day that is not named is unknown. */
  hours: string | null;
  /** What is as true. */
  hoursAlso?: string;
  latitude?: number;
}

const folder = join(import.meta.dirname, "websites");

export function readWebsiteCorpus(): LabelledWebsite[] {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const labels = readFileSync(join(folder, name, "expected.json"), "utf8");
      const expected: ExpectedWebsite = JSON.parse(labels);
      return { name, expected, isHeldOut: isHeldOut(name) && !expected.seen };
    });
}

/** A third, chosen by name, so that nobody picks it. */
const isHeldOut = (name: string) => (createHash("sha256").update(name).digest()[0] ?? 0) % 3 === 0;

/** Serves one of them at a time: "/menu/" is menu.html, and {{origin}} is wherever it is served. */
export async function startCorpusServer() {
  const site = { name: "" };
  const answerFile: Answer = (response, request) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.example");
    const path = decodeURIComponent(pathname).replace(/\/$/, "");
    const file = [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(folder, site.name, name))
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
    serve(name: string) {
      site.name = name;
    },
  };
}
