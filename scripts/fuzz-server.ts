// The product in a process of its own, for npm run fuzz and npm run worst: the same as src/server/main.ts, and a
// channel to who started it, which hands out sessions and measures what a request costs. Nothing but this machine
// can be reached from it.
import "#tests/support/short-lived-engine.ts";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { createApp } from "#server/app.ts";
import { parseConfig } from "#server/config.ts";
import { rateLimits } from "#server/database/schema/operations.ts";
import { users } from "#server/database/schema/users.ts";
import { createAccount } from "#server/features/accounts/accounts.service.ts";
import { hashPassword } from "#server/features/accounts/passwords.ts";
import { startSession } from "#server/features/accounts/sessions.service.ts";
import { findUser, updateUser } from "#server/features/accounts/users.repository.ts";
import { listen } from "#server/http/listen.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { openProduct } from "#server/product.ts";
import { loadBuiltPages } from "#server/ssr/built-pages.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import type { Ask, Cost, Memory } from "./fuzz/child-server.ts";
import { type Person, password, people } from "./fuzz/people.ts";
import { stayOnThisMachine } from "./fuzz/stay-on-this-machine.ts";

const distFolder = join(import.meta.dirname, "..", "dist");

async function main(): Promise<void> {
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
  async function openSession(person: Exclude<Person, "visitor">): Promise<string> {
    const { id, username, email } = people[person];
    const role = person === "admin" ? "admin" : "user";
    const account = { username, email, passwordHash, role, blockedAt: null } as const;
    await deps.db.transaction(async (tx) => {
      if (await findUser(tx, id)) return updateUser(tx, id, account);
      // A database that was given has its own curator.
      await tx.delete(users).where(eq(users.username, username));
      await createAccount(tx, { id, ...account });
    });
    const device = { address: "192.0.2.1", userAgent: "fuzz" };
    return (await startSession(deps.db, deps, id, device)).token;
  }

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
    return "person" in ask ? openSession(ask.person) : measure(ask);
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

function memory(): Memory {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapMb: heapUsed / 2 ** 20, residentMb: rss / 2 ** 20 };
}

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

exitOnFailure(main(), "The product could not start: ");
