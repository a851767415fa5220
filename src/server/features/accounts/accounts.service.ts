import type { LoginInput, RegisterInput } from "#contract/accounts.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { Refusal } from "#server/domain/refusal.ts";
import { countTry, networkOf, takeBackTry } from "#server/domain/throttle.ts";
import { settleRewards } from "#server/features/gamification/gamification.service.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { type Device, type StartedSession, startSession } from "./sessions.service.ts";
import { explainTakenNames, looksReserved, usernameTaken } from "./usernames.ts";
import {
  findUserByUsername,
  insertUser,
  lockUser,
  type NewUser,
  type UserRow,
} from "./users.repository.ts";
import { getUser } from "./users.service.ts";

interface SignedIn {
  user: UserRow;
  session: StartedSession;
}

export async function register(
  deps: Dependencies,
  { password, ...account }: RegisterInput,
  device: Device,
): Promise<SignedIn> {
  const { db, config, now } = deps;
  if (looksReserved(account.username, config)) throw usernameTaken();
  const network = networkOf(device.address);
  const key = `register:${network}`;
  const throttle = { key, limit: config.registrationsPerHour, windowSeconds: 60 * 60 };
  await countTry(db, now(), throttle);
  const passwordHash = await hashPassword(password, network).catch(async (error: unknown) => {
    // Turned away, because too many are being hashed: come again.
    await takeBackTry(db, key);
    throw error;
  });
  return explainTakenNames(() =>
    inTransaction(db, async (tx) => {
      const user = await createAccount(tx, { ...account, passwordHash, createdAt: now() });
      return { user, session: await startSession(tx, deps, user.id, device) };
    }),
  );
}

export async function login(
  deps: Dependencies,
  { username, password }: LoginInput,
  device: Device,
): Promise<SignedIn> {
  const found = await findUserByUsername(deps.db, username);
  const isRight = await checkPassword(deps, {
    account: found?.id ?? username.toLowerCase(),
    address: device.address,
    passwordHash: found?.passwordHash,
    password,
  });
  return inTransaction(deps.db, async (tx) => {
    // Locked, so that sessions that start at once are counted one after the other.
    const user = found && isRight ? await lockUser(tx, found.id) : null;
    const isStillRight = user?.passwordHash === found?.passwordHash;
    if (!user || !isStillRight)
      throw new Refusal(401, "invalid_credentials", "Invalid username or password");
    if (user.blockedAt) throw new Refusal(403, "account_blocked", "This account is blocked.");
    const session = await startSession(tx, deps, user.id, device);
    return { user: await getUser(tx, user.id), session };
  });
}

/** Creates the account with its first reward. Needs a transaction. */
export async function createAccount(tx: Database, account: NewUser): Promise<UserRow> {
  const user = await insertUser(tx, account);
  const deed = {
    actionType: "account_created",
    entityType: "user",
    entityId: user.id,
    isDone: true,
  };
  const earned = await settleRewards(tx, user.id, [deed], user.createdAt);
  return { ...user, xp: user.xp + earned };
}
