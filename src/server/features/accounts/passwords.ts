import { randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";
import { passwordLimits } from "#contract/accounts.ts";
import { createBoundedQueue } from "#server/domain/bounded-queue.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { invalid, unavailable } from "#server/domain/refusal.ts";
import { countTry, forgetTries, networkOf, takeBackTry } from "#server/domain/throttle.ts";

// 2 is argon2id; the package's enum cannot be imported under isolatedModules.
const argon2id: Options = { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 };

// Hashing runs on libuv's four threads. One stays free for files; further logins wait or are refused. The queue is fair
// between networks, so that one cannot block the others.
const inTurn = createBoundedQueue(3, 60, () => unavailable(2));

let decoy: Promise<string> | undefined;

/** `network` is the key of the fair queue; the command line needs none. */
export const hashPassword = (password: string, network = ""): Promise<string> =>
  inTurn(() => hash(password, argon2id), network);

interface NewPassword {
  password: string;
  /** The field that a refusal is about. */
  path: string;
  /** The member's public names. A password made only of them is refused. */
  names: string[];
  network: string;
}

/** For passwords that members choose. The operator may choose any at the command line. */
export async function hashNewPassword(chosen: NewPassword): Promise<string> {
  const { password, path, names, network } = chosen;
  if (await isEasilyGuessed(password, names)) {
    const message = "This password is too common. Please choose one that is harder to guess.";
    throw invalid([{ path, message }], "common_password");
  }
  return hashPassword(password, network);
}

const mostCommon = 10_000;
let commonPasswords: Promise<Set<string>> | undefined;

/** Words that attackers try first on this site. */
const siteWords = ["cluck", "chicken", "sandwich"];
/** Shorter names are ignored: many good passwords contain them by chance. */
const shortestName = 4;

export async function isEasilyGuessed(password: string, names: string[]): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const words = [...siteWords, ...names, ...names.map((name) => name.split("@")[0] ?? "")];
  const letters = lettersOf(password);
  return (
    (await commonPasswords).has(fold(password)) ||
    (letters.length >= shortestName && words.map(lettersOf).includes(letters))
  );
}

/** Loaded on first use, which takes 45 ms. The list is sorted by frequency, in lower case. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const longEnough = dictionary["passwords-common"].filter(
    (word) => word.length >= passwordLimits.min,
  );
  return new Set(longEnough.slice(0, mostCommon));
}

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();
/** Ignores digits and signs: they do not make a name harder to guess. */
const lettersOf = (text: string) => fold(text).replaceAll(/\P{L}/gu, "");

/** Takes the same time without a hash, so that timing does not tell which accounts exist. */
export async function isPasswordRight(
  passwordHash: string | undefined,
  password: string,
  network: string,
): Promise<boolean> {
  decoy ??= hash(generatePassword(), argon2id);
  const usable = passwordHash?.startsWith("$argon2id$") ? passwordHash : undefined;
  const against = usable ?? (await decoy);
  const isRight = await inTurn(() => verify(against, password), network);
  return usable !== undefined && isRight;
}

export const generatePassword = (): string => randomBytes(16).toString("base64url");

const windowSeconds = 15 * 60;

interface Guess {
  /** The account of the attempt, whether it exists or not. */
  account: string;
  address: string;
  passwordHash: string | undefined;
  password: string;
}

/**
 * Answers 429 after five wrong passwords for one account from one address, a hundred wrong ones from one address, or
 * three hundred attempts of any kind from it. The owner can still log in from elsewhere, and a right password resets
 * the count of the account.
 */
export async function checkPassword(
  { db, now }: Pick<Dependencies, "db" | "now">,
  { account, address, passwordHash, password }: Guess,
): Promise<boolean> {
  const network = networkOf(address);
  const pairKey = `password:${network}:${account}`;
  const addressKey = `password:${network}`;
  const limits = { [pairKey]: 5, [addressKey]: 100, [`passwords:${network}`]: 300 };
  const counted: string[] = [];
  let isRight: boolean;
  try {
    for (const [key, limit] of Object.entries(limits)) {
      await countTry(db, now(), { key, limit, windowSeconds });
      counted.push(key);
    }
    isRight = await isPasswordRight(passwordHash, password, network);
  } catch (error) {
    // The password was never checked, so the attempt does not count.
    for (const key of counted) await takeBackTry(db, key);
    throw error;
  }
  if (isRight) {
    await forgetTries(db, pairKey);
    await takeBackTry(db, addressKey);
  }
  return isRight;
}
