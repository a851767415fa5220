import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PresignedUpload } from "#contract/uploads.ts";
import { createApp } from "#server/app.ts";
import { parseConfig } from "#server/config.ts";
import { sweepImages } from "#server/features/uploads/image-sweep.service.ts";
import { openProduct } from "#server/product.ts";
import { createEmbeddedFolder } from "#tests/support/embedded-copy.ts";
import { buildNoise } from "#tests/support/image-files.ts";
import { startProduct } from "#tests/support/product-process.ts";

const password = "half a sandwich";
const dayMs = 24 * 60 * 60 * 1000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cluck-killed-"));
  await createEmbeddedFolder(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const storedFiles = async () => {
  const paths = await readdir(join(dataDir, "images"), { recursive: true }).catch(() => []);
  return paths.filter((path) => /\.(avif|webp)$/.test(path));
};

test("killed in the middle of an upload, nothing half is served, it can be sent again, and the sweep cleans up", async () => {
  const { child, origin } = await startProduct({ DATA_DIR: dataDir, ADMIN_PASSWORD: password });
  const { url, key, photo } = await requestUpload(origin);
  const form = new FormData();
  form.append("file", new File([photo], "lunch.jpg", { type: "image/jpeg" }));
  const sent = fetch(url, { method: "PUT", body: form }).catch(() => "cut off");
  // The first of eight files is there: the process is busy with the others.
  await expect.poll(storedFiles, { interval: 5, timeout: 30_000 }).not.toEqual([]);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await sent).toBe("cut off");
  const left = await storedFiles();
  expect(left.length).toBeGreaterThan(0);

  const config = parseConfig({ DATA_DIR: dataDir, DEMO: "0", LOG_LEVEL: "error" });
  const { deps, close } = await openProduct(config);
  const app = createApp(deps);
  for (const path of left) {
    const name = path.split(/[\\/]/).at(-1);
    expect((await app.request(`/images/${key}/${name}`)).status).toBe(404);
  }
  const { pathname, search } = new URL(url);
  expect(await (await app.request(`${pathname}${search}`)).json()).toEqual({ status: "waiting" });
  await sweepImages(deps);
  expect(await storedFiles()).toEqual(left);
  await sweepImages({ ...deps, now: () => new Date(Date.now() + 2 * dayMs) });
  expect(await storedFiles()).toEqual([]);
  await close();
}, 90_000);

async function requestUpload(origin: string) {
  const photo = await buildNoise(1600, 1200);
  const login = await post(`${origin}/api/auth/login`, { username: "admin", password });
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const files = [{ name: "lunch.jpg", type: "image/jpeg", size: photo.length }];
  const path = "/api/uploadthing?actionType=upload&slug=generalImageUploader";
  const response = await post(`${origin}${path}`, { files }, cookie);
  const [upload] = (await response.json()) as PresignedUpload[];
  if (!upload) throw new Error("no address");
  return { ...upload, photo };
}

const post = (url: string, body: unknown, Cookie = "") =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie },
    body: JSON.stringify(body),
  });
