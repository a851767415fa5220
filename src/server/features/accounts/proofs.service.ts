import type { ProofInput } from "#contract/accounts.ts";
import type { ProveInput } from "#contract/second-factor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { invalid } from "#server/domain/refusal.ts";
import { notePasskeyUse } from "./passkeys.repository.ts";
import { checkPasskey, unusablePasskey } from "./passkeys.service.ts";
import { checkPassword } from "./passwords.ts";
import { requireCode } from "./second-factor.service.ts";
import { noteProof } from "./sessions.repository.ts";
import type { UserRow } from "./users.repository.ts";

type Deps = Pick<Dependencies, "db" | "config" | "now">;

export interface Prover {
  sessionId: number;
  address: string;
  /** Our origin, as the member's browser sees it. */
  origin: string;
}

/**
 * Marks the session as recently proven. A member with a second factor proves it by password and code, or by a passkey:
 * with the password alone, an attacker at an open browser could turn the second factor off.
 */
export async function proveForAWhile(
  deps: Deps,
  user: UserRow,
  { code, ...proof }: ProveInput,
  prover: Prover,
): Promise<void> {
  await requireProof(deps, user, proof, prover, "password");
  if (!proof.passkey) await requireCode(deps, user.id, { code, address: prover.address });
  await noteProof(deps.db, prover.sessionId, deps.now());
}

/**
 * Refuses unless the member gave their password or one of their passkeys. `path` is the field that the error names.
 */
export async function requireProof(
  deps: Deps,
  user: UserRow,
  { password, passkey }: ProofInput,
  { sessionId, address, origin }: Prover,
  path: "password" | "currentPassword",
): Promise<void> {
  if (passkey) {
    const shown = await checkPasskey(deps, { passkey, purpose: "proof", sessionId, origin });
    const isTheirs = shown?.userId === user.id;
    if (!isTheirs || !(await notePasskeyUse(deps.db, { ...shown, now: deps.now() }))) {
      throw unusablePasskey();
    }
  } else if (password) {
    const { id: account, passwordHash } = user;
    const guess = { account, address, passwordHash, password };
    if (!(await checkPassword(deps, guess)))
      throw invalid([{ path, message: "Current password is incorrect" }], "wrong_password");
  } else {
    const message = `${path === "password" ? "Password" : "Current password"} is required.`;
    throw invalid([{ path, message }]);
  }
}
