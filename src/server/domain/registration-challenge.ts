import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import {
  challengeParts,
  challengeText,
  type RegistrationChallenge,
  type SolvedChallenge,
} from "#contract/registration-challenge.ts";
import { serverSecret } from "#server/database/server-secret.ts";
import type { Dependencies } from "./dependencies.ts";
import { Refusal } from "./refusal.ts";
import { isFirstUse } from "./throttle.ts";

type Deps = Pick<Dependencies, "db" | "config" | "now">;

/** About a second in a phone's browser. */
const fewestHashes = 2 ** 18;
const lifetimeSeconds = 10 * 60;

interface Registration {
  network: string;
  /** The number of this registration within the hour, from the same network. */
  turn: number;
  solved: SolvedChallenge | undefined;
}

/** Asks for a solved challenge after a few registrations from one network. The work doubles with each. */
export async function requireSolvedChallenge(
  { db, config, now }: Deps,
  { network, turn, solved }: Registration,
): Promise<void> {
  const free = Math.max(4, Math.floor(config.registrationsPerHour / 5));
  if (turn <= free) return;
  const hashes = fewestHashes * 2 ** Math.floor(Math.log2((turn - 1) / free));
  const below = Math.floor(2 ** 32 / (hashes / challengeParts));
  const seconds = Math.floor(now().getTime() / 1000);
  const secret = await serverSecret(db, "registration challenges");
  const sign = (expires: string, salt: string) =>
    signedChallenge(secret, { network, below, expires, salt });
  if (solved && isSigned(solved.challenge, seconds, sign) && isSolved(solved, below)) {
    const key = `challenge:${solved.challenge}`;
    if (await isFirstUse(db, now(), { key, windowSeconds: lifetimeSeconds })) return;
  }
  const expires = (seconds + lifetimeSeconds).toString(36);
  throw challengeRequired({
    challenge: sign(expires, randomBytes(8).toString("base64url")),
    below,
  });
}

interface Challenge {
  network: string;
  below: number;
  /** Seconds since 1970, in base 36. */
  expires: string;
  salt: string;
}

/** Network and work are part of the signature but not sent, so a challenge cannot be used with others. */
function signedChallenge(secret: string, { network, below, expires, salt }: Challenge): string {
  const text = JSON.stringify([network, below, expires, salt]);
  const signature = createHmac("sha256", secret).update(text).digest().subarray(0, 16);
  return `${expires}.${salt}.${signature.toString("base64url")}`;
}

function isSigned(
  challenge: string,
  seconds: number,
  sign: (expires: string, salt: string) => string,
): boolean {
  const [expires = "", salt = ""] = challenge.split(".");
  if (!(Number.parseInt(expires, 36) > seconds)) return false;
  const [given, expected] = [Buffer.from(challenge), Buffer.from(sign(expires, salt))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const isSolved = ({ challenge, numbers }: SolvedChallenge, below: number): boolean =>
  numbers.every((number, part) => {
    const hash = createHash("sha256")
      .update(challengeText(challenge, part, number))
      .digest();
    return hash.readUInt32BE(0) < below;
  });

const challengeRequired = (challenge: RegistrationChallenge) =>
  new Refusal(
    403,
    "challenge_required",
    "Several accounts were created from your network. Your browser has to solve a small task first.",
    { challenge },
  );
