import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { endpointUrl } from "#contract/endpoint.ts";
import { listSandwiches } from "#contract/explore.endpoints.ts";
import { listSandwichReviews, writeReview } from "#contract/reviews.endpoints.ts";
import { findSandwich } from "#contract/sandwiches.endpoints.ts";
import { parseConfig, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database/client.ts";
import { createAccount } from "#server/features/accounts/accounts.service.ts";
import { startSession } from "#server/features/accounts/sessions.service.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { seedCatalogue, sizesFor } from "../seed/seed-catalogue.ts";
import type { BareAnswers } from "./bare-server.ts";
import { startBuiltProduct, stop } from "./built-product.ts";
import { acceptedEncodings, type LoadRequest, type Measured, takeTurns } from "./load.ts";
import { quantile } from "./timing.ts";

const sandwiches = 100_000;
const writers = 4;
/** Ten reviews of each are more than are written in all turns. */
const authors = 4000;

interface Question {
  name: string;
  connections: number;
  /** The next request of a connection. */
  next: (connection: number) => LoadRequest;
  /** The least share of bare node:http, computed anew and from memory. */
  promise: { anew?: number; memory?: number };
}

/** More than any question has requests of its own. */
const longestCycle = 16;

function readers(name: string, paths: string[], anew: number): Question {
  let turn = 0;
  const next = () => ({ method: "GET", path: paths[turn++ % paths.length] ?? "/" }) as const;
  return { name, connections: 16, next, promise: { anew, memory: 0.5 } };
}

const limit = 24;
const orders = ["rank", "rating", "price", "newest"] as const;
const words = ["chicken", "crispy", "sourdough", "lingonberry", "muffuletta", "spicy", "zq", "e"];
const ids = [7, 19, 42, 77, 105, 230, 411, 999];

export const readQuestions = [
  readers(
    "list",
    orders.map((sort) => endpointUrl(listSandwiches, { query: { limit, sort } })),
    0.06,
  ),
  readers(
    "search",
    words.map((q) => endpointUrl(listSandwiches, { query: { limit, q } })),
    0.007,
  ),
  readers(
    "a sandwich, its three newest reviews",
    ids.flatMap((id) => [
      endpointUrl(findSandwich, { id }),
      endpointUrl(listSandwichReviews, { id, query: { limit: 3 } }),
    ]),
    0.06,
  ),
  readers("page: home", ["/"], 0.005),
  readers("page: explore", ["/explore?view=sandwiches"], 0.012),
  readers(
    "page: a sandwich",
    ids.map((id) => `/sandwich/${id}`),
    0.005,
  ),
  readers(
    "page: a restaurant",
    ids.map((id) => `/restaurant/${id}`),
    0.005,
  ),
];

/**
 * What the built product answers per second on PostgreSQL with the seeded catalogue, as a share of a bare node:http
 * that sends the same bytes. All take turns within one run, so that whatever else the machine does falls on all.
 */
export const benchHttp = (only = "") =>
  withCatalogue((settings, members) => compare(only, settings, members));

async function compare(only: string, settings: Settings, members: Writer[]): Promise<void> {
  const anew = await startBuiltProduct({ ...settings, ANSWER_MEMORY_MB: "0" });
  const memory = await startBuiltProduct(settings);
  const bare = await startBareServer();
  try {
    const variant = ["per s", "share", "p50", "p99"];
    console.log(row(["", "bare", "anew:", "", "", "", "memory:"]));
    console.log(row(["", "per s", ...variant, ...variant]));
    const questions = [...readQuestions, writeQuestion(members)];
    for (const question of questions.filter(({ name }) => name.includes(only))) {
      const requests = Array.from({ length: longestCycle }, () => question.next(0));
      await bare.learn(await recordAnswers(requests, anew.origin));
      let turn = 0;
      // The bare one is asked the same again: it would use up all sandwiches that are still to review.
      const repeat = () => requests[turn++ % requests.length] as LoadRequest;
      const { connections, next } = question;
      const measured = await takeTurns(connections, [
        { origin: bare.origin, next: repeat, isWarm: true },
        { origin: anew.origin, next },
        { origin: memory.origin, next },
      ]);
      if (!report(question, ...measured)) process.exitCode = 1;
    }
    const resident = [anew, memory].map((product) => formatMegabytes(product.memory()));
    console.log(`Resident: computing anew ${resident[0]}, from memory ${resident[1]}`);
  } finally {
    await Promise.all([anew.close(), memory.close(), bare.close()]);
  }
}

type Settings = Record<string, string>;

/** Fills a PostgreSQL server of its own, unless DATABASE_URL names one, and signs up those who write. */
export async function withCatalogue(
  work: (settings: Settings, members: Writer[]) => Promise<void>,
): Promise<void> {
  const given = readConfig().databaseUrl;
  const postgres = given ? null : await startPostgresServer({ autovacuum: "on" });
  const url = given ?? postgres?.url("postgres") ?? "";
  try {
    const members = await prepare(url, given === undefined);
    await work({ DATABASE_URL: url, DEMO: "0", READ_WEBSITES_AGAIN: "0", BACKUPS: "0" }, members);
  } finally {
    await postgres?.stop();
  }
}

interface Writer {
  id: string;
  token: string;
}

async function prepare(url: string, isEmpty: boolean): Promise<Writer[]> {
  const database = await openDatabase({ engine: "server", url, poolSize: 2 });
  const { db } = database;
  const device = { address: "127.0.0.1", userAgent: "bench" };
  const clock = { config: parseConfig({}), now: () => new Date() };
  try {
    await database.migrate();
    if (isEmpty) await seedCatalogue(db, sizesFor(sandwiches), (step) => console.log(`• ${step}`));
    const signedUp: Writer[] = [];
    for (let number = 0; number < authors; number++) {
      const id = randomUUID();
      const username = `bench-${id}`;
      const email = `${username}@example.com`;
      await createAccount(db, { id, username, email, passwordHash: "!", role: "user" });
      signedUp.push({ id, token: (await startSession(db, clock, id, device)).token });
    }
    return signedUp;
  } finally {
    await database.close();
  }
}

/**
 * As in life, one author after the other, each about another sandwich: who waits for the lock of another one, and what
 * looks like spam (more than ten by one new member), would measure something else.
 */
export function writeQuestion(members: Writer[]): Question {
  let position = 0;
  return {
    name: "a review written",
    connections: writers,
    promise: { anew: 0.06 },
    next() {
      const { id: userId, token } = members[position % members.length] as Writer;
      const sandwichId = 1 + (position++ % sandwiches);
      const review = { userId, sandwichId, rating: 1 + (sandwichId % 5), review: "Crisp and hot." };
      return {
        method: writeReview.method.toUpperCase(),
        path: writeReview.path,
        headers: { Cookie: `session=${token}` },
        body: JSON.stringify(review),
      };
    },
  };
}

async function startBareServer() {
  const child = fork(new URL("./bare-server.ts", import.meta.url), {
    execArgv: ["--import", "tsx"],
  });
  const [port] = await once(child, "message");
  return {
    origin: `http://127.0.0.1:${port}`,
    async learn(answers: BareAnswers) {
      const isReady = once(child, "message");
      child.send(answers);
      await isReady;
    },
    close: () => stop(child),
  };
}

/** What the product answers, as it is sent. */
async function recordAnswers(requests: LoadRequest[], origin: string): Promise<BareAnswers> {
  const answers: BareAnswers = {};
  for (const asked of requests) {
    answers[`${asked.method} ${asked.path}`] ??= await recordAnswer(origin, asked);
  }
  return answers;
}

async function recordAnswer(origin: string, { method, path, headers, body }: LoadRequest) {
  const outgoing = request(new URL(path, origin), {
    method,
    headers: {
      "Accept-Encoding": acceptedEncodings,
      ...(body && { "Content-Type": "application/json" }),
      ...headers,
    },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  const answer = await buffer(response);
  if (!response.statusCode || response.statusCode > 299) {
    throw new Error(`${method} ${path} answered ${response.statusCode}: ${answer}`);
  }
  const { "content-type": type, "content-encoding": encoding } = response.headers;
  return {
    headers: { "Content-Type": type ?? "", ...(encoding && { "Content-Encoding": encoding }) },
    body: answer.toString("base64"),
  };
}

/** Prints a question's row. False when a promise does not hold. */
function report(
  { name, promise }: Question,
  bare: Measured,
  anew: Measured,
  memory: Measured,
): boolean {
  const shares = {
    anew: anew.perSecond / bare.perSecond,
    memory: memory.perSecond / bare.perSecond,
  };
  const latencies = (times: number[]) => [quantile(times, 0.5), quantile(times, 0.99)];
  const cells = [
    ...[bare.perSecond, anew.perSecond].map((number) => number.toFixed(0)),
    shares.anew.toFixed(3),
    ...latencies(anew.times).map((time) => time.toFixed(1)),
    memory.perSecond.toFixed(0),
    shares.memory.toFixed(3),
    ...latencies(memory.times).map((time) => time.toFixed(1)),
  ];
  const missed = (["anew", "memory"] as const).filter(
    (variant) => shares[variant] < (promise[variant] ?? 0),
  );
  const complaints = missed.map((variant) => `${variant} below ${promise[variant]}`);
  console.log([row([name, ...cells]), ...complaints].join("  "));
  return missed.length === 0;
}

export const row = ([name = "", ...cells]: string[]) =>
  name.padEnd(42) + cells.map((cell) => cell.padStart(8)).join("");

const formatMegabytes = (megabytes: number | null) =>
  megabytes === null ? "unknown" : `${megabytes.toFixed(0)} MB`;
