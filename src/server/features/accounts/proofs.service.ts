import type { ProofInput } from "#contract/accounts.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { invalid } from "#server/domain/refusal.ts";
import { notePasskeyUse } from "./passkeys.repository.ts";
import { checkPasskey, unusablePasskey } from "./passkeys.service.ts";
import { checkPassword } from "./passwords.ts";
import { noteProof } from "./sessions.repository.ts";
import type { UserRow } from "./users.repository.ts";

type Deps = Pick<Dependencies, "db" | "config" | "now">;

/** Who proves it, from where, in which session. */
export interface Prover {
  sessionId: number;
  address: string;
  /** Ours, as their browser sees it. */
  origin: string;
}

/**
 * Refuses unless the password is the member's, or the passkey in its place one of theirs. The session remembers it.
 * `path` is the field of the password.
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
  await noteProof(deps.db, sessionId, deps.now());
}
