import type { ProofInput, UpdateUserInput } from "#contract/accounts.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { keyInAddress } from "#server/domain/image-address.ts";
import {
  conflict,
  invalid,
  notFound,
  orNotFound,
  unauthenticated,
} from "#server/domain/refusal.ts";
import { countTry, networkOf } from "#server/domain/throttle.ts";
import { queueMail } from "./account-mails.service.ts";
import { deleteTokens } from "./account-tokens.repository.ts";
import { hashNewPassword } from "./passwords.ts";
import { type Prover, requireProof } from "./proofs.service.ts";
import { refuseNewAddress } from "./second-factor.service.ts";
import { deleteSessions } from "./sessions.repository.ts";
import { lockSignedIn } from "./sessions.service.ts";
import {
  explainTakenNames,
  isReservedUsername,
  looksReserved,
  usernameTaken,
} from "./usernames.ts";
import {
  deleteAvatar,
  deleteUser,
  findUser,
  hasOtherAdmin,
  hasUser,
  lockUser,
  type UserRow,
  updateUser,
  upsertAvatar,
} from "./users.repository.ts";

export const getUser = (db: Database, id: string): Promise<UserRow> =>
  orNotFound("User", findUser(db, id));

/** The signed-in member. Refuses one who has just left. */
export async function getViewer(db: Database, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw unauthenticated();
  return user;
}

/** Answers 404 for an unknown member. */
export async function requireUser(db: Database, id: string): Promise<void> {
  if (!(await hasUser(db, id))) throw notFound("User");
}

/** False for members who have left or been blocked since. */
export async function isWelcome(db: Database, id: string): Promise<boolean> {
  const user = await findUser(db, id);
  return user !== null && user.blockedAt === null;
}

/**
 * For a change of something a member owns. Locks the account first, in the order that its deletion uses, so that the two
 * cannot deadlock. Refuses a member who has just left.
 */
export async function requireRemainingMember(tx: Database, id: string): Promise<void> {
  if (!(await lockUser(tx, id))) throw unauthenticated();
}

export async function changeUser(
  deps: Dependencies,
  id: string,
  { currentPassword: password, passkey, newPassword, avatarUrl, ...profile }: UpdateUserInput,
  prover: Prover,
): Promise<UserRow> {
  const { db, config, now } = deps;
  const user = await getUser(db, id);
  const { username = user.username, email = user.email } = profile;
  const isRenamed = username !== user.username || email !== user.email;
  const needsProof = isRenamed || newPassword !== undefined;
  if (needsProof) {
    await requireProof(deps, user, { password, passkey }, prover, "currentPassword");
  }
  if (isRenamed) {
    // Each try tells whether a name or an address is taken.
    await countTry(db, now(), { key: `rename:${id}`, limit: 10, windowSeconds: 60 * 60 });
    refuseReservedRename(user.username, username, config);
  }
  const passwordHash =
    newPassword &&
    (await hashNewPassword({
      password: newPassword,
      path: "newPassword",
      names: [username, email],
      network: networkOf(prover.address),
    }));
  return explainTakenNames(() =>
    inTransaction(db, async (tx) => {
      if (needsProof) await lockSignedIn(tx, id, prover.sessionId);
      if (email !== user.email) await refuseNewAddress(tx, config, user);
      if (avatarUrl !== undefined) {
        await requireRemainingMember(tx, id);
        await setAvatar(tx, id, avatarUrl);
      }
      const confirmation = email === user.email ? {} : { emailConfirmedAt: null };
      const change = { ...profile, ...confirmation, passwordHash, updatedAt: now() };
      const changed = await orNotFound("User", updateUser(tx, id, change));
      if (email !== user.email) {
        await deleteTokens(tx, id, "confirm_email");
        await queueMail(tx, deps, { about: "email-confirmation", userId: id });
        await queueMail(tx, deps, { about: "email-changed", userId: id, email: user.email });
      }
      if (passwordHash || email !== user.email) await deleteTokens(tx, id, "reset_password");
      if (passwordHash) await deleteTokens(tx, id, "second_step");
      if (passwordHash) await deleteSessions(tx, id, prover.sessionId);
      // A change of address already mails the old one, above.
      if (passwordHash && changed.emailConfirmedAt) {
        await queueMail(tx, deps, { about: "password-changed", userId: id });
      }
      return changed;
    }),
  );
}

/** Null removes it. Needs a transaction that has locked the member. */
async function setAvatar(tx: Database, userId: string, avatarUrl: string | null): Promise<void> {
  if (avatarUrl === null) return deleteAvatar(tx, userId);
  const key = keyInAddress(avatarUrl);
  if (key && (await upsertAvatar(tx, userId, key))) return;
  const message = "There is no such image of yours. Please upload it again.";
  throw invalid([{ path: "avatarUrl", message }]);
}

export async function deleteAccount(
  deps: Dependencies,
  id: string,
  proof: ProofInput,
  prover: Prover,
): Promise<void> {
  const user = await getUser(deps.db, id);
  await requireProof(deps, user, proof, prover, "password");
  await inTransaction(deps.db, async (tx) => {
    if (user.role === "admin" && !(await hasOtherAdmin(tx, id))) {
      throw conflict("The only admin cannot leave: promote somebody else first.", "last_admin");
    }
    await lockSignedIn(tx, id, prover.sessionId);
    await deleteUser(tx, id);
  });
}

/** Only the curator may use the reserved name, in any case of letters. */
function refuseReservedRename(from: string, to: string, config: Dependencies["config"]): void {
  if (looksReserved(to, config) && !isReservedUsername(from, config)) throw usernameTaken();
}
