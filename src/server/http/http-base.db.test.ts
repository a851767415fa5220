import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiErrorBody } from "#contract/errors.ts";
import { openDatabase } from "#server/database/client.ts";
import { ConnectionLost } from "#server/database/driver-error.ts";
import {
  createTestApp,
  registration,
  type TestApp,
  testPassword,
} from "#tests/support/test-app.ts";
import { bodyOf } from "#tests/support/test-client.ts";
import { listen } from "./listen.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    renderPage: async (_url, { nonce, origin, fetch }) => {
      const me = await fetch("/api/auth/me");
      const scripts = `<script nonce="${nonce}">own()</script><script>foreign()</script>`;
      return {
        route: "/",
        status: 200,
        headers: new Headers({
          "Content-Type": "text/html",
          "Cache-Control": "public, max-age=60",
        }),
        html: `${origin} ${me.status} ${scripts}`,
      };
    },
  });
});
afterAll(() => app.close());

describe("errors", () => {
  test("an unknown API path is a JSON 404, whatever the method", async () => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const response = await app.client().send(method, "/api/nothing");
      expect(response.status).toBe(404);
      expect(await bodyOf<ApiErrorBody>(response)).toMatchObject({ code: "not_found" });
    }
  });

  test("a body over the limit is a 413, with and without a declared length", async () => {
    const huge = JSON.stringify(registration({ bio: "x".repeat(1024 * 1024) }));
    const stream = new Blob([huge]).stream();
    const declared = await app.client().post("/api/auth/register", huge, {
      "Content-Length": String(huge.length),
    });
    const chunked = await app.app.request("/api/auth/register", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect([declared.status, chunked.status]).toEqual([413, 413]);
    expect(await bodyOf<ApiErrorBody>(declared)).toMatchObject({ code: "payload_too_large" });
  });

  test("a body that is not JSON is a 415, a malformed one a 400", async () => {
    const send = (type: string, body: string) =>
      app.client().send("POST", "/api/auth/login", { body, headers: { "Content-Type": type } });
    expect((await send("text/plain", "{}")).status).toBe(415);
    expect((await send("application/x-www-form-urlencoded", "a=b")).status).toBe(415);
    const malformed = await send("application/json", "{oops");
    expect(malformed.status).toBe(400);
    expect(await bodyOf<ApiErrorBody>(malformed)).toMatchObject({ code: "malformed_body" });
  });

  test("a missing body names the missing fields", async () => {
    const response = await app.client().post("/api/auth/login");
    expect(response.status).toBe(400);
    const { issues } = await bodyOf<ApiErrorBody>(response);
    expect(issues?.map(({ path }) => path)).toEqual(["username", "password"]);
  });

  test("a 500 says nothing of the inside and carries the request's id", async () => {
    const broken = await createTestApp({
      now: () => {
        throw new Error("secret inside");
      },
    });
    const input = { username: "somebody", password: testPassword };
    const response = await broken.client().post("/api/auth/login", input);
    expect(response.status).toBe(500);
    expect(await bodyOf<ApiErrorBody>(response)).toEqual({
      message: "Something went wrong on our side.",
      code: "internal_error",
      requestId: response.headers.get("X-Request-Id"),
    });
    expect(broken.logs.join("")).toContain("secret inside");
    await broken.close();
  });

  test("a page that cannot be drawn says so in HTML, with the request's id", async () => {
    const broken = await createTestApp({
      renderPage: () => Promise.reject(new Error("secret inside")),
    });
    const response = await broken.client().get("/");
    expect(response.status).toBe(500);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const page = await response.text();
    expect(page).toContain(response.headers.get("X-Request-Id"));
    expect(page).not.toContain("secret inside");
    expect(broken.logs.join("")).toContain("secret inside");
    await broken.close();
  });

  test("a page that says itself what failed is logged with the request's id as well", async () => {
    const broken = await createTestApp({
      renderPage: async (_url, { onFailure }) => {
        onFailure(new Error("secret inside"));
        return { route: "/", status: 500, headers: new Headers(), html: "Something went wrong" };
      },
    });
    const response = await broken.client().get("/leaderboard");
    const failed = broken.logs.map((line) => JSON.parse(line)).find(({ error }) => error);
    expect(failed).toMatchObject({
      message: "page failed",
      path: "/leaderboard",
      requestId: response.headers.get("X-Request-Id"),
    });
    expect(JSON.stringify(failed)).toContain("secret inside");
    await broken.close();
  });

  test("HEAD has a page's headers, and nobody draws it", async () => {
    const drawn: boolean[] = [];
    const watched = await createTestApp({
      renderPage: async (_url, { isDrawn }) => {
        drawn.push(isDrawn);
        return {
          route: "/",
          status: 200,
          headers: new Headers({ "Content-Type": "text/html" }),
          html: "",
        };
      },
    });
    const response = await watched.client().send("HEAD", "/");
    expect(response.headers.get("Content-Type")).toBe("text/html");
    expect(drawn).toEqual([false]);
    await watched.close();
  });
});

describe("without its database", () => {
  test("a call is a 503 that says when to come again, a page says it in HTML", async () => {
    const away = await openDatabase({ engine: "server", url: "postgres://127.0.0.1:1/nothing" });
    const cut = await createTestApp({
      db: away.db,
      isReady: away.ping,
      // As the router does: the page of an error is there, with a status of its own.
      renderPage: async (_url, { fetch }) => {
        const { status } = await fetch("/api/restaurants");
        return { route: "/", status, headers: new Headers(), html: "no page" };
      },
    });
    const member = cut.client();
    member.cookies.set("session", "somebody's");
    const login = { username: "somebody", password: testPassword };
    const calls = [
      await cut.client().get("/api/restaurants"),
      await member.get("/api/auth/me"),
      await cut.client().post("/api/auth/login", login),
    ];
    for (const response of calls) {
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("5");
      expect(await bodyOf<ApiErrorBody>(response)).toEqual({
        code: "unavailable",
        message: "We cannot reach our database right now. Please try again in a moment.",
      });
    }
    for (const response of [await cut.client().get("/"), await member.get("/")]) {
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("5");
      expect(response.headers.get("Content-Type")).toContain("text/html");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.text()).toContain("We will be right back");
    }
    expect((await cut.client().get("/healthz")).status).toBe(200);
    expect((await cut.client().get("/readyz")).status).toBe(503);
    expect(cut.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    await away.close();
    await cut.close();
  });

  test("a change whose commit was lost is told to look before it is sent again", async () => {
    const unclear = await createTestApp({
      now: () => {
        throw new ConnectionLost(new Error("cut off"), true);
      },
    });
    const login = { username: "somebody", password: testPassword };
    const response = await unclear.client().post("/api/auth/login", login);
    expect(response.status).toBe(503);
    const { message } = await bodyOf<ApiErrorBody>(response);
    expect(message).toContain("may be there or not. Please look before you try again.");
    await unclear.close();
  });
});

describe("requests from other sites", () => {
  const post = async (headers: Record<string, string>) =>
    (await app.client().post("/api/auth/logout", undefined, headers)).status;

  test.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "http://localhost:81" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", Origin: "http://localhost" },
  ])("%o is refused", async (headers) => {
    expect(await post(headers)).toBe(403);
  });

  test.each<Record<string, string>>([
    {},
    { Origin: "http://localhost" },
    { "Sec-Fetch-Site": "same-origin", Origin: "http://localhost" },
    { "Sec-Fetch-Site": "none" },
  ])("%o passes", async (headers) => {
    expect(await post(headers)).toBe(204);
  });

  test("reading is not refused", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    expect((await app.client().get("/", { headers })).status).toBe(200);
  });

  test("the public origin counts, not the one that the request claims", async () => {
    const online = await createTestApp({ settings: { PUBLIC_ORIGIN: "https://cluck.example" } });
    const logout = async (Origin: string) =>
      (await online.client().post("/api/auth/logout", undefined, { Origin })).status;
    expect(await logout("https://cluck.example")).toBe(204);
    expect(await logout("http://localhost")).toBe(403);
    await online.close();
  });
});

describe("headers", () => {
  test("the policy lets nothing inline or foreign through but the page's own scripts, by their hashes", async () => {
    const one = await app.client().get("/");
    const policy = one.headers.get("Content-Security-Policy") ?? "";
    const hash = createHash("sha256").update("own()").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(await one.text()).toMatch(/<script>own\(\)<\/script><script>foreign\(\)<\/script>$/);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
    expect(policy).not.toMatch(/https?:|\*/);
    expect(one.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(one.headers.get("Permissions-Policy")).toContain("geolocation=(self)");
    expect(one.headers.get("Strict-Transport-Security")).toBeNull();
  });

  test("errors carry them too", async () => {
    const response = await app.client().get("/api/nothing");
    expect(response.headers.get("Content-Security-Policy")).toContain("object-src 'none'");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test("served by https: HSTS, and a cookie that no sibling domain can set", async () => {
    const online = await createTestApp({ settings: { PUBLIC_ORIGIN: "https://cluck.example" } });
    const client = online.client();
    const response = await client.post("/api/auth/register", registration());
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=");
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=.+Secure/);
    expect((await client.get("/api/auth/me")).status).toBe(200);
    await online.close();
  });

  test("are Secure as well when a trusted proxy says that the browser came by https", async () => {
    const proxied = await createTestApp({ settings: { TRUST_PROXY: "1" } });
    const register = (headers: Record<string, string>) =>
      proxied.client().post("/api/auth/register", registration(), headers);
    const secure = await register({
      "X-Forwarded-Proto": "https",
      "X-Forwarded-Host": "cluck.example",
    });
    expect(secure.headers.getSetCookie()[0]).toMatch(/^__Host-session=.+Secure/);
    const plain = await register({});
    expect(plain.headers.getSetCookie()[0]).toMatch(/^session=/);
    await proxied.close();
  });

  test("a well-formed request id is kept, another replaced", async () => {
    const idFor = async (id: string) =>
      (await app.client().get("/healthz", { headers: { "X-Request-Id": id } })).headers.get(
        "X-Request-Id",
      );
    expect(await idFor("abc-123")).toBe("abc-123");
    expect(await idFor('a"b')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor("x".repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("API answers are not stored", async () => {
    const response = await app.app.request("/api/openapi.json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("pages", () => {
  test("are asked for as the person who asks, and a member's page is private", async () => {
    const visitor = await app.client().get("/some/page");
    expect(await visitor.text()).toMatch(/^http:\/\/localhost 401 /);
    expect(visitor.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(visitor.headers.get("Vary")).toContain("Cookie");
    expect(visitor.headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
    const { client } = await app.signIn();
    const member = await client.get("/some/page");
    expect(await member.text()).toMatch(/ 200 /);
    expect(member.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("a redirect that would repeat a long address is none", async () => {
    const redirecting = await createTestApp({
      renderPage: async (url) => {
        const headers = new Headers({ Location: `http://localhost/login?next=${url}` });
        return { route: "/", status: 307, headers, html: "" };
      },
    });
    const ask = (length: number) => redirecting.client().get(`/profile?q=${"x".repeat(length)}`);
    const short = await ask(1000);
    expect(short.headers.get("Location")).toContain("x".repeat(1000));
    const long = await ask(5000);
    expect([long.status, long.headers.get("Location")]).toEqual([414, null]);
    await redirecting.close();
  });
});

describe("under which name", () => {
  const paths = ["/", "/robots.txt", "/sitemap.xml", "/sitemap-pages.xml", "/feed.xml"];
  const storedUnder = async (host: string, env?: object) => {
    const answers = paths.map((path) => app.app.request(`http://${host}${path}`, {}, env));
    const controls = (await Promise.all(answers)).map(({ headers }) =>
      headers.get("Cache-Control"),
    );
    expect(controls).not.toContain(null);
    return controls.filter((control) => control !== "no-store").length;
  };

  test.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
    "%s is ours, and its pages may be kept",
    async (host) => expect(await storedUnder(host)).toBe(paths.length),
  );

  test("so is the address that the connection was made to", async () => {
    const madeTo = (localAddress: string) => ({ incoming: { socket: { localAddress } } });
    expect(await storedUnder("192.0.2.7:3000", madeTo("192.0.2.7"))).toBe(paths.length);
    expect(await storedUnder("192.0.2.7:3000", madeTo("::ffff:192.0.2.7"))).toBe(paths.length);
    expect(await storedUnder("[2001:db8::7]", madeTo("2001:db8::7"))).toBe(paths.length);
    expect(await storedUnder("192.0.2.8", madeTo("192.0.2.7"))).toBe(0);
  });

  test("what a request calls us is in no answer that may be kept", async () => {
    expect(await storedUnder("evil.example")).toBe(0);
    const proxied = await createTestApp({ settings: { TRUST_PROXY: "1" } });
    for (const host of ["evil.example", "localhost"]) {
      const headers = { "X-Forwarded-Host": host };
      const robots = await proxied.client().get("/robots.txt", { headers });
      expect(robots.headers.get("Cache-Control")).toBe("no-store");
    }
    const headers = { "X-Forwarded-Host": "a b" };
    const path = "/api/auth/passkey-login-options";
    const options = await proxied.client().post(path, {}, headers);
    expect(await options.json()).toMatchObject({ rpId: "localhost" });
    await proxied.close();
  });
});

describe("health", () => {
  test("alive is not ready", async () => {
    const starting = await createTestApp({ isReady: async () => false });
    expect((await starting.client().get("/healthz")).status).toBe(200);
    expect((await starting.client().get("/readyz")).status).toBe(503);
    expect((await app.client().get("/readyz")).status).toBe(200);
    await starting.close();
  });
});

describe("logs", () => {
  test.each([
    [
      "JSON of a declared length",
      "POST /api/auth/login",
      "application/json",
      "Content-Length: 99",
      '{"user',
    ],
    [
      "JSON in pieces",
      "POST /api/auth/login",
      "application/json",
      "Transfer-Encoding: chunked",
      '6\r\n{"user\r\n',
    ],
  ])("%s that breaks off is no error of ours", async (_, call, type, length, sent) => {
    const { port, drain } = await listen(app.app, { host: "127.0.0.1", port: 0 });
    app.logs.length = 0;
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `${call} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${sent}`,
    );
    await expect.poll(() => socket.bytesWritten > 0 && !socket.pending).toBe(true);
    socket.destroy();
    await expect.poll(() => app.logs.map((line) => JSON.parse(line).message)).toContain("request");
    expect(app.logs.map((line) => JSON.parse(line).level)).not.toContain("error");
    await drain({ graceMs: 0, idleMs: 0 });
  });

  test("a request's line names the address that the trusted proxy saw", async () => {
    const behindProxy = await createTestApp({ settings: { TRUST_PROXY: "1" } });
    const headers = { "X-Forwarded-For": "198.51.100.1, 203.0.113.7" };
    await behindProxy.client({ address: "192.0.2.9" }).get("/api/site", { headers });
    expect(JSON.parse(behindProxy.logs[0] ?? "")).toMatchObject({ address: "203.0.113.7" });
    await behindProxy.close();
  });

  test("a health probe is logged at debug", async () => {
    app.logs.length = 0;
    await app.client().get("/healthz");
    await app.client().get("/readyz");
    await app.client().get("/api/site");
    const levels = app.logs.map((line) => JSON.parse(line).level);
    expect(levels).toEqual(["debug", "debug", "info"]);
  });

  test("one line per request, and no secret in any", async () => {
    const { client, user } = await app.signIn();
    const token = client.cookies.get("session") ?? "";
    app.logs.length = 0;
    await client.post("/api/auth/login", { username: user.username, password: testPassword });
    await client.get("/api/auth/me?token=query-secret", {
      headers: { Authorization: "Bearer header-secret" },
    });
    await client.patch(`/api/users/${user.id}`, { bio: "\u0000", newPassword: "body-secret" });
    expect(app.logs).toHaveLength(3);
    expect(JSON.parse(app.logs[0] ?? "")).toMatchObject({
      message: "request",
      method: "POST",
      path: "/api/auth/login",
      status: 200,
      worker: 0,
    });
    const text = app.logs.join("");
    const secrets = [token, client.cookies.get("session"), testPassword, user.passwordHash];
    for (const secret of [...secrets, "query-secret", "header-secret", "body-secret"]) {
      expect(text).not.toContain(secret);
    }
  });
});
