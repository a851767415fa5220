import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Review } from "#contract/reviews.ts";
import { createLastingDatabase, engines } from "#tests/support/lasting-database.ts";
import { startProduct } from "#tests/support/product-process.ts";

const password = "kept for ever";
/** How old an answer may be for visitors: two seconds, and the time that it takes to come. */
const maxAgeMs = 2500;
const writersCount = 4;
const visitorsCount = 4;
const writesEach = 15;

let processes: Awaited<ReturnType<typeof startProduct>>[] = [];

/** Two processes on a server, one with the embedded engine. */
async function startProcesses(engine: (typeof engines)[number]) {
  const { settings } = await createLastingDatabase(engine);
  const start = () =>
    startProduct({ ...settings, ADMIN_PASSWORD: password, REGISTRATIONS_PER_HOUR: "1000" });
  processes = [await start()];
  if (engine === "server") processes.push(await start());
  onTestFinished(async () => {
    for (const { child } of processes) {
      if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
    }
  });
  return settings;
}

/** Somebody who is sent to any of the processes with each request. */
class Client {
  cookie = "";
  id = "";

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const { origin } = processes[Math.floor(Math.random() * processes.length)] ?? { origin: "" };
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(this.cookie && { Cookie: this.cookie }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(";")[0] ?? "";
    return response;
  }

  async change<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
    const response = await this.send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}

const isFromMemory = (response: Response) => response.headers.get("Server-Timing") === "memory";

/** A review whose text says the how-manieth version of it this is. */
interface Written {
  author: Client;
  reviewId: number;
  sent: number;
  /** When each version was acknowledged. */
  acknowledged: { version: number; at: number }[];
}

async function startCatalogue() {
  const admin = new Client();
  await admin.change("POST", "/api/auth/login", { username: "admin", password });
  const { id: restaurantId } = await admin.change<{ id: number }>("POST", "/api/restaurants", {
    name: "The Coop",
    description: "Fried chicken.",
    priceRange: "$",
    restaurantType: "Fast Casual",
  });
  const sandwich = { restaurantId, name: "The One", price: 9, ingredients: ["chicken"] };
  return admin.change<{ id: number }>("POST", "/api/sandwiches", sandwich);
}

async function startWriting(sandwichId: number): Promise<Written> {
  const author = new Client();
  const name = `writer${randomUUID().slice(0, 8)}`;
  const account = { id: randomUUID(), username: name, email: `${name}@example.com`, password };
  author.id = (await author.change<{ id: string }>("POST", "/api/auth/register", account)).id;
  const review = { userId: author.id, sandwichId, rating: 5, review: "version 0" };
  const { id } = await author.change<{ id: number }>("POST", "/api/reviews", review);
  return { author, reviewId: id, sent: 0, acknowledged: [{ version: 0, at: performance.now() }] };
}

const acknowledgedBefore = ({ acknowledged }: Written, at: number) =>
  acknowledged.findLast((write) => write.at <= at)?.version ?? -1;

/** What the model has against the answer. The reader's own writes must be there, those of others after a moment. */
async function read(reader: Client, sandwichId: number, all: Written[]) {
  const at = performance.now();
  const least = all.map((written) =>
    acknowledgedBefore(written, written.author === reader ? at : at - maxAgeMs),
  );
  const response = await reader.send("GET", `/api/sandwiches/${sandwichId}/reviews?limit=50`);
  expect(response.status).toBe(200);
  const reviews = (await response.json()) as Review[];
  const wrong = all.flatMap(({ author, reviewId, sent }, index) => {
    const text = reviews.find(({ id }) => id === reviewId)?.review ?? "none";
    const version = Number(text.replace("version ", ""));
    const isRight = version >= (least[index] ?? 0) && version <= sent;
    return isRight ? [] : [{ isOwn: author === reader, version, least: least[index], sent }];
  });
  return { wrong, isFromMemory: isFromMemory(response) };
}

async function write(written: Written): Promise<void> {
  const version = ++written.sent;
  const change = { rating: 1 + (version % 5), review: `version ${version}` };
  await written.author.change("PATCH", `/api/reviews/${written.reviewId}`, change);
  written.acknowledged.push({ version, at: performance.now() });
}

test.for(engines)(
  "%s: many write and read, and nobody misses a write of their own, nor for long one of somebody else",
  async (engine) => {
    await startProcesses(engine);
    const { id } = await startCatalogue();
    const all: Written[] = [];
    for (let count = 0; count < writersCount; count += 1) all.push(await startWriting(id));
    await setTimeout(maxAgeMs);
    const reads: Awaited<ReturnType<typeof read>>[] = [];
    let writersLeft = writersCount;
    const writers = all.map(async (written) => {
      for (let count = 0; count < writesEach; count += 1) {
        await write(written);
        // Some reads come at once, some when others have had the time to write.
        reads.push(await read(written.author, id, all));
        if (count % 3 === 0) await setTimeout(Math.random() * 60);
        reads.push(await read(written.author, id, all));
      }
      writersLeft -= 1;
    });
    const visitors = Array.from({ length: visitorsCount }, async () => {
      const visitor = new Client();
      while (writersLeft > 0) reads.push(await read(visitor, id, all));
    });
    await Promise.all([...writers, ...visitors]);
    expect(reads.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(reads.some(({ isFromMemory }) => isFromMemory)).toBe(true);
    expect(reads.some(({ isFromMemory }) => !isFromMemory)).toBe(true);
  },
);
