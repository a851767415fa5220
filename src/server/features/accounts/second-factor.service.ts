import type {
  NewRecoveryCodes,
  SecondFactor,
  SecondFactorSecret,
  SecondStepInput,
} from "#contract/second-factor.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { RequestSession } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { conflict, invalid, notFound, Refusal } from "#server/domain/refusal.ts";
import { countTry, forgetTries, networkOf, takeBackTry } from "#server/domain/throttle.ts";
import { type AccountMail, queueMail } from "./account-mails.service.ts";
import { deleteTokens, findToken, insertToken, takeToken } from "./account-tokens.repository.ts";
import { listPasskeys } from "./passkeys.repository.ts";
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  spendStep,
  takeRecoveryCode,
  turnOn,
  upsertSecret,
} from "./second-factor.repository.ts";
import { deleteSessions } from "./sessions.repository.ts";
import { lockSignedIn, requireRecentProof } from "./sessions.service.ts";
import { hashToken, makeToken } from "./tokens.ts";
import {
  findStep,
  makeRecoveryCode,
  makeSecret,
  openSecret,
  readRecoveryCode,
  sealSecret,
  secretUri,
} from "./totp.ts";
import { type AccountRow, lockUser } from "./users.repository.ts";

type Deps = Pick<Dependencies, "db" | "config" | "now">;

const recoveryCodesAtOnce = 10;
const ticketMs = 5 * 60_000;
const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

export async function secondFactorOf(db: Database, userId: string): Promise<SecondFactor> {
  const turnedOnAt = (await findSecondFactor(db, userId))?.turnedOnAt;
  if (!turnedOnAt) return { turnedOnAt: null, recoveryCodesLeft: 0 };
  const recoveryCodesLeft = await countRecoveryCodes(db, userId);
  return { turnedOnAt: turnedOnAt.toISOString(), recoveryCodesLeft };
}

export function startSecondFactor(
  deps: Deps,
  session: RequestSession,
): Promise<SecondFactorSecret> {
  return changing(deps, session, async (tx, { id: userId, username }) => {
    if ((await findSecondFactor(tx, userId))?.turnedOnAt) throw isOnAlready();
    const secret = makeSecret();
    const kept = sealSecret(secret, userId, deps.config.secondFactorKey);
    await upsertSecret(tx, { userId, secret: kept, createdAt: deps.now() });
    return { secret, uri: secretUri(secret, username) };
  });
}

/** The first code proves that the app has the secret. It cannot be used again. */
export function turnOnSecondFactor(
  deps: Deps,
  session: RequestSession,
  code: string,
): Promise<NewRecoveryCodes> {
  const { config, now } = deps;
  return changing(deps, session, async (tx, user) => {
    const factor = await findSecondFactor(tx, user.id);
    if (factor?.turnedOnAt) throw isOnAlready();
    const secret = factor && openSecret(factor.secret, user.id, config.secondFactorKey);
    const step = secret && findStep(secret, code, now());
    if (!step) throw invalid([wrongCode], "invalid_code");
    await turnOn(tx, user.id, { turnedOnAt: now(), lastStep: step });
    // The other sessions began with the password alone.
    await deleteSessions(tx, user.id, session.id);
    await tell(tx, deps, user, "second-factor-on");
    return makeRecoveryCodes(tx, user.id);
  });
}

export function turnOffSecondFactor(deps: Deps, session: RequestSession): Promise<void> {
  return changing(deps, session, (tx, user) => removeSecondFactor(tx, deps, user));
}

/** In a transaction that has locked the account. */
export async function removeSecondFactor(
  tx: Database,
  deps: Pick<Deps, "config" | "now">,
  user: AccountRow,
): Promise<void> {
  if (!(await deleteSecondFactor(tx, user.id))) throw notFound("Second factor");
  await deleteTokens(tx, user.id, "second_step");
  await tell(tx, deps, user, "second-factor-off");
}

/**
 * For whoever shows that they read the mail, in a transaction that has locked the account. The address was not confirmed
 * before, so another person may have turned the second factor on.
 */
export async function removeUnconfirmedFactor(
  tx: Database,
  config: Deps["config"],
  user: AccountRow,
): Promise<void> {
  if (user.emailConfirmedAt || mustHaveSecondFactor(config, user)) return;
  await deleteSecondFactor(tx, user.id);
}

/** Without this, a thief of the password could set their own address, and a reset by mail needs no code. */
export async function refuseNewAddress(
  tx: Database,
  config: Deps["config"],
  user: Pick<AccountRow, "id" | "role">,
): Promise<void> {
  if (mustHaveSecondFactor(config, user) || !(await findSecondFactor(tx, user.id))?.turnedOnAt)
    return;
  const message = "Turn off your second factor before you change your address.";
  throw invalid([{ path: "email", message }]);
}

export function renewRecoveryCodes(deps: Deps, session: RequestSession): Promise<NewRecoveryCodes> {
  return changing(deps, session, async (tx, user) => {
    if (!(await findSecondFactor(tx, user.id))?.turnedOnAt) throw notFound("Second factor");
    await tell(tx, deps, user, "recovery-codes-made");
    return makeRecoveryCodes(tx, user.id);
  });
}

/** The ticket that a right password gives a member with a second factor. Null for other members. */
export async function issueTicket(
  tx: Database,
  { now }: Pick<Deps, "now">,
  userId: string,
): Promise<string | null> {
  if (!(await findSecondFactor(tx, userId))?.turnedOnAt) return null;
  const ticket = makeToken();
  const expiresAt = new Date(now().getTime() + ticketMs);
  const token = { tokenHash: hashToken(ticket), userId, purpose: "second_step" as const };
  await insertToken(tx, { ...token, createdAt: now(), expiresAt });
  return ticket;
}

/** Uses up the ticket and the code, and calls `signIn` with their account in the same transaction. */
export async function spendTicket<Result>(
  deps: Deps,
  { ticket, code, address }: SecondStepInput & { address: string },
  signIn: (tx: Database, user: AccountRow) => Promise<Result>,
): Promise<Result> {
  const { db, now } = deps;
  const key = `second-step:${networkOf(address)}`;
  await countTry(db, now(), { key, limit: 100, windowSeconds: quarterHour });
  const query = { tokenHash: hashToken(ticket), purpose: "second_step", now: now() } as const;
  const userId = (await findToken(db, query))?.userId;
  if (!userId) throw uselessTicket();
  await countCode(deps, userId, code, address);
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    // A concurrent login or a new password may have ended it.
    if (!user || !(await takeToken(tx, query))) throw uselessTicket();
    if (!(await spendCode(tx, deps, userId, code)))
      throw new Refusal(401, "invalid_code", wrongCode.message, { issues: [wrongCode] });
    return signIn(tx, user);
  });
}

/** Checks the code that goes with a password in an open session. Does nothing for members without a second factor. */
export async function requireCode(
  deps: Deps,
  userId: string,
  { code, address }: { code: string | undefined; address: string },
): Promise<void> {
  if (!(await findSecondFactor(deps.db, userId))?.turnedOnAt) return;
  if (!code) throw invalid([{ path: "code", message: "Code is required." }]);
  await countCode(deps, userId, code, address);
  await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId);
    if (!(await spendCode(tx, deps, userId, code))) throw invalid([wrongCode], "invalid_code");
  });
}

const mustHaveSecondFactor = (config: Deps["config"], { role }: Pick<AccountRow, "role">) =>
  config.requireSecondFactor === "admins" && role === "admin";

/** True for admins whose second factor is a passkey: they must not get in with the password alone. */
export const isSecondFactorAPasskey = async (
  tx: Database,
  config: Deps["config"],
  user: Pick<AccountRow, "id" | "role">,
): Promise<boolean> =>
  mustHaveSecondFactor(config, user) &&
  !(await findSecondFactor(tx, user.id))?.turnedOnAt &&
  (await listPasskeys(tx, user.id)).length > 0;

const isFromApp = (code: string) => /^\d{6}$/.test(code);
const soonKey = (userId: string) => `second-factor:${userId}`;
const dailyKey = (userId: string) => `second-factor-day:${userId}`;

/**
 * App codes are throttled by account alone, since only a person with the password can send them. Recovery codes cannot be
 * guessed and are throttled by account and network, so that an attacker cannot lock the member out of them too.
 */
async function countCode(
  { db, now }: Deps,
  userId: string,
  code: string,
  address: string,
): Promise<void> {
  const count = (key: string, limit: number, windowSeconds: number) =>
    countTry(db, now(), { key, limit, windowSeconds });
  if (!isFromApp(code)) {
    await count(`recovery-code:${userId}:${networkOf(address)}`, 10, quarterHour);
    return;
  }
  await count(soonKey(userId), 5, quarterHour);
  await count(dailyKey(userId), 30, day);
}

/** Uses up the code if it is right. Needs a transaction that has locked the account. */
async function spendCode(
  tx: Database,
  { config, now }: Deps,
  userId: string,
  code: string,
): Promise<boolean> {
  if (!isFromApp(code)) return takeRecoveryCode(tx, userId, hashToken(readRecoveryCode(code)));
  const factor = await findSecondFactor(tx, userId);
  const secret = factor && openSecret(factor.secret, userId, config.secondFactorKey);
  const step = secret && findStep(secret, code, now());
  if (!step || !(await spendStep(tx, userId, step))) return false;
  await forgetTries(tx, soonKey(userId));
  await takeBackTry(tx, dailyKey(userId));
  return true;
}

/** Runs a change that needs a recent proof, with the account locked. */
async function changing<Result>(
  deps: Deps,
  { id: sessionId, viewer }: RequestSession,
  change: (tx: Database, user: AccountRow) => Promise<Result>,
): Promise<Result> {
  await requireRecentProof(deps, sessionId);
  return inTransaction(deps.db, async (tx) => {
    return change(tx, await lockSignedIn(tx, viewer.id, sessionId));
  });
}

async function makeRecoveryCodes(tx: Database, userId: string): Promise<NewRecoveryCodes> {
  const recoveryCodes = Array.from({ length: recoveryCodesAtOnce }, makeRecoveryCode);
  const hashes = recoveryCodes.map((code) => hashToken(readRecoveryCode(code)));
  await replaceRecoveryCodes(tx, userId, hashes);
  return { recoveryCodes };
}

async function tell(
  tx: Database,
  deps: Pick<Deps, "config" | "now">,
  { id: userId, emailConfirmedAt }: AccountRow,
  about: Extract<AccountMail["about"], `second-factor-${string}` | "recovery-codes-made">,
): Promise<void> {
  if (emailConfirmedAt) await queueMail(tx, deps, { about, userId });
}

const isOnAlready = () => conflict("Your second factor is on already. Turn it off first.");

/** One message for every reason, so that it tells an attacker nothing. */
const wrongCode = { path: "code", message: "This code does not work. Please try another one." };

const uselessTicket = () => {
  const message = "That took too long. Please log in with your password again.";
  return new Refusal(401, "invalid_token", message, { issues: [{ path: "ticket", message }] });
};
