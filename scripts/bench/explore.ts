import { readConfig } from "#server/config.ts";
import { type Database, openDatabase } from "#server/database/client.ts";
import { administer } from "#tests/support/postgres-server.ts";
import { seedCatalogue, sizesFor } from "../seed/seed-catalogue.ts";
import { questions } from "./questions.ts";
import { measure, quantile } from "./timing.ts";

const smallSize = 1000;
/** Of its own for every run: two of them may take place at once. */
const smallName = `cluck_bench_small_${process.pid}`;
const allowedGrowth = 3;

/**
 * Times every question of Explore on the seeded database of DATABASE_URL, beside the same questions on 1,000
 * sandwiches in a database of its own on that server, which is dropped afterwards.
 */
export async function benchExplore(only = ""): Promise<void> {
  const { databaseUrl } = readConfig();
  if (!databaseUrl) throw new Error("Set DATABASE_URL to a server that npm run seed has filled");
  const smallUrl = new URL(databaseUrl);
  smallUrl.pathname = `/${smallName}`;
  await administer(databaseUrl, `create database ${smallName}`);
  const small = await openDatabase({ engine: "server", url: smallUrl.href, poolSize: 1 });
  const large = await openDatabase({ engine: "server", url: databaseUrl, poolSize: 1 });
  try {
    await small.migrate();
    await seedCatalogue(small.db, sizesFor(smallSize));
    await compare(small.db, large.db, only);
  } finally {
    await Promise.all([small.close(), large.close()]);
    await administer(databaseUrl, `drop database if exists ${smallName}`);
  }
}

async function compare(small: Database, large: Database, only: string): Promise<void> {
  console.log(row(["milliseconds", "median", "p99", "median", "p99", "growth"]));
  let worst = 0;
  const asked = Object.entries(questions).filter(([name]) => name.includes(only));
  for (const [name, ask] of asked) {
    const [few, many] = await measure([() => ask(small), () => ask(large)]);
    const growth = quantile(many, 0.99) / quantile(few, 0.99);
    worst = Math.max(worst, growth);
    const numbers = [few, many].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.99)]);
    console.log(row([name, ...numbers.map((time) => time.toFixed(1)), `${growth.toFixed(1)}x`]));
  }
  console.log(`Worst growth of p99: ${worst.toFixed(1)}x (allowed: ${allowedGrowth}x)`);
  if (worst > allowedGrowth) process.exitCode = 1;
}

const row = ([name = "", ...numbers]: string[]) =>
  name.padEnd(34) + numbers.map((number) => number.padStart(9)).join("");
