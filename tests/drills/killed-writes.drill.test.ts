// KILLS=4 npm run drill -- killed-writes kills it so often on each engine.
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { Level } from "#contract/gamification.ts";
import { levelAt } from "#contract/gamification-choices.ts";
import type { Database } from "#server/database/client.ts";
import { queryRow, queryRows } from "#server/database/query-rows.ts";
import { sandwiches } from "#server/database/schema/schema.ts";
import { refreshRanks } from "#server/features/sandwiches/ranking.service.ts";
import { contradictions } from "#tests/support/contradictions.ts";
import { buildSandwich, createRestaurant } from "#tests/support/factories.ts";
import { createLastingDatabase, engines } from "#tests/support/lasting-database.ts";
import { startProduct } from "#tests/support/product-process.ts";
import { registration } from "#tests/support/test-app.ts";

const kills = Number(process.env["KILLS"] ?? 100);
const clients = 6;
const menuSize = 200;
/** More within ten minutes, and the reviews of a new member wait. */
const turnsPerMember = 8;

const refusedMs = 200;

const randomBelow = (end: number) => Math.floor(Math.random() * end);

test.for(engines)(
  `%s: killed ${kills} times under write load, it always starts, and no acknowledged write is missing`,
  { timeout: 60_000 * Math.max(10, kills) },
  async (engine) => {
    const lasting = await createLastingDatabase(engine);
    const settings = { ...lasting.settings, REGISTRATIONS_PER_HOUR: "1000000" };
    const menu = await withDatabase(lasting, createMenu);

    const writers = startWriters(menu);
    onTestFinished(() => writers.stop());
    let slowestStartMs = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      // Some come while it recovers from the one before.
      if (kill % 4 === 3) {
        const isTooSlow = AbortSignal.timeout(randomBelow(2000));
        const early = await startProduct(settings, isTooSlow).catch(() => null);
        if (early?.child.kill("SIGKILL")) await once(early.child, "exit");
      }
      const startedAt = performance.now();
      const { child, origin } = await startProduct(settings);
      slowestStartMs = Math.max(slowestStartMs, performance.now() - startedAt);
      const goal = writers.state.acknowledged + 1 + randomBelow(4 * clients);
      writers.goOn(origin);
      await expect
        .poll(() => writers.state.acknowledged, { timeout: 120_000 })
        .toBeGreaterThan(goal);
      await setTimeout(randomBelow(100));
      writers.pause();
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    await writers.stop();
    const { acknowledged, unclear, strange, members } = writers.state;
    expect(strange).toEqual([]);
    expect(unclear).toBeGreaterThan(0);

    const { child, origin } = await startProduct(settings);
    const levels = new Map<string, Level>();
    for (const { id, cookie } of members) {
      const answer = await fetch(`${origin}/api/users/${id}/level`, { headers: { cookie } });
      levels.set(id, (await answer.json()) as Level);
    }
    child.kill("SIGKILL");
    await once(child, "exit");
    await withDatabase(lasting, async (db) => {
      expect(await differences(db, writers.expected)).toEqual([]);
      expect(await contradictions(db)).toEqual([]);
      for (const [id, level] of levels) {
        const xp = await ledgerXp(db, id);
        expect(level).toMatchObject({ xp, level: levelAt(xp) });
      }
      await refreshRanks(db);
      expect(await contradictions(db)).toEqual([]);
      const { kept, counted } = await queryRow<{ kept: number; counted: number }>(
        db,
        sql`select (select mean_rating from catalogue_stats) as kept,
          (select avg(rating)::float8 from reviews where hidden_at is null) as counted`,
      );
      expect(kept).toBeCloseTo(counted, 9);
    });
    console.log({
      engine,
      kills,
      acknowledged,
      unclear,
      slowestStartMs: Math.round(slowestStartMs),
    });
  },
);

type Lasting = Awaited<ReturnType<typeof createLastingDatabase>>;

async function withDatabase<T>({ open }: Lasting, use: (db: Database) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

async function createMenu(db: Database): Promise<number[]> {
  const { id: restaurantId } = await createRestaurant(db);
  const menu = Array.from({ length: menuSize }, () => buildSandwich({ restaurantId }));
  return (await db.insert(sandwiches).values(menu).returning()).map(({ id }) => id);
}

interface Member {
  id: string;
  cookie: string;
}

/** What a row says, by what it is; "" for none. */
type States = Record<string, string>;

/** Each registers members who review, change and delete their reviews, mark entries and vote, wherever the product is. */
function startWriters(menu: number[]) {
  /** Of what was answered, one state; of what was not, all that are possible. */
  const expected = new Map<string, Set<string>>();
  const state = { acknowledged: 0, unclear: 0, strange: [] as string[], members: [] as Member[] };
  const votable: { id: number; userId: string }[] = [];
  let isOver = false;
  let goOn = (_origin: string) => {};
  let origin = awaitOrigin();

  function awaitOrigin() {
    return new Promise<string>((resolve) => {
      goOn = resolve;
    });
  }

  /** Throws when nobody can say whether it happened, or when it was refused: the member goes on with another sandwich. */
  async function change(method: string, path: string, states: States, body = {}, cookie = "") {
    const base = await origin;
    if (isOver) throw new Unclear();
    const before = Object.keys(states).map((key) => [key, expected.get(key)] as const);
    for (const [key, wanted] of Object.entries(states)) {
      expected.set(key, new Set([...(expected.get(key) ?? [""]), wanted]));
    }
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => {
      state.unclear += 1;
      throw new Unclear();
    });
    if (answer.status === 503 && answer.headers.has("Retry-After")) {
      // A busy machine. What is refused has not happened, unless it says that it may have.
      const isRefused = !/may be there/.test(await answer.text());
      for (const [key, known] of isRefused ? before : []) expected.set(key, known ?? new Set([""]));
      await setTimeout(refusedMs);
      throw new Unclear();
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    for (const [key, wanted] of Object.entries(states)) expected.set(key, new Set([wanted]));
    state.acknowledged += 1;
    return answer;
  }

  async function register(): Promise<Member> {
    const wanted = registration();
    const states = { [`member ${wanted.username}`]: "there" };
    const answer = await change("POST", "/api/auth/register", states, wanted);
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const { id } = await readAnswer(answer);
    state.members.push({ id: String(id), cookie });
    return { id: String(id), cookie };
  }

  async function review({ id: userId, cookie }: Member, sandwichId: number) {
    const key = `review ${userId} ${sandwichId}`;
    const written = { userId, sandwichId, rating: 1 + randomBelow(5), review: "Crunchy." };
    const states = { [key]: `${written.rating}`, [`entry ${userId} ${sandwichId}`]: "true false" };
    const answer = await change("POST", "/api/reviews", states, written, cookie);
    const { id, isWaiting } = await readAnswer(answer);
    const rating = 1 + randomBelow(5);
    await change("PATCH", `/api/reviews/${id}`, { [key]: `${rating}` }, { rating }, cookie);
    // Of a member who registers late because of the kills, some reviews wait and are hidden.
    if (sandwichId % 3 === 0)
      await change("DELETE", `/api/reviews/${id}`, { [key]: "" }, {}, cookie);
    else if (!isWaiting) votable.push({ id: Number(id), userId });
  }

  async function mark({ id: userId, cookie }: Member, sandwichId: number) {
    const marks = { hasTried: randomBelow(2) > 0, isFavorite: randomBelow(2) > 0 };
    const states = { [`entry ${userId} ${sandwichId}`]: `${marks.hasTried} ${marks.isFavorite}` };
    const entry = { userId, sandwichId, ...marks };
    await change("POST", "/api/user-sandwiches", states, entry, cookie);
  }

  async function vote({ id: userId, cookie }: Member) {
    const review = votable[randomBelow(votable.length)];
    // One's own gets no vote.
    if (!review || review.userId === userId) return;
    const states = { [`vote ${userId} ${review.id}`]: "there" };
    await change("PUT", `/api/reviews/${review.id}/vote`, states, {}, cookie);
  }

  async function write(client: number) {
    let member: Member | null = null;
    for (let turn = client; !isOver; turn += 1) {
      try {
        if (!member || turn % turnsPerMember === 0) member = await register();
        await review(member, menu[(2 * turn) % menu.length] ?? 0);
        await mark(member, menu[(2 * turn + 1) % menu.length] ?? 0);
        await vote(member);
      } catch (error) {
        if (!(error instanceof Unclear)) state.strange.push(String(error));
      }
    }
  }

  const working = Array.from({ length: clients }, (_, client) => write(client));
  return {
    expected,
    state,
    goOn: (where: string) => goOn(where),
    /** What is under way goes on. */
    pause() {
      origin = awaitOrigin();
    },
    async stop() {
      isOver = true;
      goOn("");
      await Promise.all(working);
    },
  };
}

class Unclear extends Error {}

type Answer = { id: string | number; isWaiting?: boolean };

/** An answer that broke off after its first line is one. */
const readAnswer = async (answer: Response): Promise<Answer> => {
  try {
    return (await answer.json()) as Answer;
  } catch {
    throw new Unclear();
  }
};

async function differences(db: Database, expected: Map<string, Set<string>>): Promise<string[]> {
  const rows = await queryRows<{ key: string; state: string }>(
    db,
    sql`select concat_ws(' ', 'member', username) as key, 'there' as state
        from users where role <> 'admin'
      union all select concat_ws(' ', 'review', user_id, sandwich_id), rating::text from reviews
      union all select concat_ws(' ', 'entry', user_id, sandwich_id),
        concat_ws(' ', has_tried::text, is_favorite::text) from user_sandwiches
      union all select concat_ws(' ', 'vote', user_id, review_id), 'there' from review_votes`,
  );
  const kept = new Map(rows.map(({ key, state }) => [key, state]));
  return [...new Set([...expected.keys(), ...kept.keys()])]
    .filter((key) => !(expected.get(key) ?? new Set([""])).has(kept.get(key) ?? ""))
    .map((key) => `${key}: ${kept.get(key)}, not ${[...(expected.get(key) ?? [])].join(" or ")}`);
}

const ledgerXp = async (db: Database, userId: string): Promise<number> => {
  const { xp } = await queryRow<{ xp: number }>(
    db,
    sql`select coalesce(sum(xp_earned), 0)::int as xp from user_actions where user_id = ${userId}`,
  );
  return xp;
};
