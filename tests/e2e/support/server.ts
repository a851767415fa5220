import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "../../../scripts/setup.mjs";
import { startMailServer } from "../../support/mail-server.ts";

/** The curator has it too. */
export const adminPassword = "correct horse battery hen";

/**
 * Two built servers on the demo catalogue, which the tests find by E2E_ORIGIN and E2E_CATALOGUE_ORIGIN: tests that change
 * the catalogue have the second one.
 */
export default async function startServers() {
  await build();
  const folder = await mkdtemp(join(tmpdir(), "cluck-e2e-"));
  const dataDir = join(folder, "data");
  const catalogueDir = join(folder, "catalogue");
  const mailbox = join(folder, "mail");
  await mkdir(mailbox);
  await prepareDataDir(dataDir);
  await cp(dataDir, catalogueDir, { recursive: true });
  const mailServer = await startMailServer((mail) =>
    appendFileSync(join(mailbox, mail.to), `${JSON.stringify(mail)}\n`),
  );
  process.env["E2E_MAILBOX"] = mailbox;
  const servers = [dataDir, catalogueDir].map((dir) => startServer(dir, mailServer.url));
  const origins = await Promise.all(servers.map(({ stdout }) => readyOrigin(stdout)));
  [process.env["E2E_ORIGIN"], process.env["E2E_CATALOGUE_ORIGIN"]] = origins;
  return async () => {
    for (const server of servers) {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
    }
    await mailServer.close();
    await rm(folder, { recursive: true, force: true });
  };
}

function startServer(dataDir: string, mailUrl: string) {
  const clock = ["--import", "./tests/e2e/support/later.mjs"];
  return spawn(process.execPath, [...clock, "dist/server/main.js"], {
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
      SMTP_URL: mailUrl,
      MAIL_FROM: "Cluck <hello@cluck.example>",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** In a program of its own: Playwright would load the server's source at a tenth of the speed. */
async function prepareDataDir(dataDir: string): Promise<void> {
  const script = ["--import", "tsx", "scripts/prepare-e2e.ts", dataDir];
  const preparing = spawn(process.execPath, script, { stdio: "inherit" });
  const [status] = await once(preparing, "exit");
  if (status !== 0) throw new Error("The database of the browser tests could not be prepared");
}

async function readyOrigin(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const origin = /ready on (http[^\s"]+)/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error("The server ended before it was ready");
}
