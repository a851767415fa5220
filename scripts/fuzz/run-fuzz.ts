import { startChildServer } from "./child-server.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { startHostileSite } from "./hostile-site.ts";
import { createJudge, describeRequest, type Failure, smaller } from "./judge.ts";
import { lookAround, readDocument } from "./look-around.ts";
import { type Person, people } from "./people.ts";
import { createGenerator } from "./requests.ts";
import { type Outcome, send } from "./send.ts";
import { compareMemory, createTally, describeSample, type Sample } from "./tally.ts";
import { watchHealth } from "./watch-health.ts";

/** A reader of websites may take a minute to start on a busy machine, and half a minute to read. */
const hangMs = 95_000;
/** The longest time on the processor before the event loop turns: eight requests at once, each at its most expensive. */
const mostStretchMs = 1000;
const atOnce = 8;
/** Then the catalogue is made anew: most of what requests name has been deleted. */
const perRound = 10_000;
const betweenSignIns = 64;
const tellEveryMs = 15_000;

interface FuzzOptions {
  seed: number;
  first: number;
  requests: number;
  minutes: number;
  costlyShare: number;
  settings: Record<string, string>;
}

/** Sends the requests, prints what failed, and returns the number of different failures. */
export async function runFuzz(options: FuzzOptions) {
  const { seed, first, requests, minutes, costlyShare, settings } = options;
  console.log(
    `Seed ${seed}: ${requests} requests, ${settings["DATABASE_URL"] ? "PostgreSQL" : "PGlite"}`,
  );
  const site = await startHostileSite();
  const isLong = requests > perRound;
  const ownSettings = isLong ? { ...settings, IS_LONG_RUN: "1" } : settings;
  let server = await startChildServer(ownSettings);
  const sessions = new Map<Person, string>();
  const failures = new Map<string, Failure>();
  /** Errors in the log that no answer shows. They are printed, and are not failures. */
  const remarks = new Map<string, number>();
  const tally = createTally();
  const samples: Sample[] = [];
  let sent = 0;
  let longestStretch = 0;
  let slowest = { milliseconds: 0, operation: "" };

  async function signIn(person: Person): Promise<void> {
    if (person !== "visitor") sessions.set(person, await server.createSession(person));
  }

  async function signInAll(): Promise<void> {
    for (const person of Object.keys(people) as Person[]) await signIn(person);
  }

  async function restart(isStuck: boolean): Promise<void> {
    await server.stop({ isStuck });
    server = await startChildServer(ownSettings);
    await signInAll();
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

  /** Returns the numbers of the requests without an answer, and where it stopped because of them. */
  async function sendRound(
    from: number,
    end: number,
  ): Promise<{ unanswered: number[]; next: number }> {
    const unanswered: number[] = [];
    const lost = new Set<Person>();
    let next = from;
    const work = async () => {
      while (next < end && unanswered.length === 0) {
        const number = next++;
        const request = generate(number);
        const requestId = `fuzz-${number}`;
        const outcome = await sendOne(request, requestId);
        sent++;
        tally.add(request.operation, outcome.status);
        if (outcome.milliseconds > slowest.milliseconds) {
          slowest = {
            milliseconds: outcome.milliseconds,
            operation: `${number} ${request.operation}`,
          };
        }
        // Who has another name or password now could not log in as themselves any more.
        const isRenamed = request.operation === "PATCH /api/users/{id}" && outcome.status === 200;
        if (outcome.status === 401 || isRenamed) lost.add(request.as);
        if (sent % betweenSignIns === 0 && !server.isGone()) await signInAgain(lost);
        if (outcome.ending === "hung" || server.isGone()) unanswered.push(number);
        else {
          const fault = findFault(request, outcome);
          if (fault) note(number, request, fault, await reasonFor(requestId));
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return { unanswered, next };
  }

  async function signInAgain(lost: Set<Person>): Promise<void> {
    const found = [...lost];
    lost.clear();
    for (const person of found) await signIn(person);
  }

  /** The measure begins anew: what this costs is not a request's. */
  async function restock(): Promise<void> {
    await server.restock();
    await signInAll();
    await server.longestStretch();
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
      return findFault(request, outcome) === failure.what;
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

  const document = await readDocument(server);
  const findFault = createJudge(document);
  if (isLong) await restock();
  else await signInAll();
  const world = await lookAround(server, document, sessions.get("admin") ?? "");
  const generate = createGenerator(seed, world, costlyShare);
  // Resets the measure: the start of the server does not count.
  await server.longestStretch();
  const health = watchHealth(() => server.port, hangMs);

  const started = Date.now();
  const telling = setInterval(() => {
    const perSecond = Math.round((sent / (Date.now() - started)) * 1000);
    console.log(`  ${sent} sent, ${perSecond} a second, ${failures.size} failures`);
  }, tellEveryMs);
  const last = first + requests;
  for (let next = first; next < last && Date.now() - started < minutes * 60_000; ) {
    const end = Math.min(last, next - ((next - first) % perRound) + perRound);
    const round = await sendRound(next, end);
    if (round.unanswered.length > 0) await health.pause(() => recover(round.unanswered));
    else if (server.isGone()) await health.pause(() => recover([end - 1]));
    next = round.next;
    for (const [requestId, reason] of server.errors) remark(`an error of ${requestId}: ${reason}`);
    server.errors.clear();
    for (const line of server.spoken.splice(0)) remark(line);
    if (next < end) continue;
    longestStretch = Math.max(longestStretch, await server.longestStretch());
    const sample = { sent, ...(await server.memory()) };
    samples.push(sample);
    console.log(`  ${describeSample(sample)}`);
    if (next < last) await restock();
  }
  clearInterval(telling);
  const seconds = (Date.now() - started) / 1000;
  const { slowest: slowestHealth, trouble } = await health.stop();
  if (trouble) note(first, healthCheck, trouble, "");
  if (slowestHealth > hangMs) note(first, healthCheck, "no answer in time", "");
  if (longestStretch > mostStretchMs) {
    note(first, healthCheck, `kept waiting by ${longestStretch.toFixed(0)} ms of work`, "");
  }
  const growth = compareMemory(samples);
  if (growth && !growth.isFlat) note(first, healthCheck, "memory grew", "");
  for (const failure of failures.values()) failure.request = await shrink(failure);
  await server.stop();
  await site.close();

  for (const { what, reason, number, request, times, key } of failures.values()) {
    console.log(`\n${key.split(" | ")[0]}: ${what}${times > 1 ? `, ${times} times` : ""}`);
    if (reason) console.log(`  ${reason.slice(0, 1000)}`);
    console.log(
      `  --seed ${seed} --only ${number}${costlyShare === 1 ? "" : ` --costly ${costlyShare}`}`,
    );
    console.log(`  ${describeRequest(request)}`);
  }
  for (const [line, times] of remarks) console.log(`\nIn the log, ${times} times: ${line}`);
  console.log(
    `\n${sent} requests in ${seconds.toFixed(0)} s, ${(sent / seconds).toFixed(0)} a second`,
  );
  for (const line of tally.describe()) console.log(line);
  if (growth) {
    console.log(`Memory: ${describeSample(growth.first)}; ${describeSample(growth.last)}`);
    console.log(
      `Per 100,000 requests ${growth.heapSlope.toFixed(2)} MB of heap, ${growth.residentSlope.toFixed(1)} MB in all`,
    );
  }
  console.log(
    `Slowest: ${slowest.milliseconds.toFixed(0)} ms, ${slowest.operation}; /healthz: ${slowestHealth.toFixed(0)} ms, of them at most ${longestStretch.toFixed(0)} ms of work in one go`,
  );
  console.log(`Seed ${seed}: ${failures.size} different failures`);
  return failures.size;
}

const healthCheck: FuzzRequest = {
  operation: "GET /healthz beside all that",
  as: "visitor",
  method: "GET",
  path: "/healthz",
  query: [],
  headers: [],
};
