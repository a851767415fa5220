import { createMiddleware } from "hono/factory";
import { type BoundedQueue, createBoundedQueue } from "#server/domain/bounded-queue.ts";
import { unavailable } from "#server/domain/refusal.ts";
import type { AppEnv } from "./app-environment.ts";

/** More than a browser sends at once, less than what fills a pool. */
const usualShare = { running: 8, waiting: 56 };

/**
 * So many requests of one member are worked on at once in this process; the next wait for them, and not for a place
 * among the others. What a page asks for is part of the page.
 */
export function shareAmongMembers({ running, waiting } = usualShare) {
  const members = new Map<string, { run: BoundedQueue; requests: number }>();
  const join = (id: string) => {
    const member = members.get(id) ?? {
      run: createBoundedQueue(running, waiting, () => unavailable(1)),
      requests: 0,
    };
    members.set(id, member);
    return member;
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    const id = c.var.asker.sessionBesideAnswer?.viewer.id;
    if (!id || c.env?.isInProcess) return next();
    const member = join(id);
    member.requests += 1;
    try {
      await member.run(next);
    } finally {
      member.requests -= 1;
      if (member.requests === 0) members.delete(id);
    }
  });
}
