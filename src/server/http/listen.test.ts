import { once } from "node:events";
import { request } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { AppEnv } from "./app-environment.ts";
import { listen } from "./listen.ts";

const host = "127.0.0.1";

function slowApp() {
  let finish = () => {};
  let markStarted = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const started = new Promise<void>((resolve) => {
    markStarted = resolve;
  });
  const app = new Hono<AppEnv>().get("/", async (c) => {
    markStarted();
    await finished;
    return c.text("done");
  });
  return { app, started, finish };
}

test("draining lets a request in flight finish and takes no other", async () => {
  const { app, started, finish } = slowApp();
  const { port, drain } = await listen(app, { host, port: 0 });
  const inFlight = fetch(`http://${host}:${port}/`);
  await started;
  const drained = drain({ graceMs: 60_000, idleMs: 0 });
  await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow();
  finish();
  expect(await (await inFlight).text()).toBe("done");
  await drained;
});

test("a request that was on its way on an idle connection is answered, as its last", async () => {
  const app = new Hono<AppEnv>().get("/", (c) => c.text("done"));
  const { port, drain } = await listen(app, { host, port: 0 });
  const socket = connect(port, host);
  const ask = async () => {
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const [answer] = await once(socket, "data");
    return String(answer);
  };
  expect(await ask()).toMatch(/^connection: keep-alive\r$/im);
  const drained = drain({ graceMs: 60_000, idleMs: 60_000 });
  await setImmediate();
  expect(await ask()).toMatch(/^connection: close\r$/im);
  await drained;
});

test("an idle connection outlasts the patience of a proxy", async () => {
  const { port, drain } = await listen(new Hono<AppEnv>(), { host, port: 0 });
  const { headers } = await fetch(`http://${host}:${port}/`);
  expect(headers.get("keep-alive")).toBe("timeout=75");
  await drain({ graceMs: 60_000, idleMs: 0 });
});

describe("an answer that comes before the body is all here", () => {
  const size = 5 * 1024 * 1024;
  const hasty = new Hono<AppEnv>()
    .post("/hasty", async (c) => {
      await setImmediate();
      return c.text("enough", 413);
    })
    .post("/patient", async (c) => c.text(String((await c.req.text()).length)));

  test("says that it is the connection's last, and no other", async () => {
    const { port, drain } = await listen(hasty, { host, port: 0 });
    const ask = async (path: string, sent: number) => {
      const socket = connect(port, host);
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
      socket.write(Buffer.alloc(sent));
      const [answer] = await once(socket, "data");
      if (sent < size) await once(socket, "end");
      socket.destroy();
      return String(answer);
    };
    const early = await ask("/hasty", 1000);
    expect(early).toMatch(/^HTTP\/1\.1 413 /);
    expect(early).toMatch(/^connection: close\r$/im);
    expect(early).not.toMatch(/keep-alive/i);
    expect(await ask("/patient", size)).toMatch(/^connection: keep-alive\r$/im);
    await drain({ graceMs: 0, idleMs: 0 });
  });

  test("reaches who is still sending, without an error", async () => {
    const { port, drain } = await listen(hasty, { host, port: 0 });
    const headers = { "Content-Length": size };
    const sending = request({ host, port, path: "/hasty", method: "POST", headers });
    sending.end(Buffer.alloc(size));
    const [answer] = await once(sending, "response");
    expect(answer.statusCode).toBe(413);
    answer.resume();
    await Promise.all([once(answer, "end"), once(sending, "close")]);
    await drain({ graceMs: 0, idleMs: 0 });
  });
});

describe("requests sent ahead on one connection", () => {
  const ask = (path: number) => `GET /${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const size = 16 * 1024 * 1024;

  test("are answered one after the other, and none while the answer before is not read", async () => {
    const asked: string[] = [];
    const app = new Hono<AppEnv>().get("/:path", async (c) => {
      asked.push(c.req.param("path"));
      await setImmediate();
      return c.body(new Uint8Array(size));
    });
    const { port, drain } = await listen(app, { host, port: 0 });
    const socket = connect(port, host);
    socket.write([0, 1, 2].map(ask).join(""));
    await once(socket, "readable");
    // Another visitor is answered meanwhile.
    await (await fetch(`http://${host}:${port}/other`)).arrayBuffer();
    expect(asked).toEqual(["0", "other"]);
    let bytes = 0;
    for await (const chunk of socket) {
      bytes += chunk.length;
      if (bytes > 3 * size) break;
    }
    expect(asked).toEqual(["0", "other", "1", "2"]);
    await drain({ graceMs: 0, idleMs: 0 });
  });

  test("end the connection when they are too many", async () => {
    const { app, finish } = slowApp();
    const { port, drain } = await listen(app, { host, port: 0 });
    const connections = [32, 33].map((count) => {
      const socket = connect(port, host).on("error", () => {});
      socket.write(ask(0).replace("/0", "/").repeat(count));
      return socket;
    });
    const [patient, greedy] = connections as [Socket, Socket];
    await once(greedy, "close");
    finish();
    let text = "";
    for await (const chunk of patient) {
      text += chunk;
      if (text.split("HTTP/1.1 200").length > 32) break;
    }
    await drain({ graceMs: 0, idleMs: 0 });
  });
});

test.each(["http://x@h/explore?secret=tok", "http:///x:y@h/"])("%s is a 400", async (target) => {
  const app = new Hono<AppEnv>().get("*", (c) => c.text(String(c.req.raw.signal.aborted)));
  const { port, drain } = await listen(app, { host, port: 0 });
  const ask = async (path: string) => {
    const socket = connect(port, host);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: h\r\n\r\n`);
    const [answer] = await once(socket, "data");
    socket.destroy();
    return String(answer);
  };
  expect(await ask(target)).toMatch(
    /^HTTP\/1\.1 400 [^{]+\{"message":".+","code":"validation_failed"\}/,
  );
  expect(await ask("http://h/explore?mail=x@h")).toMatch(/^HTTP\/1\.1 200 /);
  await drain({ graceMs: 0, idleMs: 0 });
});

describe("an answer in one piece", () => {
  const long = "crisp and hot ".repeat(200);
  const app = new Hono<AppEnv>()
    .get("/long", (c) => c.text(long))
    .get("/named", (c) => {
      c.header("Vary", "Cookie");
      return c.text(long);
    })
    .get("/short", (c) => c.text("hot"))
    .get("/picture", (c) => c.body(long, 200, { "Content-Type": "image/avif" }))
    .get("/stream", (c) => c.body(new Blob([long]).stream(), 200, { "Content-Type": "text/csv" }));

  test("is compressed as the client likes, where that is worth it", async () => {
    const { port, drain } = await listen(app, { host, port: 0 });
    const ask = async (path: string, accepted: string) => {
      const headers = { "Accept-Encoding": accepted };
      const answer = await fetch(`http://${host}:${port}${path}`, { headers });
      expect(await answer.text()).toBe(path === "/short" ? "hot" : long);
      return ["Content-Encoding", "Vary"].map((name) => answer.headers.get(name));
    };
    expect(await ask("/long", "gzip, deflate, br")).toEqual(["br", "Accept-Encoding"]);
    expect(await ask("/long", "gzip, br;q=0")).toEqual(["gzip", "Accept-Encoding"]);
    expect(await ask("/long", "identity")).toEqual([null, "Accept-Encoding"]);
    expect(await ask("/named", "br")).toEqual(["br", "Cookie, Accept-Encoding"]);
    for (const path of ["/short", "/picture", "/stream"]) {
      expect(await ask(path, "br"), path).toEqual([null, null]);
    }
    await drain({ graceMs: 0, idleMs: 0 });
  });
});

test("what takes longer than the grace is cut off", async () => {
  const { app, started } = slowApp();
  const { port, drain } = await listen(app, { host, port: 0 });
  const inFlight = expect(fetch(`http://${host}:${port}/`)).rejects.toThrow();
  await started;
  await drain({ graceMs: 0, idleMs: 0 });
  await inFlight;
});

test("a port in use is said in one line that names it", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, host, resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(listen(new Hono<AppEnv>(), { host, port })).rejects.toThrow(
    `port ${port} on ${host} is already in use. Choose another with PORT=…`,
  );
  other.close();
});

describe("whoever is too slow", () => {
  const patience = {
    headersTimeout: 100,
    requestTimeout: 200,
    connectionsCheckingInterval: 20,
    timeout: 60_000,
  };
  const app = new Hono<AppEnv>()
    .post("/", async (c) => c.text(await c.req.text().catch(() => "")))
    .get("/", (c) => c.body(new Uint8Array(64 * 1024 * 1024)));

  test.each([
    ["with the headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", patience],
    ["with the body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow", patience],
  ])("%s is told so and cut off", async (_, sent, limits) => {
    const { port, drain } = await listen(app, { host, port: 0 }, undefined, limits);
    const socket = connect(port, host);
    socket.write(sent);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    socket.resume();
    await once(socket, "close");
    await drain({ graceMs: 0, idleMs: 0 });
  });

  test("to read the answer is cut off", async () => {
    const limits = { ...patience, requestTimeout: 60_000, headersTimeout: 60_000, timeout: 100 };
    const { port, drain } = await listen(app, { host, port: 0 }, undefined, limits);
    const socket = connect(port, host).on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "readable");
    // Would wait for its last byte to be sent.
    await drain({ graceMs: 60_000, idleMs: 0 });
    socket.destroy();
  });
});
