import { setFlagsFromString } from "node:v8";

/**
 * The first import of a program that has the embedded database for seconds only. Its code is compiled quickly at first
 * and then again, well; the second time takes a processor longer than such a program lives.
 */
for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
