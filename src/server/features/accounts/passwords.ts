import { randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";
import { createBoundedQueue } from "#server/http/bounded-queue.ts";
import { unavailable } from "#server/http/errors.ts";

// 2 is argon2id; the package's enum cannot be imported under isolatedModules.
const argon2id: Options = { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 };

// Hashing runs on libuv's four threads: one stays free for files, and a flood waits or is turned away. Whoever
// floods us waits among their own: the others at the door still get in.
const inTurn = createBoundedQueue(3, 60, () => unavailable(2));

let decoy: Promise<string> | undefined;

/** The network is whose turn it is; the operator has no other at the same time. */
export const hashPassword = (password: string, network = ""): Promise<string> =>
  inTurn(() => hash(password, argon2id), network);

/** Without a usable hash it works just as long: the time does not tell which accounts exist. */
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

export const generatePassword = (): string => randomBytes(15).toString("base64url");
