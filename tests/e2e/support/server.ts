import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startMailServer } from "../../support/mail-server.ts";

/** The curator has it too. */
export const adminPassword = "correct horse battery hen";

/** The built server on a database with the demo catalogue; the tests find it by E2E_ORIGIN. */
export default async function startServer() {
  const givenDir = process.env["E2E_DATA_DIR"];
  const dataDir = givenDir ?? (await prepareDataDir());
  const mailbox = await mkdtemp(join(tmpdir(), "cluck-mailbox-"));
  const mailServer = await startMailServer((mail) =>
    appendFileSync(join(mailbox, mail.to), `${JSON.stringify(mail)}\n`),
  );
  process.env["E2E_MAILBOX"] = mailbox;
  const clock = ["--import", "./tests/e2e/support/later.mjs"];
  const server = spawn(process.execPath, [...clock, "dist/server/main.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PUBLIC_ORIGIN: "",
      REGISTRATIONS_PER_HOUR: "10000",
      IMPORT_ALLOW_PRIVATE: "1",
      READ_WEBSITES_AGAIN: "0",
      BACKUPS: "0",
      SMTP_URL: mailServer.url,
      MAIL_FROM: "Cluck <hello@cluck.example>",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.env["E2E_ORIGIN"] = await readyOrigin(server.stdout);
  return async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    await mailServer.close();
    await rm(mailbox, { recursive: true, force: true });
    if (!givenDir) await rm(dataDir, { recursive: true, force: true });
  };
}

/** By a program of its own: this one would read the server's source at a tenth of the speed. */
async function prepareDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-e2e-"));
  const script = ["--import", "tsx", "scripts/prepare-e2e.ts", dataDir];
  const preparing = spawn(process.execPath, script, { stdio: "inherit" });
  const [status] = await once(preparing, "exit");
  if (status !== 0) throw new Error("The database of the browser tests could not be prepared");
  return dataDir;
}

async function readyOrigin(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const origin = /ready on (http\S+)/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error("The server ended before it was ready");
}
