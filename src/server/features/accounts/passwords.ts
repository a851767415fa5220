import { randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";
import { passwordLimits } from "#contract/accounts.ts";
import { createBoundedQueue } from "#server/domain/bounded-queue.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { invalid, unavailable } from "#server/domain/refusal.ts";
import { countTry, forgetTries, networkOf, takeBackTry } from "#server/domain/throttle.ts";

// 2 is argon2id; the package's enum cannot be imported under isolatedModules.
const argon2id: Options = { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 };

// Hashing runs on libuv's four threads: one stays free for files, and further logins wait or are refused. The queue is
// fair between networks, so that one of them cannot block the others.
const inTurn = createBoundedQueue(3, 60, () => unavailable(2));

let decoy: Promise<string> | undefined;

/** `network` is the key of the fair queue; the command line needs none. */
export const hashPassword = (password: string, network = ""): Promise<string> =>
  inTurn(() => hash(password, argon2id), network);

interface NewPassword {
  password: string;
  /** The field that a refusal is about. */
  path: string;
  /** What others know of the member: a password that is only that is none. */
  names: string[];
  network: string;
}

/** Of a password that a member chooses. The operator at the command line may choose any. */
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

/** Words that everybody tries first on this site, beside the member's own names. */
const siteWords = ["cluck", "chicken", "sandwich"];
/** A shorter name says nothing of a long password that holds it. */
const shortestName = 4;

async function isEasilyGuessed(password: string, names: string[]): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const words = [...siteWords, ...names, ...names.map((name) => name.split("@")[0] ?? "")];
  const letters = lettersOf(password);
  return (
    (await commonPasswords).has(fold(password)) ||
    (letters.length >= shortestName && words.map(lettersOf).includes(letters))
  );
}

/** On the first use and not at the start: it takes 45 ms. The package has them by frequency, in small letters. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const longEnough = dictionary["passwords-common"].filter(
    (word) => word.length >= passwordLimits.min,
  );
  return new Set(longEnough.slice(0, mostCommon));
}

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();
/** Digits and signs around a name make it no harder to guess. */
const lettersOf = (text: string) => fold(text).replaceAll(/\P{L}/gu, "");

/** Takes as long without a usable hash, so that the time does not tell which accounts exist. */
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
    // Refused before the password was checked, so the attempt does not count.
    for (const key of counted) await takeBackTry(db, key);
    throw error;
  }
  if (isRight) {
    await forgetTries(db, pairKey);
    await takeBackTry(db, addressKey);
  }
  return isRight;
}
