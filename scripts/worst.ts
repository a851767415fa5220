// npm run worst: what the most expensive requests cost, one at a time on the demo catalogue. It
// fails when one that needs no account keeps the main thread, which all requests share, for longer than it may.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { quantile } from "./bench/timing.ts";
import { type Cost, startChildServer } from "./fuzz/child-server.ts";
import { type Candidate, costlyRequests } from "./fuzz/costly-requests.ts";
import { startHostileSite } from "./fuzz/hostile-site.ts";
import type { ApiDocument, Person } from "./fuzz/requests.ts";

const mostMs = 150;
const warmUps = 2;
const repeats = 5;
/** Nobody needs to see this twice, and more than three of them would take the whole day. */
const hopelessMs = 2000;
const mostHopeless = 3;

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-worst-"));
  const site = await startHostileSite();
  const server = await startChildServer({ DATA_DIR: dataDir, DATABASE_URL: "" });
  const sessions = new Map<Person, string>();
  let calls = 0;

  async function costOf({ as, method, path, headers = {}, body }: Candidate): Promise<Cost> {
    if (as !== "visitor" && !sessions.has(as)) sessions.set(as, await server.sessionOf(as));
    const session = sessions.get(as);
    const costs: Cost[] = [];
    for (let turn = -warmUps; turn < repeats; turn++) {
      calls++;
      const cost = await server.measure(path, {
        method,
        headers: {
          // An address of its own: else it is the throttle that answers.
          "X-Forwarded-For": `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
          ...(session && { Cookie: `session=${session}` }),
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
        body: body === undefined ? undefined : Buffer.from(body).toString("base64"),
      });
      if (turn >= 0 || cost.mainThreadMs > hopelessMs) costs.push(cost);
      if (cost.mainThreadMs > hopelessMs) break;
    }
    const median = (of: (cost: Cost) => number) => quantile(costs.map(of), 0.5);
    const [first] = costs;
    return {
      status: first?.status ?? 0,
      bytes: first?.bytes ?? 0,
      mainThreadMs: median((cost) => cost.mainThreadMs),
      processMs: median((cost) => cost.processMs),
    };
  }

  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`);
    const document = (await response.json()) as ApiDocument;
    const rows: { candidate: Candidate; cost: Cost }[] = [];
    const candidates = costlyRequests(document, site.url);
    const isHopeless = ({ cost }: { cost: Cost }) => cost.mainThreadMs > hopelessMs;
    for (const candidate of candidates) {
      if (rows.filter(isHopeless).length >= mostHopeless) break;
      rows.push({ candidate, cost: await costOf(candidate) });
    }
    const unmeasured = candidates.length - rows.length;
    if (unmeasured > 0)
      console.log(`${unmeasured} of ${candidates.length} were not measured any more`);
    rows.sort((a, b) => b.cost.mainThreadMs - a.cost.mainThreadMs);
    const visitors = rows.filter(({ candidate }) => candidate.as === "visitor");
    tell(`The worst ten of ${visitors.length} requests of a visitor`, visitors.slice(0, 10));
    const others = rows.filter(({ candidate }) => candidate.as !== "visitor");
    tell(`The worst five of ${others.length} requests of members and admins`, others.slice(0, 5));
    const tooMuch = visitors.filter(({ cost }) => cost.mainThreadMs > mostMs);
    console.log(`\n${tooMuch.length} of a visitor above ${mostMs} ms of the main thread`);
    if (tooMuch.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function tell(title: string, rows: { candidate: Candidate; cost: Cost }[]): void {
  console.log(`\n${title}\n  main thread  whole process  status  kB`);
  for (const { candidate, cost } of rows) {
    const numbers = [
      `${cost.mainThreadMs.toFixed(1)} ms`.padStart(11),
      `${cost.processMs.toFixed(1)} ms`.padStart(13),
      String(cost.status).padStart(6),
      String(Math.round(cost.bytes / 1024)).padStart(4),
    ];
    console.log(`  ${numbers.join("  ")}  ${candidate.name}`);
  }
}

exitOnFailure(main());
