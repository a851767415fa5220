import { type SQL, sql } from "drizzle-orm";

// The two drivers write arrays differently; a literal is text to both.
export const integerArray = (numbers: readonly number[]): SQL =>
  sql`${`{${numbers.join(",")}}`}::int[]`;

export const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`}::text[]`;
