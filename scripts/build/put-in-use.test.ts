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
  const start = (minute: number) => writeFile(join(dist, nameOf(minute), "started"), "");
  const kept = async () => {
    const names = (await readdir(dist)).filter((name) => name !== "server").sort();
    return { names, current: await readFile(join(dist, "server", "main.js"), "utf8") };
  };
  return { dist, build, put, start, kept };
}

test("the build before stays, and older ones and those that were broken off do not", async () => {
  const { build, put, kept } = await createDist();
  await put(1);
  await build(2);
  await put(3);
  expect(await kept()).toEqual({ names: [nameOf(1), nameOf(3)], current: "3" });
  await put(4);
  expect(await kept()).toEqual({ names: [nameOf(3), nameOf(4)], current: "4" });
});

test("the build that was started last stays, however many follow it", async () => {
  const { put, start, kept } = await createDist();
  for (const minute of [1, 2]) await put(minute).then(() => start(minute));
  for (const minute of [3, 4, 5]) await put(minute);
  expect(await kept()).toEqual({ names: [nameOf(2), nameOf(4), nameOf(5)], current: "5" });
});

test("a folder of an earlier version makes way", async () => {
  const { dist, put, kept } = await createDist();
  await mkdir(join(dist, "server"));
  await writeFile(join(dist, "server", "main.js"), "former");
  await put(1);
  expect((await kept()).current).toBe("1");
});
