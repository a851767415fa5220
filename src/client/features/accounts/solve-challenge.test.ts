import fc from "fast-check";
import { expect, test } from "vitest";
import { firstWord } from "./solve-challenge.ts";

test("our SHA-256 begins as everybody's", async () => {
  const ascii = fc.string({ unit: "grapheme-ascii", maxLength: 55 });
  await fc.assert(
    fc.asyncProperty(ascii, async (text) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      expect(firstWord(text)).toBe(new DataView(digest).getUint32(0));
    }),
    { examples: [[""], ["a".repeat(55)]] },
  );
});
