import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import { redirectTo, sendHtml, startWebServer } from "#tests/support/web-server.ts";
import { createFetchPolicy } from "./address-safety.ts";
import { createFetcher } from "./fetcher.ts";

const policy = createFetchPolicy(
  parseConfig({ IMPORT_ALLOW_PRIVATE: "1", PUBLIC_ORIGIN: "https://cluck.example" }),
);
const options = { field: "websiteUrl", accept: "text/html" } as const;

let site: Awaited<ReturnType<typeof startWebServer>>;
beforeAll(async () => {
  site = await startWebServer();
});
afterAll(() => site.close());

const fetchFrom = (path: string, fetchFile = createFetcher(policy)) =>
  fetchFile(site.url + path, options);
const failureOf = (path: string, fetchFile = createFetcher(policy)) =>
  fetchFrom(path, fetchFile).then(
    () => "read",
    ({ status, message }) => `${status}: ${message}`,
  );

test("a page comes with its type, its bytes and the address it came from", async () => {
  site.pages["/old"] = redirectTo("/new?x=1#top");
  site.pages["/new"] = sendHtml("<p>hello");
  const { url, contentType, bytes } = await fetchFrom("/old");
  expect(url.href).toBe(`${site.url}/new?x=1`);
  expect(contentType).toBe("text/html; charset=utf-8");
  expect(new TextDecoder().decode(bytes)).toBe("<p>hello");
  expect([...site.agents]).toEqual([
    "CluckBot/1.0 (restaurant import; +https://cluck.example/contact)",
  ]);
});

test("three redirects are followed, a fourth is not, and neither is a loop", async () => {
  for (const step of [1, 2, 3, 4]) site.pages[`/r${step}`] = redirectTo(`/r${step - 1}`);
  site.pages["/r0"] = sendHtml("there");
  site.pages["/loop"] = redirectTo("/loop");
  expect(await failureOf("/r3")).toBe("read");
  expect(await failureOf("/r4")).toBe("422: The website cannot be read: it redirects too often.");
  expect(await failureOf("/loop")).toMatch(/^422: /);
});

test.each([404, 403, 500, 503])("status %i cannot be read", async (status) => {
  site.pages["/status"] = (response) => response.writeHead(status).end("sorry");
  expect(await failureOf("/status")).toBe(
    `422: The website cannot be read: it answered with status ${status}.`,
  );
});

test.each([
  ["seconds", () => "60"],
  ["a date", () => new Date(Date.now() + 60_000).toUTCString()],
])("a site that asks for a rest in %s is left alone, another one is not", async (_, retryAfter) => {
  const busy = await startWebServer({
    "/": (response) => response.writeHead(429, { "Retry-After": retryAfter() }).end(),
  });
  const fetchFile = createFetcher(policy);
  site.pages["/open"] = sendHtml("here");
  const ask = () => fetchFile(busy.url, options).catch(({ message }) => message);
  expect(await ask()).toBe("The website cannot be read: it answered with status 429.");
  const { length } = busy.requests;
  expect(await ask()).toBe("The website cannot be read: it has asked us to come back later.");
  expect(busy.requests).toHaveLength(length);
  expect(await failureOf("/open", fetchFile)).toBe("read");
  await busy.close();
});

test("a rest that is over or no rest at all ends nothing", async () => {
  const fetchFile = createFetcher(policy);
  const fine = sendHtml("here");
  for (const retryAfter of ["0", "soon", "Mon, 01 Jan 2001 00:00:00 GMT"]) {
    site.pages["/busy"] = (response) =>
      response.writeHead(503, { "Retry-After": retryAfter }).end();
    expect(await failureOf("/busy", fetchFile)).toMatch(/status 503/);
    site.pages["/busy"] = fine;
    expect(await failureOf("/busy", fetchFile)).toBe("read");
  }
});

describe("too much and too slow", () => {
  const limited = createFetcher(policy, undefined, { maxBytes: 1000, timeoutMs: 15_000 });
  const tooLarge = "422: The website cannot be read: it is too large.";

  test("exactly as much as allowed is read", async () => {
    site.pages["/full"] = sendHtml("x".repeat(1000));
    expect(await failureOf("/full", limited)).toBe("read");
  });

  test("an endless body is cut", async () => {
    let isCut = false;
    site.pages["/endless"] = (response) => {
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(999)));
      };
      response.on("drain", more).on("close", () => {
        isCut = true;
      });
      more();
    };
    expect(await failureOf("/endless", limited)).toBe(tooLarge);
    await expect.poll(() => isCut).toBe(true);
  });

  test("a decompression bomb is cut", async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    site.pages["/bomb"] = (response) =>
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(bomb);
    expect(await failureOf("/bomb", limited)).toBe(tooLarge);
    expect(await failureOf("/bomb")).toBe(tooLarge);
  });

  test("a slow drip is given up", async () => {
    const impatient = createFetcher(policy, undefined, { maxBytes: 1000, timeoutMs: 300 });
    site.pages["/drip"] = (response) => {
      const drip = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(drip));
    };
    expect(await failureOf("/drip", impatient)).toBe(
      "422: The website cannot be read: it takes too long to answer.",
    );
  });

  test("the caller going away ends the request", async () => {
    const caller = new AbortController();
    let isGone = false;
    site.pages["/wait"] = (response) => {
      response.on("close", () => {
        isGone = true;
      });
      caller.abort(new Error("gone"));
    };
    const waiting = createFetcher(policy)(`${site.url}/wait`, {
      ...options,
      signal: caller.signal,
    });
    await expect(waiting).rejects.toThrow("gone");
    await expect.poll(() => isGone).toBe(true);
  });
});

test("a broken encoding, a broken answer and a closed port cannot be read", async () => {
  site.pages["/broken"] = (response) =>
    response.writeHead(200, { "Content-Encoding": "gzip" }).end("not compressed at all");
  site.pages["/hangup"] = (response) => response.destroy();
  expect(await failureOf("/broken")).toMatch(/^422: /);
  expect(await failureOf("/hangup")).toMatch(/^422: /);
  const closed = await startWebServer();
  await closed.close();
  await expect(createFetcher(policy)(closed.url, options)).rejects.toMatchObject({ status: 422 });
});

test("a name that nobody knows cannot be read", async () => {
  const resolve = () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" }));
  await expect(
    createFetcher(policy, resolve)("http://nobody.example/", options),
  ).rejects.toMatchObject({
    status: 422,
    message: "The website cannot be read: there is no website of that name.",
  });
});

describe("robots.txt", () => {
  test("what it forbids is not fetched, also behind a redirect, and it is asked once", async () => {
    const other = await startWebServer({
      "/robots.txt": (response) => response.end("User-agent: *\nDisallow: /private"),
      "/": sendHtml("welcome"),
      "/private/menu": sendHtml("secret"),
      "/sly": redirectTo("/private/menu"),
    });
    const fetchFile = createFetcher(policy);
    const outcome = (path: string) =>
      fetchFile(other.url + path, options).then(
        () => "read",
        ({ status, message }) => `${status}: ${message}`,
      );
    const refusal = "400: This website asks programs not to read it (robots.txt)";
    expect(await outcome("/")).toBe("read");
    expect(await outcome("/private/menu")).toBe(refusal);
    expect(await outcome("/sly")).toBe(refusal);
    expect(other.requests).toEqual(["/robots.txt", "/", "/sly"]);
    await other.close();
  });

  test("one that is broken on their side closes the site, one that is too long counts as far as it goes", async () => {
    const other = await startWebServer({ "/": sendHtml("hello") });
    other.pages["/robots.txt"] = (response) => response.writeHead(503).end();
    await expect(createFetcher(policy)(other.url, options)).rejects.toMatchObject({ status: 422 });
    other.pages["/robots.txt"] = (response) =>
      response.end(`User-agent: cluckbot\nDisallow: /\n${"#".repeat(600 * 1024)}`);
    await expect(createFetcher(policy)(other.url, options)).rejects.toMatchObject({ status: 400 });
    await other.close();
  });
});
