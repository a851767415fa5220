import { type Invitation, mostInvitations, type NewInvitation } from "#contract/invitations.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { conflict, orNotFound, Refusal } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import {
  findOpenInvitation,
  listOpenInvitations,
  lockInvitation,
} from "./account-tokens.repository.ts";
import { hashToken, makeToken } from "./tokens.ts";
import type { UserRow } from "./users.repository.ts";

type Deps = Pick<Dependencies, "db" | "now">;

const lifetimeMs = 7 * 24 * 60 * 60_000;

export const openInvitations = ({ db, now }: Deps): Promise<Invitation[]> =>
  listOpenInvitations(db, now(), mostInvitations);

/** Stores only the hash, so that a leaked database or backup holds no usable invitation. */
export function createInvitation(
  deps: Deps,
  { note }: { note: string },
  actor: Actor,
): Promise<NewInvitation> {
  const token = makeToken();
  const expiresAt = new Date(deps.now().getTime() + lifetimeMs).toISOString();
  return inTransaction(deps.db, async (tx) => {
    const open = await openInvitations({ ...deps, db: tx });
    if (open.length >= mostInvitations) {
      throw conflict(`There are ${mostInvitations} open invitations. Revoke some first.`);
    }
    await recordAudit(tx, {
      actor,
      action: "invitation.create",
      entityId: hashToken(token),
      after: { note, expiresAt },
    });
    return { token, expiresAt };
  });
}

export function revokeInvitation({ db, now }: Deps, id: string, actor: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockInvitation(tx, id);
    const { note } = await orNotFound("Invitation", findOpenInvitation(tx, now(), id));
    const before = { note };
    await recordAudit(tx, { actor, action: "invitation.revoke", entityId: id, before });
  });
}

/** Refuses people who may not register, before any expensive work. */
export async function requireRegistration(
  { db, config, now }: Deps & Pick<Dependencies, "config">,
  token: string | undefined,
): Promise<void> {
  if (config.registration === "closed") {
    throw new Refusal(403, "registration_closed", "Registration is closed on this site.");
  }
  if (config.registration === "open") return;
  if (!token) {
    const message =
      "Registration is by invitation on this site. Please open the link you were sent.";
    throw new Refusal(403, "invitation_required", message);
  }
  if (!(await findOpenInvitation(db, now(), hashToken(token)))) throw invalidInvitation();
}

/** Runs in the transaction that creates the account, so that an invitation makes one account. */
export async function spendInvitation(
  tx: Database,
  { config, now }: Pick<Dependencies, "config" | "now">,
  token: string | undefined,
  { id, username }: Pick<UserRow, "id" | "username">,
): Promise<void> {
  if (config.registration !== "invite" || !token) return;
  const entityId = hashToken(token);
  await lockInvitation(tx, entityId);
  if (!(await findOpenInvitation(tx, now(), entityId))) throw invalidInvitation();
  const after = { username };
  await recordAudit(tx, { actor: { id }, action: "invitation.use", entityId, after });
}

const invalidInvitation = () =>
  new Refusal(
    403,
    "invalid_invitation",
    "This invitation does not work any more. Please ask for a new one.",
  );
