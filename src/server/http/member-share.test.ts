import { Hono } from "hono";
import { expect, test } from "vitest";
import { Refusal } from "#server/domain/refusal.ts";
import type { AppEnv } from "./app-environment.ts";
import { Asker } from "./asker.ts";
import { shareAmongMembers } from "./member-share.ts";

/** Answers when told to. The header says who asks. */
function createApp() {
  const working: (() => void)[] = [];
  const app = new Hono<AppEnv>();
  app.onError((error, c) => c.text(error.message, error instanceof Refusal ? error.status : 500));
  app.use(async (c, next) => {
    const id = c.req.header("Member");
    c.set("asker", new Asker(id ? ({ viewer: { id } } as never) : null));
    await next();
  });
  app.use(shareAmongMembers({ running: 2, waiting: 1 }));
  app.get("/", async (c) => {
    await new Promise<void>((resolve) => working.push(resolve));
    return c.text("done");
  });
  const ask = (member: string, env = {}) =>
    app.request("/", { headers: member ? { Member: member } : {} }, env);
  const begun = (count: number) => expect.poll(() => working.length).toBe(count);
  return { ask, working, begun };
}

test("a member's requests wait for each other, and hold up nobody else's", async () => {
  const { ask, working, begun } = createApp();
  const eager = [ask("eager"), ask("eager"), ask("eager")];
  await begun(2);
  const refused = await ask("eager");
  expect([refused.status, await refused.text()]).toEqual([
    503,
    "We are busy right now. Please try again in a moment.",
  ]);
  const others = [ask("calm"), ask(""), ask(""), ask(""), ask("eager", { isInProcess: true })];
  await begun(7);
  for (const answer of working.splice(0)) answer();
  await Promise.all(others);
  await begun(1);
  working.pop()?.();
  expect((await Promise.all(eager)).map(({ status }) => status)).toEqual([200, 200, 200]);
});
