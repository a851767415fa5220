import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { putInUse } from "./put-in-use.ts";

const nameOf = (minute: number) => `build-20260301T02${String(minute).padStart(2, "0")}00000Z`;

async function createDist() {
  const dist = await mkdtemp(join(tmpdir(), "cluck-dist-"));
  onTestFinished(() => rm(dist, { recursive: true }));
  const build = async (minute: number) => {
    const server = join(dist, `${nameOf(minute)}.part`, "server");
    await mkdir(server, { recursive: true });
    await writeFile(join(server, "main.js"), String(minute));
  };
  const put = (minute: number) => build(minute).then(() => putInUse(dist, nameOf(minute)));
  const kept = async () => {
    const names = (await readdir(dist)).filter((name) => name !== "server").sort();
    return { names, current: await readFile(join(dist, "server", "main.js"), "utf8") };
  };
  return { dist, build, put, kept };
}

test("the ten newest builds stay, and older ones and those that were broken off do not", async () => {
  const { build, put, kept } = await createDist();
  const whole = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  await put(1);
  await build(2);
  for (const minute of whole.slice(1)) await put(minute);
  expect(await kept()).toEqual({ names: whole.map(nameOf), current: "11" });
  await put(12);
  expect(await kept()).toEqual({ names: [...whole.slice(1), 12].map(nameOf), current: "12" });
});

test("a folder of an earlier version makes way", async () => {
  const { dist, put, kept } = await createDist();
  await mkdir(join(dist, "server"));
  await writeFile(join(dist, "server", "main.js"), "former");
  await put(1);
  expect((await kept()).current).toBe("1");
});
