import { availableParallelism } from "node:os";
import { readConfig } from "#server/config.ts";
import { findFreePort, startPostgresServer } from "#tests/support/postgres-server.ts";
import { type BuiltProduct, startBuiltProduct } from "./built-product.ts";
import {
  prepare,
  readQuestions,
  rounds,
  row,
  secondsPerTurn,
  warmUpSeconds,
  writeQuestion,
} from "./http.ts";
import { type Load, sendLoad } from "./load.ts";
import { quantile } from "./timing.ts";

const counts = [1, 2, 4];
/** Calls, pages and writes; the others are like one of these. */
const asked = ["list", "page: a sandwich"];

/**
 * What the built product answers per second with so many workers, each made anew and from memory. They take turns, so
 * that whatever else the machine does falls on all. The client has one core, and PostgreSQL what it needs: with as few
 * cores as workers it is them that one measures.
 */
export async function benchWorkers(only = ""): Promise<void> {
  const given = readConfig().databaseUrl;
  const postgres = given ? null : await startPostgresServer({ autovacuum: "on" });
  const url = given ?? postgres?.url("postgres") ?? "";
  try {
    const members = await prepare(url, given === undefined);
    const questions = readQuestions.filter(({ name }) => asked.includes(name));
    const answered = { anew: [...questions, writeQuestion(members)], memory: questions };
    console.log(`${availableParallelism()} cores`);
    console.log(
      row(["answers per second with WORKERS=", ...counts.flatMap((count) => [`${count}`, "p99"])]),
    );
    for (const [variant, asking] of Object.entries(answered)) {
      const products: BuiltProduct[] = [];
      try {
        const settings = { ANSWER_MEMORY_MB: variant === "anew" ? "0" : "64" };
        for (const count of counts) products.push(await start(url, count, settings));
        for (const question of asking.filter(({ name }) => name.includes(only))) {
          const measured = await takeTurns(products, question);
          console.log(row([`${question.name}, ${variant}`, ...measured]));
        }
      } finally {
        await Promise.all(products.map((product) => product.close()));
      }
    }
  } finally {
    await postgres?.stop();
  }
}

const start = async (url: string, count: number, settings: Record<string, string>) =>
  startBuiltProduct({
    DATABASE_URL: url,
    ...{ DEMO: "0", READ_WEBSITES_AGAIN: "0", BACKUPS: "0" },
    WORKERS: String(count),
    // A port of nobody's choice would be another one for each of them.
    PORT: String(await findFreePort()),
    ...settings,
  });

/** Answers per second and p99 of each product. */
async function takeTurns(
  products: BuiltProduct[],
  { connections, next }: (typeof readQuestions)[number],
): Promise<string[]> {
  const loads = products.map((): Load[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [at, { origin }] of products.entries()) {
      const seconds = round < 0 ? warmUpSeconds : secondsPerTurn;
      const load = await sendLoad(origin, { connections, seconds, next });
      if (round >= 0) loads[at]?.push(load);
    }
  }
  return loads.flatMap((of) => {
    const perSecond = of.map((load) => load.perSecond);
    const times = of.flatMap((load) => load.times);
    return [quantile(perSecond, 0.5).toFixed(0), quantile(times, 0.99).toFixed(1)];
  });
}
