import { expect, test } from "vitest";
import { readTextFile } from "./use-collection-import.ts";

const file = (bytes: number[] | string) =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "list.csv");

test.each([
  ["UTF-8", "Café 🍗"],
  ["the letters of Windows", [0x43, 0x61, 0x66, 0xe9]],
  ["UTF-16", [0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
])("reads %s", async (_, bytes) => {
  expect(await readTextFile(file(bytes))).toMatch(/^Café/);
});

test("a file beyond the limit is not even read", async () => {
  const huge = { size: 21 * 1024 * 1024 } as File;
  await expect(readTextFile(huge)).rejects.toThrow("The file is larger than 20 MB.");
});
