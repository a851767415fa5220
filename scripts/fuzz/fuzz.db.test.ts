import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { loadDemoOnce } from "#server/demo/load-demo.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import type { ApiDocument, FuzzRequest } from "./fuzz-request.ts";
import { startHostileSite } from "./hostile-site.ts";
import { createJudge, describeRequest } from "./judge.ts";
import { people } from "./people.ts";
import { createGenerator } from "./requests.ts";
import { buildHeaders, buildTarget, encodeBody } from "./send.ts";
import { stayOnThisMachine } from "./stay-on-this-machine.ts";

const seed = 1;
const count = 800;
/** They read other people's websites, and take their time. */
const slow = ["/api/restaurant/import-basic", "/api/restaurant/import-from-website"];

let app: TestApp;
let site: Awaited<ReturnType<typeof startHostileSite>>;
let leaveThisMachine: () => void;

/** On the embedded engine `npm test` does the same over HTTP, with the pages. */
const isOnServer = inject("testEngine").engine === "server";

beforeAll(async () => {
  if (!isOnServer) return;
  leaveThisMachine = stayOnThisMachine();
  site = await startHostileSite();
  app = await createTestApp({
    settings: { TRUST_PROXY: "1", IMPORT_ALLOW_PRIVATE: "1", SMTP_URL: "log" },
  });
  await loadDemoOnce(app.db, app.now());
});
afterAll(async () => {
  if (!isOnServer) return;
  await app.close();
  await site.close();
  leaveThisMachine();
});

test.runIf(isOnServer)(
  `${count} requests that nobody would send are answered as the API's description says`,
  async () => {
    const document = (await (await app.client().get("/api/openapi.json")).json()) as ApiDocument;
    for (const path of slow) delete document.paths[path];
    const clients = await signInAll();
    const generate = createGenerator(seed, { document, pages: [], cursors: {}, userIds: [] });
    const findFault = createJudge(document);
    const faults: string[] = [];
    for (let number = 0; number < count; number++) {
      const request = generate(number);
      const session = clients.get(request.as)?.cookies.get("session");
      const response = await answerTo(request, session, `fuzz-${number}`);
      if (!response) continue;
      const headers = Object.fromEntries(response.headers);
      const outcome = {
        ending: "answered",
        status: response.status,
        headers,
        text: await response.text(),
        milliseconds: 0,
      } as const;
      const fault = findFault(request, outcome);
      if (fault) faults.push(`${request.operation}: ${fault} ${describeRequest(request)}`);
    }
    expect(faults).toEqual([]);
    expect(app.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  },
);

async function signInAll() {
  const clients = new Map<FuzzRequest["as"], TestClient>();
  for (const [name, person] of Object.entries(people)) {
    if (!person) continue;
    const { client } = await app.signIn({ ...person, role: name === "admin" ? "admin" : "user" });
    clients.set(name as FuzzRequest["as"], client);
  }
  return clients;
}

/** Null for what is a matter of the wire, or more than the platform's own request takes. */
async function answerTo(request: FuzzRequest, session: string | undefined, requestId: string) {
  if (request.wire || request.upload) return null;
  let whole: Request;
  try {
    whole = new Request(new URL(buildTarget(request), "http://localhost"), {
      method: request.method,
      headers: buildHeaders(request, { session, requestId }),
      body:
        request.method === "GET" || request.method === "HEAD"
          ? undefined
          : encodeBody(request, site.url),
    });
  } catch {
    return null;
  }
  return app.app.fetch(whole);
}
