// The product in a process of its own, for npm run fuzz and npm run worst: the same as src/server/main.ts, and a
// channel to who started it, which hands out sessions and measures what a request costs. Nothing but this machine
// can be reached from it.
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { and, eq, getTableName, ne, or, sql } from "drizzle-orm";
import { createApp } from "#server/app.ts";
import { parseConfig } from "#server/config.ts";
import type { Database } from "#server/database/client.ts";
import { actionConfig } from "#server/database/schema/gamification.ts";
import { catalogueStats, rateLimits, serverSecrets } from "#server/database/schema/operations.ts";
import * as schema from "#server/database/schema/schema.ts";
import { users } from "#server/database/schema/users.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { lookOf, nameKey } from "#server/database/user-keys.ts";
import { loadDemoOnce } from "#server/demo/load-demo.ts";
import { createAccount } from "#server/features/accounts/accounts.service.ts";
import { hashPassword } from "#server/features/accounts/passwords.ts";
import { startSession } from "#server/features/accounts/sessions.service.ts";
import { updateUser } from "#server/features/accounts/users.repository.ts";
import { listen } from "#server/http/listen.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { openProduct } from "#server/product.ts";
import { loadBuiltPages } from "#server/ssr/built-pages.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import type { Ask, Cost, Memory } from "./fuzz/child-server.ts";
import { members, password, people, type SignedIn } from "./fuzz/people.ts";
import { stayOnThisMachine } from "./fuzz/stay-on-this-machine.ts";

const distFolder = join(import.meta.dirname, "..", "dist");

async function main(): Promise<void> {
  if (!process.env["IS_LONG_RUN"]) await import("#tests/support/short-lived-engine.ts");
  stayOnThisMachine();
  const config = parseConfig(process.env);
  const { deps, close } = await openProduct(config);
  const app = createApp({
    ...deps,
    ...(await loadBuiltPages(distFolder, 1)),
    clientFolder: join(distFolder, "client"),
  });
  const { port } = await listen(app, config);
  const passwordHash = await hashPassword(password);
  // Throttles have tests of their own; here they would answer in place of what they guard.
  const forgetting = setInterval(() => {
    deps.db.delete(rateLimits).catch(() => {});
  }, 250);

  const longestStretch = watchThread();

  /** Whatever requests have done to the account, it is as it was. */
  async function keepAccount(tx: Database, person: SignedIn): Promise<void> {
    const { id, username, email } = people[person];
    const role = person === "admin" ? "admin" : "user";
    const account = { username, email, passwordHash, role, blockedAt: null } as const;
    // Another one may have taken the name or the address, and a database that was given has its own curator.
    const isTaken = or(
      eq(users.usernameKey, nameKey(username)),
      eq(users.usernameLook, lookOf(username)),
      eq(users.emailKey, nameKey(email)),
    );
    await tx.delete(users).where(and(ne(users.id, id), isTaken));
    // To look first would leave a request the time to delete it.
    if (!(await updateUser(tx, id, account))) await createAccount(tx, { id, ...account });
  }

  /** In one transaction, so that no request deletes the account in between. */
  const openSession = (person: SignedIn): Promise<string> =>
    inTransaction(deps.db, async (tx) => {
      await keepAccount(tx, person);
      const device = { address: "192.0.2.1", userAgent: "fuzz" };
      return (await startSession(tx, deps, people[person].id, device)).token;
    });

  /** The demo's catalogue and nothing else. What its members have is the members' who make requests. */
  const restock = () =>
    inTransaction(deps.db, async (tx) => {
      await tx.execute(sql.raw(`truncate ${emptied.join(", ")} restart identity`));
      await loadDemoOnce(tx, new Date());
      for (const [number, member] of members.entries()) {
        await keepAccount(tx, member);
        for (const table of ["reviews", "user_sandwiches"]) {
          await tx.execute(
            sql`update ${sql.identifier(table)} set user_id = ${people[member].id}
              where id in (
                select min(id) from ${sql.identifier(table)} where id % ${members.length} = ${number}
                group by sandwich_id)`,
          );
        }
      }
    });

  async function measure({ path, init }: Extract<Ask, { path: string }>): Promise<Cost> {
    const body = init.body === undefined ? undefined : Buffer.from(init.body, "base64");
    const request = new Request(`http://localhost${path}`, { ...init, body });
    const before = processorTime();
    const response = await app.fetch(request);
    const bytes = (await response.arrayBuffer()).byteLength;
    const after = processorTime();
    return {
      status: response.status,
      bytes,
      mainThreadMs: after.mainThreadMs - before.mainThreadMs,
      processMs: after.processMs - before.processMs,
    };
  }

  const answerTo = (ask: Ask) => {
    if (ask === "longest stretch") return longestStretch();
    if (ask === "memory") return memory();
    if (ask === "restock") return again(restock);
    return "person" in ask ? again(() => openSession(ask.person)) : measure(ask);
  };

  process.on("message", async ({ number, ask }: { number: number; ask: Ask }) => {
    try {
      process.send?.({ number, answer: await answerTo(ask) });
    } catch (error) {
      process.send?.({ number, error: String(error) });
    }
  });
  process.once("disconnect", async () => {
    clearInterval(forgetting);
    await close();
    process.exit(0);
  });
  process.send?.({ port });
}

async function memory(): Promise<Memory> {
  // What the first collection lets go of may hold more, until its turn has come.
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    heapMb: heapUsed / 2 ** 20,
    outsideMb: external / 2 ** 20,
    residentMb: rss / 2 ** 20,
  };
}

/** The migrations fill the first two; the product may remember the third. */
const lasting = new Set<string>([actionConfig, catalogueStats, serverSecrets].map(getTableName));
const emptied = Object.values(schema)
  .map(getTableName)
  .filter((name) => !lasting.has(name));

/**
 * A timer has its turn in every round of the event loop, as a health check has. So between two of its turns lies what
 * either would have waited for: in time of the processor, which other work on this machine does not add to.
 */
function watchThread(): () => number {
  let last = processorTime().mainThreadMs;
  let longest = 0;
  setInterval(() => {
    const now = processorTime().mainThreadMs;
    longest = Math.max(longest, now - last);
    last = now;
  }, 10).unref();
  return () => {
    const told = longest;
    longest = 0;
    return told;
  };
}

/** A request or a job that holds a row and wants another, or takes a name in the same moment, may be the one to go on. */
async function again<Result>(work: () => Promise<Result>, attempts = 5): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts === 1) throw error;
    return again(work, attempts - 1);
  }
}

exitOnFailure(main(), "The product could not start: ");
