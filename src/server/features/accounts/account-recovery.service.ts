import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { nameKey } from "#server/database/user-keys.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { invalid } from "#server/domain/refusal.ts";
import { countTry, networkOf } from "#server/domain/throttle.ts";
import { queueMail, requireMail } from "./account-mails.service.ts";
import {
  deleteExpiredTokens,
  deleteTokens,
  findToken,
  forgetOldDevices,
  type TokenQuery,
  takeToken,
} from "./account-tokens.repository.ts";
import { deletePasskeys } from "./passkeys.repository.ts";
import { hashNewPassword } from "./passwords.ts";
import { isSecondFactorAPasskey, removeUnconfirmedFactor } from "./second-factor.service.ts";
import { deleteSessions } from "./sessions.repository.ts";
import { hashToken } from "./tokens.ts";
import { findUser, lockUser, updateUser } from "./users.repository.ts";

type Deps = Pick<Dependencies, "db" | "config" | "now">;

const windowSeconds = 60 * 60;

/**
 * Does the same work whether or not the address belongs to a member: the account is looked up later, by the mail job. So
 * neither the answer nor its timing tells which addresses have accounts.
 */
export async function forgetPassword(
  deps: Deps,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const { db, config, now } = deps;
  requireMail(config);
  const limits = {
    [`forgot:${networkOf(address)}`]: 20,
    // Hashed, so that the table of tries does not list addresses.
    [`forgot:${hashToken(nameKey(email))}`]: 3,
  };
  for (const [key, limit] of Object.entries(limits)) {
    await countTry(db, now(), { key, limit, windowSeconds });
  }
  await queueMail(db, deps, { about: "forgotten-password", email });
}

/**
 * Ends every session and removes passkeys and known devices. A second factor stays, since access to the mailbox proves
 * only one: codes that were turned on with a confirmed address, or the passkeys of an admin who must have a second
 * factor.
 */
export async function resetPasswordByToken(
  { db, config, now }: Deps,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> {
  const network = networkOf(address);
  await countTry(db, now(), { key: `reset:${network}`, limit: 30, windowSeconds });
  const query = { tokenHash: hashToken(token), purpose: "reset_password", now: now() } as const;
  // Checked first: hashing a password is expensive, and anybody can send a made-up token.
  const found = await findToken(db, query);
  const owner = found && (await findUser(db, found.userId));
  if (!owner) throw invalidToken();
  const names = [owner.username, owner.email];
  const passwordHash = await hashNewPassword({ password, path: "password", names, network });
  await inTransaction(db, async (tx) => {
    const user = await spendToken(tx, query);
    const emailConfirmedAt = user.emailConfirmedAt ?? now();
    await updateUser(tx, user.id, { passwordHash, emailConfirmedAt, updatedAt: now() });
    await deleteSessions(tx, user.id);
    await deleteTokens(tx, user.id, "second_step");
    await removeUnconfirmedFactor(tx, config, user);
    if (!(await isSecondFactorAPasskey(tx, config, user))) await deletePasskeys(tx, user.id);
    await forgetOldDevices(tx, user.id, 0);
  });
}

export async function confirmEmailByToken(
  { db, config, now }: Deps,
  { token, address }: { token: string; address: string },
): Promise<void> {
  const key = `confirm:${networkOf(address)}`;
  await countTry(db, now(), { key, limit: 60, windowSeconds });
  await inTransaction(db, async (tx) => {
    const query = { tokenHash: hashToken(token), purpose: "confirm_email", now: now() } as const;
    const user = await spendToken(tx, query);
    await removeUnconfirmedFactor(tx, config, user);
    await updateUser(tx, user.id, { emailConfirmedAt: user.emailConfirmedAt ?? now() });
  });
}

export async function sendConfirmation(deps: Deps, userId: string): Promise<void> {
  requireMail(deps.config);
  await countTry(deps.db, deps.now(), { key: `confirm:${userId}`, limit: 3, windowSeconds });
  await queueMail(deps.db, deps, { about: "email-confirmation", userId });
}

export const removeExpiredTokens = deleteExpiredTokens;

/**
 * Uses up the token and returns its member. Locks the account before the token, in the order that deletion uses. The
 * member may be blocked or have another address by now. Their other links for the same purpose end as well.
 */
async function spendToken(tx: Database, query: TokenQuery) {
  const found = await findToken(tx, query);
  const user = found && (await lockUser(tx, found.userId));
  if (!user || user.blockedAt || found.email !== user.email) throw invalidToken();
  if (!(await takeToken(tx, query))) throw invalidToken();
  await deleteTokens(tx, user.id, query.purpose);
  return user;
}

const invalidToken = () =>
  invalid(
    [{ path: "token", message: "This link does not work any more. Please ask for a new one." }],
    "invalid_token",
  );
