import type { Database } from "#server/database/client.ts";
import { awardAction } from "#server/features/gamification/gamification.service.ts";
import { insertUser, type NewUser, type UserRow } from "./users.repository.ts";

/** However an account comes about, it starts with its first reward. Needs a transaction. */
export async function createAccount(tx: Database, account: NewUser): Promise<UserRow> {
  const user = await insertUser(tx, account);
  const reward = {
    userId: user.id,
    actionType: "account_created",
    entityType: "user",
    entityId: user.id,
  };
  const earned = await awardAction(tx, reward, user.createdAt);
  return { ...user, xp: user.xp + earned };
}
