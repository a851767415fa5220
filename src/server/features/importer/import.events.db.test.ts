import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "#server/http/listen.ts";
import { startGoldenHen } from "#tests/support/golden-hen.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import "#tests/support/bundled-reader.ts";

let site: Awaited<ReturnType<typeof startGoldenHen>>;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  site = await startGoldenHen();
  app = await createTestApp({ settings: { IMPORT_ALLOW_PRIVATE: "1" } });
  admin = (await app.signInAsAdmin()).client;
});
afterAll(() => Promise.all([app.close(), site.close()]));

/** Something that happens once, and can be waited for. */
function once() {
  let resolve = () => {};
  const promise = new Promise<void>((happened) => {
    resolve = happened;
  });
  return { promise, resolve };
}

const cookie = () => [...admin.cookies].map((pair) => pair.join("=")).join("; ");
const request = (origin: string, body: unknown, signal?: AbortSignal) =>
  new Request(`${origin}/api/restaurant/import-from-website`, {
    method: "POST",
    signal,
    headers: {
      Accept: "text/event-stream",
      Cookie: cookie(),
      "Content-Type": "application/json",
    },
    body: JSON.stringify(body),
  });
const eventsOf = async (body: unknown) => {
  const response = await app.app.fetch(request("http://localhost", body));
  const text = await response.text();
  const events = text
    .trim()
    .split("\n\n")
    .map((event) => {
      const [, name, data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      return { name, data: JSON.parse(data) };
    });
  return { response, events };
};

test("the progress is told before the result", async () => {
  const { response, events } = await eventsOf({ websiteUrl: site.url });
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const steps = events.filter(({ name }) => name === "progress").map(({ data }) => data);
  expect(steps).toEqual([
    { step: "fetching" },
    { step: "reading" },
    { step: "menu", done: 1, total: 2 },
    { step: "menu", done: 2, total: 2 },
    { step: "extracting" },
  ]);
  expect(events.at(-1)).toMatchObject({
    name: "result",
    data: { basicInfo: { name: "Golden Hen" } },
  });
});

test("a failure is the last event, wrong input is refused at once", async () => {
  const { events } = await eventsOf({ websiteUrl: `${site.url}/gone` });
  expect(events.at(-1)).toEqual({
    name: "error",
    data: {
      status: 422,
      code: "unprocessable",
      message: "The website cannot be read: it answered with status 404.",
      issues: [{ path: "websiteUrl", message: expect.stringContaining("404") }],
    },
  });
  const refused = await app.app.fetch(request("http://localhost", {}));
  expect(refused.status).toBe(400);
});

test("the caller going away ends the work", async () => {
  const listener = await listen(app.app, { host: "127.0.0.1", port: 0 });
  const caller = new AbortController();
  const reached = once();
  const left = once();
  site.pages["/slow"] = (response) => {
    response.on("close", () => left.resolve());
    reached.resolve();
  };
  const body = { websiteUrl: `${site.url}/slow` };
  const origin = `http://127.0.0.1:${listener.port}`;
  const answer = await fetch(request(origin, body, caller.signal));
  await reached.promise;
  caller.abort();
  await left.promise;
  await expect(answer.text()).rejects.toThrow();
  await listener.drain({ graceMs: 1000, idleMs: 0 });
});
