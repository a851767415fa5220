import type { AppDependencies } from "#server/http/app-environment.ts";
import { networkOf } from "#server/http/client-address.ts";
import { countTry, forgetTries, takeBackTry } from "#server/http/throttle.ts";
import { isPasswordRight } from "./passwords.ts";

const windowSeconds = 15 * 60;

interface Guess {
  /** The account that is meant, whether it exists or not. */
  account: string;
  address: string;
  passwordHash: string | undefined;
  password: string;
}

/**
 * Five wrong passwords for one account from one address, a hundred from one address: then 429. The
 * account stays open to its owner elsewhere, and a right password wipes the slate. Right ones are work too:
 * three hundred from one address, right and wrong, are more than any household needs.
 */
export async function checkPassword(
  { db, now }: Pick<AppDependencies, "db" | "now">,
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
    // Turned away unread, because too many were or are being read: that was no guess.
    for (const key of counted) await takeBackTry(db, key);
    throw error;
  }
  if (isRight) {
    await forgetTries(db, pairKey);
    await takeBackTry(db, addressKey);
  }
  return isRight;
}
