import { type SQL, sql } from "drizzle-orm";

// The two drivers write arrays differently; a literal is text to both.
export function integerArray(numbers: readonly number[]): SQL {
  if (!numbers.every(Number.isInteger))
    throw new Error("an array of integers holds something else");
  // No parameter: a statement without any is one message to the server instead of five.
  return sql.raw(`'{${numbers.join(",")}}'::int[]`);
}

export const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`}::text[]`;
