import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import type { RenderOptions } from "#contract/rendering.ts";
import { bundledProgram } from "#tests/support/bundled-program.ts";
import { gatherMessages, mostPagesPerThread, startPageWorkers } from "./page-workers.ts";

/** Pages whose address says what they do. */
const pages = `data:text/javascript,${encodeURIComponent(`
export async function renderPage(url, { fetch, onFailure, assets, nonce }) {
  const { pathname } = new URL(url);
  if (pathname === "/dies") process.exit(1);
  if (pathname === "/loops") while (true);
  if (pathname === "/throws") throw Object.assign(new Error("broken"), { cause: () => {} });
  if (pathname === "/reports") onFailure(new Error("told"));
  if (pathname === "/forgets") void Promise.reject(new Error("forgotten"));
  const answer = await fetch("/api" + pathname, { method: "GET", signal: AbortSignal.timeout(1000) });
  const html = [answer.status, answer.headers.get("Link"), await answer.text(), nonce, assets.routes.a.css].join(" ");
  return { status: 203, headers: new Headers({ "Content-Type": "text/html" }), html };
}`)}`;

const start = async (longestMs?: number, ofPages = pages) =>
  startPageWorkers({
    program: await bundledProgram("page-worker"),
    pages: ofPages,
    assets: { routes: { a: { css: ["a.css"] } } },
    count: 1,
    ...(longestMs && { longestMs }),
  });
const { renderPage, pagesInWork } = await start();

const draw = (path: string, options: Partial<RenderOptions> = {}, render = renderPage) =>
  render(`http://localhost${path}`, {
    nonce: "nonce",
    origin: "http://localhost",
    isVisitor: true,
    timeZone: undefined,
    rememberedView: undefined,
    looks: [],
    renderedAt: 0,
    isDrawn: true,
    onFailure: () => {},
    fetch: async (path) => new Response(path, { headers: { Link: "next" } }),
    ...options,
  });

test("a page comes with what its calls were answered", async () => {
  const [first, second] = await Promise.all([draw("/first"), draw("/second")]);
  expect(first).toMatchObject({ status: 203, html: "200 next /api/first nonce a.css" });
  expect(first.headers.get("Content-Type")).toBe("text/html");
  expect(second.html).toContain("/api/second");
});

test("a call is made for the request that the page is for", async () => {
  const request = new AsyncLocalStorage<string>();
  const fetch = async () => new Response(request.getStore());
  const asked = (name: string) => request.run(name, () => draw("/", { fetch }));
  const [one, two] = await Promise.all([asked("one"), asked("two")]);
  expect([one.html, two.html]).toEqual([
    expect.stringContaining(" one "),
    expect.stringContaining(" two "),
  ]);
});

test("what a page tells is heard, and what it throws is thrown", async () => {
  const told: unknown[] = [];
  await draw("/reports", { onFailure: (failure) => told.push(String(failure)) });
  expect(told).toEqual(["Error: told"]);
  await expect(draw("/throws")).rejects.toThrow("broken");
  const fetch = () => Promise.reject(new Error("no answer"));
  await expect(draw("/", { fetch })).rejects.toThrow("no answer");
});

test("a promise that a page forgot is reported, and ends neither it nor the pages beside it", async () => {
  const told: unknown[] = [];
  const onFailure = (failure: unknown) => told.push(String(failure));
  const fetch = async (path: string) => {
    await setTimeout(100);
    return new Response(path);
  };
  const drawn = await Promise.all([draw("/beside", { fetch }), draw("/forgets", { onFailure })]);
  expect(drawn.map(({ status }) => status)).toEqual([203, 203]);
  expect(told).toEqual(["Error: forgotten"]);
});

test("a thread that ends fails its pages, and the next page gets another one", async () => {
  await expect(draw("/dies")).rejects.toThrow("has ended");
  expect((await draw("/after")).html).toContain("/api/after");
});

test("a page that never ends is given up, and its thread too when that is caught in it", async () => {
  const { renderPage: render, pagesInWork } = await start(500);
  const tooLong = { status: 503, details: { retryAfterSeconds: expect.any(Number) } };
  let answer = () => {};
  const fetch = () =>
    new Promise<Response>((resolve) => {
      answer = () => resolve(new Response("late"));
    });
  await expect(draw("/waits", { fetch }, render)).rejects.toMatchObject(tooLong);
  answer();
  // On a busy machine these are given up too, until one is quick enough.
  const htmlOf = (path: string) => draw(path, {}, render).then(({ html }) => html, String);
  await expect.poll(() => htmlOf("/other")).toContain("/api/other");
  await expect(draw("/loops", {}, render)).rejects.toMatchObject(tooLong);
  await expect.poll(() => htmlOf("/after")).toContain("/api/after");
  expect(pagesInWork()).toEqual({ threads: 1, drawing: 0 });
});

test("a thread that takes longer to start than a page may take is waited for", async () => {
  const pause = encodeURIComponent("\nawait new Promise((go) => setTimeout(go, 1000));");
  const { renderPage: render } = await start(300, `${pages}${pause}`);
  await expect(draw("/dies", {}, render)).rejects.toThrow("has ended");
  const htmlOf = (path: string) => draw(path, {}, render).then(({ html }) => html, String);
  await expect.poll(() => htmlOf("/after")).toContain("/api/after");
});

test("so many pages wait for a thread, and the next is told to come again", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetch = async (path: string) => {
    await answered;
    return new Response(path);
  };
  const open = Array.from({ length: mostPagesPerThread }, () => draw("/waits", { fetch }));
  expect(pagesInWork()).toEqual({ threads: 1, drawing: mostPagesPerThread });
  await expect(draw("/one-more")).rejects.toMatchObject({
    status: 503,
    details: { retryAfterSeconds: expect.any(Number) },
  });
  answer();
  await Promise.all(open);
  expect(pagesInWork()).toEqual({ threads: 1, drawing: 0 });
});

test("what is said in one turn of the event loop is one message", async () => {
  const sent: number[][] = [];
  const tell = gatherMessages<number>((messages) => sent.push(messages));
  tell(1);
  await Promise.resolve();
  tell(2);
  await setImmediate();
  tell(3);
  await setImmediate();
  expect(sent).toEqual([[1, 2], [3]]);
});
