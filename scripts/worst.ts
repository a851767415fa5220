// npm run worst: what the most expensive requests cost, one at a time on the demo catalogue, and how late a health
// check is beside each: the latest of many, on the clock, so only a quiet machine tells something by it. It
// fails when one of a visitor or a member keeps the main thread, which all requests share, for longer than it may.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { quantile } from "./bench/timing.ts";
import { type Cost, startChildServer } from "./fuzz/child-server.ts";
import { type Candidate, costlyRequests } from "./fuzz/costly-requests.ts";
import type { ApiDocument } from "./fuzz/fuzz-request.ts";
import { startHostileSite } from "./fuzz/hostile-site.ts";
import type { Person } from "./fuzz/people.ts";

const mostMs = { visitor: 60, member: 150 };
const warmUps = 2;
const repeats = 5;
const repeatsBesideHealth = 3;
/** Nobody needs to see this twice, and more than three of them would take the whole day. */
const hopelessMs = 2000;
const mostHopeless = 3;

interface Row {
  candidate: Candidate;
  cost: Cost;
  /** How late the latest health check beside it was. */
  healthMs: number;
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-worst-"));
  const site = await startHostileSite();
  const server = await startChildServer({ DATA_DIR: dataDir, DATABASE_URL: "" });
  const sessions = new Map<Person, string>();
  let calls = 0;

  async function measureRow(candidate: Candidate): Promise<Row> {
    const costs: Cost[] = [];
    for (let turn = -warmUps; turn < repeats; turn++) {
      const cost = await send(candidate);
      if (turn >= 0 || cost.mainThreadMs > hopelessMs) costs.push(cost);
      if (cost.mainThreadMs > hopelessMs) break;
    }
    const median = (of: (cost: Cost) => number) => quantile(costs.map(of), 0.5);
    const [first] = costs;
    const cost = {
      status: first?.status ?? 0,
      bytes: first?.bytes ?? 0,
      mainThreadMs: median((cost) => cost.mainThreadMs),
      processMs: median((cost) => cost.processMs),
    };
    return { candidate, cost, healthMs: await latestHealthBeside(() => send(candidate)) };
  }

  async function send({ as, method, path, headers = {}, body }: Candidate): Promise<Cost> {
    if (as !== "visitor" && !sessions.has(as)) sessions.set(as, await server.createSession(as));
    const session = sessions.get(as);
    calls++;
    return server.measure(path, {
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
  }

  /** The machine may be busy elsewhere once: what counts is the latest of the best round. */
  async function latestHealthBeside(work: () => Promise<unknown>): Promise<number> {
    const rounds: number[] = [];
    for (let round = 0; round < repeatsBesideHealth; round++) {
      let isDone = false;
      let latest = 0;
      const working = work().finally(() => {
        isDone = true;
      });
      while (!isDone) {
        const started = performance.now();
        await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).arrayBuffer();
        latest = Math.max(latest, performance.now() - started);
      }
      await working;
      rounds.push(latest);
    }
    return Math.min(...rounds);
  }

  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`);
    const document = (await response.json()) as ApiDocument;
    const rows: Row[] = [];
    const candidates = costlyRequests(document, site.url);
    const isHopeless = ({ cost }: Row) => cost.mainThreadMs > hopelessMs;
    for (const candidate of candidates) {
      if (rows.filter(isHopeless).length >= mostHopeless) break;
      rows.push(await measureRow(candidate));
    }
    const unmeasured = candidates.length - rows.length;
    if (unmeasured > 0)
      console.log(`${unmeasured} of ${candidates.length} were not measured any more`);
    rows.sort((a, b) => b.cost.mainThreadMs - a.cost.mainThreadMs);
    const visitors = rows.filter(({ candidate }) => candidate.as === "visitor");
    tell(`The worst ten of ${visitors.length} requests of a visitor`, visitors.slice(0, 10));
    const members = rows.filter(({ candidate }) => candidate.as.startsWith("member"));
    tell(`The worst ten of ${members.length} requests of a member`, members.slice(0, 10));
    const admins = rows.filter(({ candidate }) => candidate.as === "admin");
    tell(`The worst five of ${admins.length} requests of an admin`, admins.slice(0, 5));
    const latest = rows.toSorted((a, b) => b.healthMs - a.healthMs);
    tell("The five that keep a health check waiting longest", latest.slice(0, 5));
    for (const [who, asked] of Object.entries({ visitor: visitors, member: members })) {
      const most = mostMs[who as keyof typeof mostMs];
      const tooMuch = asked.filter(({ cost }) => cost.mainThreadMs > most);
      console.log(`\n${tooMuch.length} of a ${who} above ${most} ms of the main thread`);
      if (tooMuch.length > 0) process.exitCode = 1;
    }
  } finally {
    await server.stop();
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function tell(title: string, rows: Row[]): void {
  console.log(`\n${title}\n  main thread  whole process  /healthz  status    kB`);
  for (const { candidate, cost, healthMs } of rows) {
    const numbers = [
      `${cost.mainThreadMs.toFixed(1)} ms`.padStart(11),
      `${cost.processMs.toFixed(1)} ms`.padStart(13),
      `${healthMs.toFixed(0)} ms`.padStart(8),
      String(cost.status).padStart(6),
      String(Math.round(cost.bytes / 1024)).padStart(4),
    ];
    console.log(`  ${numbers.join("  ")}  ${candidate.name}`);
  }
}

exitOnFailure(main());
