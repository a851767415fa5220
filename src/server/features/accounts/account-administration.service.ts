import { randomUUID } from "node:crypto";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { orNotFound } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { deleteTokens, forgetOldDevices } from "./account-tokens.repository.ts";
import { createAccount } from "./accounts.service.ts";
import { deletePasskeys } from "./passkeys.repository.ts";
import { hashPassword } from "./passwords.ts";
import { removeSecondFactor } from "./second-factor.service.ts";
import { deleteSessions } from "./sessions.repository.ts";
import { explainTakenNames } from "./usernames.ts";
import {
  findUserByUsername,
  hasUsers,
  lockEmptyUsers,
  lockUser,
  type UserRow,
  updateUser,
} from "./users.repository.ts";

interface NewAccount {
  username: string;
  email: string;
  password: string;
  role: UserRow["role"];
}

/** For the operator at the command line: the reserved name may be given here, and only here. */
export async function createAccountAsOperator(
  db: Database,
  { password, ...account }: NewAccount,
): Promise<UserRow> {
  const passwordHash = await hashPassword(password);
  return explainTakenNames(() =>
    inTransaction(db, (tx) => createAccount(tx, { ...account, id: randomUUID(), passwordHash })),
  );
}

/** Several processes may start at once: the first creates the account, the others find it. */
export async function createFirstAdmin(
  db: Database,
  account: Pick<NewAccount, "email" | "password">,
): Promise<boolean> {
  if (await hasUsers(db)) return false;
  const passwordHash = await hashPassword(account.password);
  return inTransaction(db, async (tx) => {
    if (!(await lockEmptyUsers(tx))) return false;
    await createAccount(tx, {
      id: randomUUID(),
      username: "admin",
      email: account.email,
      role: "admin",
      passwordHash,
    });
    return true;
  });
}

export async function promoteByUsername(db: Database, username: string): Promise<void> {
  const user = await getUserByUsername(db, username);
  await updateUser(db, user.id, { role: "admin", updatedAt: new Date() });
}

/** Ends every session and removes passkeys, mailed links and known devices: a thief may hold any of them. */
export async function resetPassword(
  db: Database,
  username: string,
  password: string,
): Promise<void> {
  const user = await getUserByUsername(db, username);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await updateUser(tx, user.id, { passwordHash, updatedAt: new Date() });
    await deleteSessions(tx, user.id);
    await deletePasskeys(tx, user.id);
    await deleteTokens(tx, user.id, "reset_password", "second_step");
    await forgetOldDevices(tx, user.id, 0);
  });
}

/** For a member who has lost the app and the recovery codes. */
export async function removeSecondFactorAsOperator(
  deps: Pick<Dependencies, "db" | "config" | "now">,
  username: string,
): Promise<void> {
  const { id } = await getUserByUsername(deps.db, username);
  await inTransaction(deps.db, async (tx) => {
    const user = await orNotFound(`User "${username}"`, lockUser(tx, id));
    await removeSecondFactor(tx, deps, user);
    await recordAudit(tx, {
      actor: null,
      action: "user.remove-second-factor",
      entityId: id,
      before: { username: user.username },
      after: { by: "operator" },
    });
  });
}

const getUserByUsername = (db: Database, username: string): Promise<UserRow> =>
  orNotFound(`User "${username}"`, findUserByUsername(db, username));
