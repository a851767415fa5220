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
 * account stays open to its owner elsewhere, and a right password wipes the slate.
 */
export async function checkPassword(
  { db, now }: Pick<AppDependencies, "db" | "now">,
  { account, address, passwordHash, password }: Guess,
): Promise<boolean> {
  const network = networkOf(address);
  const pairKey = `password:${network}:${account}`;
  const addressKey = `password:${network}`;
  await countTry(db, now(), { key: pairKey, limit: 5, windowSeconds });
  await countTry(db, now(), { key: addressKey, limit: 100, windowSeconds });
  let isRight: boolean;
  try {
    isRight = await isPasswordRight(passwordHash, password);
  } catch (error) {
    // Turned away unread, because too many are being read: that was no guess.
    await takeBackTry(db, pairKey);
    await takeBackTry(db, addressKey);
    throw error;
  }
  if (isRight) {
    await forgetTries(db, pairKey);
    await takeBackTry(db, addressKey);
  }
  return isRight;
}
