import type { LoginInput, RegisterInput } from "#contract/accounts.ts";
import type { ShownPasskey } from "#contract/passkeys.ts";
import type { SecondStepInput } from "#contract/second-factor.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { Refusal } from "#server/domain/refusal.ts";
import { countTry, networkOf, takeBackTry } from "#server/domain/throttle.ts";
import { settleRewards } from "#server/features/gamification/gamification.service.ts";
import { queueMail } from "./account-mails.service.ts";
import { forgetOldDevices, noteDevice } from "./account-tokens.repository.ts";
import { requireRegistration, spendInvitation } from "./invitations.service.ts";
import { notePasskeyUse } from "./passkeys.repository.ts";
import { checkPasskey } from "./passkeys.service.ts";
import { checkPassword, hashNewPassword } from "./passwords.ts";
import { isSecondFactorAPasskey, issueTicket, spendTicket } from "./second-factor.service.ts";
import { type Device, type StartedSession, startSession } from "./sessions.service.ts";
import { hashToken } from "./tokens.ts";
import { explainTakenNames, looksReserved, usernameTaken } from "./usernames.ts";
import {
  type AccountRow,
  findUserByEmail,
  findUserByUsername,
  insertUser,
  lockUser,
  type NewUser,
  type UserRow,
} from "./users.repository.ts";
import { getUser } from "./users.service.ts";

export interface SignedIn {
  user: UserRow;
  session: StartedSession;
}

/** A device, with the cookie that recognizes its browser at the next sign-in. */
export interface SignInDevice extends Device {
  token: string;
}

/** Known devices per member. */
const mostDevices = 20;

export async function register(
  deps: Dependencies,
  { password, invitation, ...account }: RegisterInput,
  device: SignInDevice,
): Promise<SignedIn> {
  const { db, config, now } = deps;
  await requireRegistration(deps, invitation);
  if (looksReserved(account.username, config)) throw usernameTaken();
  const network = networkOf(device.address);
  const key = `register:${network}`;
  const throttle = { key, limit: config.registrationsPerHour, windowSeconds: 60 * 60 };
  await countTry(db, now(), throttle);
  const names = [account.username, account.email];
  const hashing = hashNewPassword({ password, path: "password", names, network });
  const passwordHash = await hashing.catch(async (error: unknown) => {
    // Too common a password, or too many being hashed at once, does not count as a registration.
    await takeBackTry(db, key);
    throw error;
  });
  return explainTakenNames(() =>
    inTransaction(db, async (tx) => {
      const user = await createAccount(tx, { ...account, passwordHash, createdAt: now() });
      await spendInvitation(tx, deps, invitation, user);
      await isNewDevice(tx, deps, user.id, device);
      await queueMail(tx, deps, { about: "email-confirmation", userId: user.id });
      return { user, session: await startSession(tx, deps, user.id, device) };
    }),
  );
}

/**
 * Takes a username or, since no username holds an "@", an email address. With a second factor the answer is a ticket, and
 * `loginWithCode` the next step.
 */
export async function login(
  deps: Dependencies,
  { username, password }: LoginInput,
  device: SignInDevice,
): Promise<SignedIn | { ticket: string }> {
  const findAccount = username.includes("@") ? findUserByEmail : findUserByUsername;
  const found = await findAccount(deps.db, username);
  const isRight = await checkPassword(deps, {
    account: found?.id ?? username.toLowerCase(),
    address: device.address,
    passwordHash: found?.passwordHash,
    password,
  });
  return inTransaction(deps.db, async (tx) => {
    // Locked, so that concurrent logins respect the limit of sessions.
    const user = found && isRight ? await lockUser(tx, found.id) : null;
    const isStillRight = user?.passwordHash === found?.passwordHash;
    if (!user || !isStillRight)
      throw new Refusal(401, "invalid_credentials", "Invalid username or password");
    const ticket = await issueTicket(tx, deps, user.id);
    if (ticket) return { ticket };
    if (await isSecondFactorAPasskey(tx, deps.config, user)) {
      const message = "Admins need a second factor here. Please log in with your passkey.";
      throw new Refusal(403, "second_factor_required", message);
    }
    return openSession(tx, deps, user, device);
  });
}

export const loginWithCode = (
  deps: Dependencies,
  input: SecondStepInput,
  device: SignInDevice,
): Promise<SignedIn> =>
  spendTicket(deps, { ...input, address: device.address }, (tx, user) =>
    openSession(tx, deps, user, device),
  );

export async function loginWithPasskey(
  deps: Dependencies,
  passkey: ShownPasskey,
  device: SignInDevice,
  origin: string,
): Promise<SignedIn> {
  const { db, now } = deps;
  const key = `passkey-login:${networkOf(device.address)}`;
  await countTry(db, now(), { key, limit: 100, windowSeconds: 15 * 60 });
  const shown = await checkPasskey(deps, { passkey, purpose: "login", sessionId: null, origin });
  return inTransaction(db, async (tx) => {
    const user = shown && (await lockUser(tx, shown.userId));
    if (!user || !(await notePasskeyUse(tx, { ...shown, now: now() }))) {
      const message = "This passkey cannot be used here. Please log in with your password.";
      throw new Refusal(401, "invalid_credentials", message);
    }
    return openSession(tx, deps, user, device);
  });
}

/** Starts the session of a member who has proven who they are. Needs a transaction that has locked the account. */
async function openSession(
  tx: Database,
  deps: Dependencies,
  user: AccountRow,
  device: SignInDevice,
): Promise<SignedIn> {
  if (user.blockedAt) throw new Refusal(403, "account_blocked", "This account is blocked.");
  const isNew = await isNewDevice(tx, deps, user.id, device);
  // An unconfirmed address may belong to a stranger, who must not learn where the member logs in.
  if (isNew && user.emailConfirmedAt) {
    const { address, userAgent } = device;
    await queueMail(tx, deps, { about: "new-sign-in", userId: user.id, address, userAgent });
  }
  const session = await startSession(tx, deps, user.id, device);
  return { user: await getUser(tx, user.id), session };
}

async function isNewDevice(
  tx: Database,
  { now }: Pick<Dependencies, "now">,
  userId: string,
  { token }: SignInDevice,
): Promise<boolean> {
  const isNew = await noteDevice(tx, { userId, tokenHash: hashToken(token), now: now() });
  if (isNew) await forgetOldDevices(tx, userId, mostDevices);
  return isNew;
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
