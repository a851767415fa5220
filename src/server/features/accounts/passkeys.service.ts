import type {
  AddPasskeyInput,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  ShownPasskey,
} from "#contract/passkeys.ts";
import type { Database } from "#server/database/client.ts";
import { violatedConstraint } from "#server/database/driver-error.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { RequestSession } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { conflict, invalid, orNotFound, unauthenticated } from "#server/domain/refusal.ts";
import { countTry, networkOf } from "#server/domain/throttle.ts";
import { queueMail } from "./account-mails.service.ts";
import {
  type ChallengeQuery,
  deleteExpiredChallenges,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  takeChallenge,
  updatePasskeyName,
} from "./passkeys.repository.ts";
import { deleteSessions } from "./sessions.repository.ts";
import { lockSignedIn, requireRecentProof } from "./sessions.service.ts";
import { hashToken, makeToken } from "./tokens.ts";

type Deps = Pick<Dependencies, "db" | "config" | "now">;

const challengeMs = 5 * 60_000;
const quarterHour = 15 * 60;
/** Passkeys per member. */
const mostPasskeys = 20;
/** EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

/** Loaded on first use: it takes half a second of processor time. */
const loadWebAuthn = async () => ({
  ...(await import("@simplewebauthn/server")),
  ...(await import("@simplewebauthn/server/helpers")),
});

/** Oldest first. */
export async function passkeysOf(db: Database, userId: string): Promise<Passkey[]> {
  return (await listPasskeys(db, userId)).map(presentPasskey);
}

/** `origin` is ours as the browser sees it: a passkey belongs to its host name. */
export async function startAdding(
  deps: Deps,
  { id: sessionId, viewer }: RequestSession,
  origin: string,
): Promise<PasskeyCreation> {
  await requireRecentProof(deps, sessionId);
  const owned = await listPasskeys(deps.db, viewer.id);
  refuseTooMany(owned);
  return {
    challenge: await issueChallenge(deps, "add", sessionId, viewer.id),
    rp: { id: hostOf(origin), name: "Cluck" },
    user: {
      id: userHandleOf(viewer.id),
      name: viewer.username,
      displayName: viewer.displayName ?? viewer.username,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
    excludeCredentials: owned.map(toCredential),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
    timeout: challengeMs,
  };
}

export async function addPasskey(
  deps: Deps,
  { id: sessionId, viewer }: RequestSession,
  { name, passkey }: AddPasskeyInput,
  origin: string,
): Promise<Passkey> {
  const { db, now } = deps;
  const expectedChallenge = await spendChallenge(deps, passkey, "add", sessionId);
  const made = expectedChallenge && (await readNewPasskey(passkey, expectedChallenge, origin));
  if (!made) throw unusablePasskey();
  return inTransaction(db, async (tx) => {
    const user = await lockSignedIn(tx, viewer.id, sessionId);
    refuseTooMany(await listPasskeys(tx, user.id));
    const row = await insertPasskey(tx, { ...made, name, userId: user.id, createdAt: now() });
    if (!row) throw unusablePasskey();
    // A session that was opened with the password alone must not gain admin rights now.
    if (viewer.needsSecondFactor) await deleteSessions(tx, user.id, sessionId);
    if (user.emailConfirmedAt) {
      await queueMail(tx, deps, { about: "passkey-added", userId: user.id, name });
    }
    return presentPasskey(row);
  });
}

/** Needs no recent proof: a name gives no access. */
export async function renamePasskey(
  db: Database,
  userId: string,
  id: number,
  name: string,
): Promise<Passkey> {
  const row = updatePasskeyName(db, { userId, id, name });
  return presentPasskey(await orNotFound("Passkey", row));
}

export async function removePasskey(
  deps: Deps,
  { id: sessionId, viewer }: RequestSession,
  id: number,
): Promise<void> {
  await requireRecentProof(deps, sessionId);
  await inTransaction(deps.db, async (tx) => {
    const user = await lockSignedIn(tx, viewer.id, sessionId);
    const { name } = await orNotFound("Passkey", deletePasskey(tx, viewer.id, id));
    if (user.emailConfirmedAt) {
      await queueMail(tx, deps, { about: "passkey-removed", userId: user.id, name });
    }
  });
}

/** Needs no username: the device offers the passkeys that it has for this site. */
export async function startPasskeyLogin(
  deps: Deps,
  { address, origin }: { address: string; origin: string },
): Promise<PasskeyRequest> {
  const challenge = await issueChallenge(deps, "login", null, networkOf(address));
  return requestOf(challenge, origin, []);
}

export async function startProof(
  deps: Deps,
  { id: sessionId, viewer }: RequestSession,
  origin: string,
): Promise<PasskeyRequest> {
  const challenge = await issueChallenge(deps, "proof", sessionId, viewer.id);
  return requestOf(challenge, origin, await listPasskeys(deps.db, viewer.id));
}

interface Showing {
  passkey: ShownPasskey;
  purpose: "login" | "proof";
  sessionId: number | null;
  origin: string;
}

/**
 * Returns the owner of the passkey that signed our challenge, and the passkey's counter; null if anything is wrong. Uses
 * up the challenge either way. The caller stores the counter in its own transaction.
 */
export async function checkPasskey(
  deps: Deps,
  { passkey, purpose, sessionId, origin }: Showing,
): Promise<Pick<PasskeyRow, "id" | "userId" | "counter"> | null> {
  const expectedChallenge = await spendChallenge(deps, passkey, purpose, sessionId);
  const found = expectedChallenge && (await findPasskey(deps.db, passkey.id));
  if (!found) return null;
  const { userHandle } = passkey.response;
  if (userHandle && userHandle !== userHandleOf(found.userId)) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    credential: {
      id: found.credentialId,
      publicKey: Buffer.from(found.publicKey, "base64url"),
      counter: found.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || !authenticationInfo) return null;
  return { id: found.id, userId: found.userId, counter: authenticationInfo.newCounter };
}

export const unusablePasskey = () =>
  invalid(
    [{ path: "passkey", message: "This passkey cannot be used here. Please try again." }],
    "invalid_passkey",
  );

export const removeExpiredChallenges = deleteExpiredChallenges;

type Purpose = ChallengeQuery["purpose"];

/** Stores the hash of the challenge. `asker` is the key of the throttle. */
async function issueChallenge(
  { db, now }: Deps,
  purpose: Purpose,
  sessionId: number | null,
  asker: string,
): Promise<string> {
  const key = `passkey-challenge:${asker}`;
  await countTry(db, now(), { key, limit: 100, windowSeconds: quarterHour });
  const challenge = makeToken();
  const expiresAt = new Date(now().getTime() + challengeMs);
  const row = { challengeHash: hashToken(challenge), purpose, sessionId, expiresAt };
  await insertChallenge(db, row).catch((error) => {
    const isSessionOver =
      violatedConstraint(error) === "passkey_challenges_session_id_sessions_id_fk";
    throw isSessionOver ? unauthenticated() : error;
  });
  return challenge;
}

/** The challenge that was signed. Null when it is not ours, has another purpose, is used or too old. */
async function spendChallenge(
  { db, now }: Deps,
  { response: { clientDataJSON } }: { response: { clientDataJSON: string } },
  purpose: Purpose,
  sessionId: number | null,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (!challenge) return null;
  const query = { challengeHash: hashToken(challenge), purpose, sessionId };
  return (await takeChallenge(db, query, now())) ? challenge : null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

async function readNewPasskey(
  passkey: AddPasskeyInput["passkey"],
  expectedChallenge: string,
  origin: string,
) {
  const { decodeAttestationObject, verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const bytes = Buffer.from(passkey.response.attestationObject, "base64url");
    const attestation = decodeAttestationObject(bytes);
    // We ask for no statement about the device's maker, so browsers send none, or one without certificates. Others are
    // refused unread: to check certificates, the library would ask the addresses that they name.
    const format = attestation.get("fmt");
    const isSelfMade = format === "packed" && !attestation.get("attStmt").get("x5c");
    if (format !== "none" && !isSelfMade) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
  } catch {
    return null;
  }
}

function refuseTooMany(owned: PasskeyRow[]): void {
  if (owned.length < mostPasskeys) return;
  throw conflict(`You have ${mostPasskeys} passkeys. Please remove one first.`);
}

const requestOf = (challenge: string, origin: string, allowed: PasskeyRow[]): PasskeyRequest => ({
  challenge,
  rpId: hostOf(origin),
  allowCredentials: allowed.map(toCredential),
  userVerification: "required",
  timeout: challengeMs,
});

const toCredential = ({ credentialId }: PasskeyRow) => ({
  id: credentialId,
  type: "public-key" as const,
});

const hostOf = (origin: string) => new URL(origin).hostname;

const userHandleOf = (userId: string) => Buffer.from(userId).toString("base64url");

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
