import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { randomUuid } from "./random-uuid.ts";

afterEach(() => vi.unstubAllGlobals());

it("makes UUIDs with and without the browser's own function", () => {
  expect(z.uuidv4().safeParse(randomUuid()).success).toBe(true);
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 200 }, randomUuid);
  expect(made.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});
