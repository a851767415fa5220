import type { Level } from "#contract/gamification.ts";
import { levelOf } from "#contract/levels.ts";
import type { Database } from "#server/database/client.ts";
import { notFound } from "#server/http/errors.ts";
import { type Earner, findEarner } from "./earners.repository.ts";

export async function getEarner(db: Database, id: string): Promise<Earner> {
  const earner = await findEarner(db, id);
  if (!earner) throw notFound("User");
  return earner;
}

export async function levelOfMember(db: Database, id: string): Promise<Level> {
  const { xp } = await getEarner(db, id);
  return { level: levelOf(xp), xp };
}
