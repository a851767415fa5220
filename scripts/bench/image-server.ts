import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { requestUploads } from "#contract/uploads.endpoints.ts";
import type { PresignedUpload } from "#contract/uploads.ts";

const password = "bench and nothing else";

/** The built product in a process of its own, on a fresh folder with the demo catalogue. */
export async function startImageServer(imageConcurrency: number) {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-bench-"));
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: password,
      IMAGE_CONCURRENCY: String(imageConcurrency),
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await readyOrigin(server.stdout);
  const post = (path: string, body: unknown, Cookie = "") =>
    fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie },
      body: JSON.stringify(body),
    });
  const login = await post("/api/auth/login", { username: "admin", password });
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0];

  async function upload(photo: Buffer): Promise<void> {
    const files = [{ name: "bench.jpg", type: "image/jpeg", size: photo.length }];
    const query = "?actionType=upload&slug=restaurantImageUploader";
    const addresses = await post(`${requestUploads.path}${query}`, { files }, cookie);
    const [address] = (await addresses.json()) as PresignedUpload[];
    const body = new FormData();
    body.append("file", new File([new Uint8Array(photo)], "bench.jpg", { type: "image/jpeg" }));
    const response = await fetch(address?.url ?? "", { method: "PUT", body });
    if (!response.ok) throw new Error(`An upload answered ${response.status}`);
    await response.arrayBuffer();
  }

  async function close(): Promise<void> {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    await rm(dataDir, { recursive: true, force: true });
  }

  return { origin, upload, close };
}

async function readyOrigin(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const origin = /ready on (http\S+)/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error("The server ended before it was ready: npm run build first");
}
