import { join } from "node:path";
import { type ChildServer, startChildServer } from "./child-server.ts";
import type { ApiDocument, FuzzRequest } from "./fuzz-request.ts";
import { startHostileSite } from "./hostile-site.ts";
import { describeRequest, type Failure, findFault, smaller } from "./judge.ts";
import { type Person, people } from "./people.ts";
import { createGenerator, listPages, type World } from "./requests.ts";
import { type Outcome, send } from "./send.ts";
import { watchHealth } from "./watch-health.ts";

const hangMs = 20_000;
/** The longest time on the processor before the event loop turns: eight requests at once, each at its most expensive. */
const mostStretchMs = 1000;
const atOnce = 8;
const perRound = 64;
const tellEveryMs = 15_000;

interface FuzzOptions {
  seed: number;
  first: number;
  requests: number;
  minutes: number;
  settings: Record<string, string>;
}

/** Sends the requests, prints what failed, and returns the number of different failures. */
export async function runFuzz({ seed, first, requests, minutes, settings }: FuzzOptions) {
  console.log(
    `Seed ${seed}: ${requests} requests, ${settings["DATABASE_URL"] ? "PostgreSQL" : "PGlite"}`,
  );
  const site = await startHostileSite();
  let server = await startChildServer(settings);
  const sessions = new Map<Person, string>();
  const failures = new Map<string, Failure>();
  /** Errors in the log that no answer shows. They are printed, and are not failures. */
  const remarks = new Map<string, number>();
  const statuses = new Map<number, number>();
  let sent = 0;
  let slowest = { milliseconds: 0, operation: "" };

  async function signIn(person: Person): Promise<void> {
    if (person !== "visitor") sessions.set(person, await server.createSession(person));
  }

  async function restart(isStuck: boolean): Promise<void> {
    await server.stop({ isStuck });
    server = await startChildServer(settings);
    for (const person of Object.keys(people) as Person[]) await signIn(person);
  }

  const sendOne = (request: FuzzRequest, requestId: string): Promise<Outcome> =>
    send(request, {
      port: server.port,
      site: site.url,
      session: sessions.get(request.as),
      requestId,
      hangMs,
    });

  function note(number: number, request: FuzzRequest, what: string, reason: string): void {
    const key = [request.operation, what, reason.replaceAll(/\d+/g, "N").slice(0, 200)].join(" | ");
    const known = failures.get(key);
    if (known) known.times++;
    else {
      failures.set(key, { key, what, reason, number, request, times: 1 });
      console.log(`! ${number} ${request.operation}: ${what} ${reason.slice(0, 200)}`);
    }
  }

  function remark(line: string): void {
    const key = line.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, "N").slice(0, 300);
    remarks.set(key, (remarks.get(key) ?? 0) + 1);
  }

  /** Returns the numbers of the requests without an answer, and of those that were not sent because of them. */
  async function sendRound(numbers: number[]): Promise<{ unanswered: number[]; left: number[] }> {
    const left = [...numbers];
    const unanswered: number[] = [];
    const lost = new Set<Person>();
    const work = async () => {
      for (let number = left.shift(); number !== undefined; number = left.shift()) {
        const request = generate(number);
        const requestId = `fuzz-${number}`;
        const outcome = await sendOne(request, requestId);
        sent++;
        statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
        if (outcome.milliseconds > slowest.milliseconds) {
          slowest = {
            milliseconds: outcome.milliseconds,
            operation: `${number} ${request.operation}`,
          };
        }
        if (outcome.status === 401) lost.add(request.as);
        if (outcome.ending === "hung" || server.isGone()) unanswered.push(number);
        else {
          const fault = findFault(request, outcome, document);
          if (fault) note(number, request, fault, await reasonFor(requestId));
        }
        if (unanswered.length > 0) return;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (!server.isGone() && unanswered.length === 0)
      for (const person of lost) await signIn(person);
    return { unanswered, left };
  }

  /** The log may come a moment after the answer. */
  async function reasonFor(requestId: string): Promise<string> {
    for (let turn = 0; turn < 10 && !server.errors.has(requestId); turn++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const reason = server.errors.get(requestId) ?? "";
    server.errors.delete(requestId);
    return reason;
  }

  /** After a crash or a hang: restarts the server and sends the suspects again, one at a time, to find the cause. */
  async function recover(suspects: number[]): Promise<void> {
    const wasGone = server.isGone();
    const what = wasGone ? "the process ended" : "no answer in time";
    const lastWords = server.spoken.splice(0).join("\n");
    await restart(!wasGone);
    let isFound = false;
    for (const number of suspects) {
      const request = generate(number);
      const outcome = await sendOne(request, `fuzz-${number}`);
      if (outcome.ending !== "hung" && !server.isGone()) continue;
      isFound = true;
      note(
        number,
        request,
        server.isGone() ? "the process ended" : "no answer in time",
        server.spoken.join("\n"),
      );
      await restart(!server.isGone());
    }
    const [first] = suspects;
    if (!isFound && first !== undefined) {
      note(
        first,
        generate(first),
        `${what}, with others beside it: ${suspects.join(" ")}`,
        lastWords,
      );
    }
  }

  async function shrink(failure: Failure): Promise<FuzzRequest> {
    let smallest = failure.request;
    if (failure.what.startsWith("no answer") || failure.what.startsWith("the process"))
      return smallest;
    let tries = 0;
    const isSame = async (request: FuzzRequest) => {
      if (++tries > 150) return false;
      if (request.as !== "visitor") await signIn(request.as);
      const outcome = await sendOne(request, `fuzz-shrink-${failure.number}-${tries}`);
      return findFault(request, outcome, document) === failure.what;
    };
    for (let isSmaller = await isSame(smallest); isSmaller; ) {
      isSmaller = false;
      for (const candidate of smaller(smallest)) {
        if (!(await isSame(candidate))) continue;
        smallest = candidate;
        isSmaller = true;
        break;
      }
    }
    return smallest;
  }

  async function tellMemory(): Promise<string> {
    const { heapMb, residentMb } = await server.memory();
    return `${heapMb.toFixed(0)} MB of heap, ${residentMb.toFixed(0)} MB in all`;
  }

  const document = await readDocument(server);
  for (const person of Object.keys(people) as Person[]) await signIn(person);
  const world = await lookAround(server, document, sessions.get("admin") ?? "");
  const generate = createGenerator(seed, world);
  // Resets the measure: the start of the server does not count.
  await server.longestStretch();
  const health = watchHealth(() => server.port, hangMs);

  const started = Date.now();
  let told = started;
  let left = Array.from({ length: requests }, (_, index) => first + index);
  while (left.length > 0 && Date.now() - started < minutes * 60_000) {
    const round = left.slice(0, perRound);
    const { unanswered, left: unsent } = await sendRound(round);
    left = [...unsent, ...left.slice(perRound)];
    if (unanswered.length > 0) await health.pause(() => recover(unanswered));
    // It ended after the last answer of the round: any of them may have caused it.
    else if (server.isGone()) await health.pause(() => recover(round));
    for (const [requestId, reason] of server.errors) remark(`an error of ${requestId}: ${reason}`);
    server.errors.clear();
    for (const line of server.spoken.splice(0)) remark(line);
    if (Date.now() - told > tellEveryMs) {
      told = Date.now();
      console.log(
        `  ${sent} sent, ${Math.round((sent / (told - started)) * 1000)} a second, ${failures.size} failures, ${await tellMemory()}`,
      );
    }
  }
  const seconds = (Date.now() - started) / 1000;
  if (!server.isGone()) console.log(`At the end ${await tellMemory()}`);
  const { slowest: slowestHealth, trouble } = await health.stop();
  const longestStretch = await server.longestStretch();
  if (trouble) note(first, healthCheck, trouble, "");
  if (slowestHealth > hangMs) note(first, healthCheck, "no answer in time", "");
  if (longestStretch > mostStretchMs) {
    note(first, healthCheck, `kept waiting by ${longestStretch.toFixed(0)} ms of work`, "");
  }
  for (const failure of failures.values()) failure.request = await shrink(failure);
  await server.stop();
  await site.close();

  for (const { what, reason, number, request, times, key } of failures.values()) {
    console.log(`\n${key.split(" | ")[0]}: ${what}${times > 1 ? `, ${times} times` : ""}`);
    if (reason) console.log(`  ${reason.slice(0, 1000)}`);
    console.log(`  --seed ${seed} --only ${number}`);
    console.log(`  ${describeRequest(request)}`);
  }
  for (const [line, times] of remarks) console.log(`\nIn the log, ${times} times: ${line}`);
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status || "no status"}`);
  console.log(`\n${sent} requests in ${seconds.toFixed(0)} s: ${counts.join(", ")}`);
  console.log(
    `Slowest: ${slowest.milliseconds.toFixed(0)} ms, ${slowest.operation}; /healthz: ${slowestHealth.toFixed(0)} ms, of them at most ${longestStretch.toFixed(0)} ms of work in one go`,
  );
  console.log(`Seed ${seed}: ${failures.size} different failures`);
  return failures.size;
}

async function readDocument({ port }: ChildServer): Promise<ApiDocument> {
  const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
  return (await response.json()) as ApiDocument;
}

/** Reads ids and a cursor of every list, for requests that name something that exists. */
async function lookAround(
  { port }: ChildServer,
  document: ApiDocument,
  session: string,
): Promise<World> {
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Cookie: `session=${session}` } });
  const users = (await (await get("/api/users?limit=20&sort=username")).json()) as { id: string }[];
  const cursors: Record<string, string> = {};
  for (const [path, { get: operation }] of Object.entries(document.paths)) {
    if (!operation?.parameters?.some(({ name }) => name === "cursor")) continue;
    const id = path.startsWith("/api/users/") ? people.admin.id : "1";
    const response = await get(`${path.replace("{id}", id)}?limit=1&gap=price`);
    const cursor = /[?&]cursor=([^&>]+)/.exec(response.headers.get("Link") ?? "")?.[1];
    if (cursor) cursors[`GET ${path}`] = cursor;
  }
  const pages = listPages(join(import.meta.dirname, "..", "..", "src", "client", "routes"));
  return { document, pages, cursors, userIds: users.map(({ id }) => id) };
}

const healthCheck: FuzzRequest = {
  operation: "GET /healthz beside all that",
  as: "visitor",
  method: "GET",
  path: "/healthz",
  query: [],
  headers: [],
};
