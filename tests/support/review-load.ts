import { parseConfig } from "#server/config.ts";
import type { Database } from "#server/database/client.ts";
import { reviews, sandwiches } from "#server/database/schema/schema.ts";
import { createAccount } from "#server/features/accounts/accounts.service.ts";
import { startSession } from "#server/features/accounts/sessions.service.ts";
import { buildSandwich, buildUser, createRestaurant } from "./factories.ts";

interface Written {
  userId: string | null;
  sandwichId: number;
}

const keyOf = ({ userId, sandwichId }: Written) => `${userId} ${sandwichId}`;

/** A new member, with a session. */
export async function signIn(db: Database) {
  const { id: userId } = await createAccount(db, buildUser());
  const session = { config: parseConfig({}), now: () => new Date() };
  const device = { address: "192.0.2.1", userAgent: "test" };
  return { userId, ...(await startSession(db, session, userId, device)) };
}

/** Their ids. */
export async function addSandwiches(db: Database, count: number): Promise<number[]> {
  const { id: restaurantId } = await createRestaurant(db);
  const menu = Array.from({ length: count }, () => buildSandwich({ restaurantId }));
  return (await db.insert(sandwiches).values(menu).returning()).map(({ id }) => id);
}

/** So many members at once, each reading the list and then reviewing the next sandwich, until told to stop. */
export async function startReviewing(db: Database, origin: string, memberCount: number) {
  const ids = await addSandwiches(db, 500);
  const written: Written[] = [];
  const unclear: Written[] = [];
  const strange: string[] = [];
  let isStopped = false;

  async function readAndReview({ userId, token }: Awaited<ReturnType<typeof signIn>>) {
    const headers = { Cookie: `session=${token}`, "Content-Type": "application/json" };
    const send = (path: string, init: RequestInit = {}) =>
      fetch(`${origin}${path}`, { ...init, headers, signal: AbortSignal.timeout(10_000) });

    for (const sandwichId of ids) {
      if (isStopped) return;
      await settle(await send("/api/sandwiches?limit=12"), 200);
      const body = JSON.stringify({ userId, sandwichId, rating: 4 });
      const isWritten = await settle(await send("/api/reviews", { method: "POST", body }), 201);
      (isWritten ? written : unclear).push({ userId, sandwichId });
    }
    throw new Error("There are no more sandwiches to review");
  }

  async function settle(response: Response, success: number): Promise<boolean> {
    const text = await response.text();
    const isAway = response.status === 503 && response.headers.has("Retry-After");
    if (response.status !== success && !isAway) strange.push(`${response.status}: ${text}`);
    return response.status === success;
  }

  const members = await Promise.all(Array.from({ length: memberCount }, () => signIn(db)));
  const working = members.map((member) =>
    readAndReview(member).catch((error) => strange.push(String(error.cause ?? error))),
  );
  return {
    written,
    unclear,
    strange,
    async stop() {
      isStopped = true;
      await Promise.all(working);
    },
  };
}

/** What was answered as written and is not there, and what is there and was never sent. */
export async function findLost(
  db: Database,
  { written, unclear }: Record<"written" | "unclear", Written[]>,
) {
  const kept = new Set((await db.select().from(reviews)).map(keyOf));
  const sent = new Set([...written, ...unclear].map(keyOf));
  return [
    ...written.map(keyOf).filter((key) => !kept.has(key)),
    ...[...kept].filter((key) => !sent.has(key)),
  ];
}
