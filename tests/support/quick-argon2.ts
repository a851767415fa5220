import { createRequire } from "node:module";
import type { Options } from "@node-rs/argon2";

type Argon2 = typeof import("@node-rs/argon2");
// Past the alias that leads here.
const argon2: Argon2 = createRequire(import.meta.url)("@node-rs/argon2");

/** The least that argon2 takes. A hash says what it cost: to verify one is as quick. */
const least: Options = { memoryCost: 8, timeCost: 1 };

export const hash: Argon2["hash"] = (password, options, ...rest) =>
  argon2.hash(password, { ...options, ...least }, ...rest);
export const { verify } = argon2;
