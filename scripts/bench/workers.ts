import { availableParallelism } from "node:os";
import { findFreePort } from "#tests/support/postgres-server.ts";
import { type BuiltProduct, startBuiltProduct } from "./built-product.ts";
import { readQuestions, row, withCatalogue, writeQuestion } from "./http.ts";
import { takeTurns } from "./load.ts";
import { quantile } from "./timing.ts";

const counts = [1, 2, 4];
/** Calls, pages and writes; the others are like one of these. */
const asked = ["list", "page: a sandwich"];

/**
 * What the built product answers per second with so many workers, each made anew and from memory. They take turns, so
 * that whatever else the machine does falls on all. The client has one core, and PostgreSQL what it needs: with as few
 * cores as workers it is them that one measures.
 */
export const benchWorkers = (only = "") =>
  withCatalogue(async (settings, members) => {
    const questions = readQuestions.filter(({ name }) => asked.includes(name));
    const answered = { anew: [...questions, writeQuestion(members)], memory: questions };
    console.log(`${availableParallelism()} cores`);
    console.log(
      row(["answers per second with WORKERS=", ...counts.flatMap((count) => [`${count}`, "p99"])]),
    );
    for (const [variant, asking] of Object.entries(answered)) {
      const products: BuiltProduct[] = [];
      try {
        const memory = { ANSWER_MEMORY_MB: variant === "anew" ? "0" : "64" };
        for (const count of counts) products.push(await start(count, { ...settings, ...memory }));
        for (const { name, connections, next } of asking) {
          if (!name.includes(only)) continue;
          const targets = products.map(({ origin }) => ({ origin, next }));
          const measured = await takeTurns(connections, targets);
          const cells = measured.flatMap(({ perSecond, times }) => [
            perSecond.toFixed(0),
            quantile(times, 0.99).toFixed(1),
          ]);
          console.log(row([`${name}, ${variant}`, ...cells]));
        }
      } finally {
        await Promise.all(products.map((product) => product.close()));
      }
    }
  });

const start = async (count: number, settings: Record<string, string>) =>
  startBuiltProduct({
    ...settings,
    WORKERS: String(count),
    // A port of nobody's choice would be another one for each of them.
    PORT: String(await findFreePort()),
  });
