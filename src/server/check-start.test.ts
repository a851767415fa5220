import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findMisspelled, requireStartable } from "./check-start.ts";
import { parseConfig } from "./config.ts";

const check = (settings: Record<string, string>) => requireStartable(parseConfig(settings));

async function takePort() {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  return String((other.address() as AddressInfo).port);
}

function runProgram(settings: Record<string, string>, ...args: string[]) {
  const { stdout, ...end } = spawnSync(
    process.execPath,
    ["--import", "tsx", "src/server/main.ts", ...args],
    {
      env: { PATH: process.env["PATH"], TSX_TSCONFIG_PATH: "tsconfig.server.json", ...settings },
      encoding: "utf8",
    },
  );
  expect(end).toMatchObject({ stderr: "", status: 1 });
  const lines = stdout.trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

test("a start that cannot succeed logs why, and leaves nothing behind", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-start-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const port = await takePort();
  const settings = { PORT: port, DATA_DIR: dataDir, DATABSE_URL: "postgres://db/cluck" };
  expect(runProgram(settings)).toMatchObject([
    { level: "warn", message: "DATABSE_URL is no setting. Did you mean DATABASE_URL?" },
    {
      level: "error",
      message: `Cluck could not start: port ${port} on 127.0.0.1 is already in use. Choose another with PORT=…`,
    },
  ]);
  expect(await readdir(dataDir)).toEqual([]);
});

test("a migration that fails logs why", () => {
  const lines = runProgram({ DATABASE_URL: "postgres://127.0.0.1:1/cluck" }, "migrate");
  expect(lines).toMatchObject([
    { level: "warn", message: "no connection to the database" },
    { level: "error", message: expect.stringMatching(/^the database of DATABASE_URL cannot/) },
  ]);
});

test.each([0, 1])("a port for metrics that is taken is named: of worker %i", async (worker) => {
  const port = await takePort();
  const settings = {
    ...{ PORT: "0", METRICS_PORT: String(Number(port) - worker) },
    ...{ DATABASE_URL: "postgres://db.example/cluck", WORKERS: "2" },
  };
  await expect(check(settings)).rejects.toThrow(
    `port ${port} on 127.0.0.1 is already in use. Choose another with METRICS_PORT=…`,
  );
});

test("backups need a folder that can be written to, unless there are none", async () => {
  const wrong = { PORT: "0", BACKUP_DIR: "package.json/backups" };
  await expect(check(wrong)).rejects.toThrow(
    /^backups cannot be written to package.json\/backups \(.+\)\. Set BACKUP_DIR to another folder, or BACKUPS=0\.$/,
  );
  await check({ ...wrong, BACKUPS: "0" });
});

test.each(["Password123", "admin2026", "henny-1234"])(
  "ADMIN_PASSWORD is no easier to guess than those of members: %s",
  async (password) => {
    const settings = { ADMIN_PASSWORD: password, CONTACT_EMAIL: "henny@cluck.example" };
    await expect(check({ ...settings, PORT: "0" })).rejects.toThrow(
      "ADMIN_PASSWORD is too common. Choose one that is harder to guess.",
    );
  },
);

test.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["TRUSTPROXY", "TRUST_PROXY"],
  ["PUBLIC_ORGIN", "PUBLIC_ORIGIN"],
  ["Port", "PORT"],
  ["WORKER", "WORKERS"],
])("%s is nearly %s", (name, meant) => {
  expect(findMisspelled({ [name]: "1" })).toEqual([
    `${name} is no setting. Did you mean ${meant}?`,
  ]);
});

test("settings, and what other programs read, are not misspelled", () => {
  const names = [
    ...["DATABASE_URL", "HOME", "HOSTNAME", "TERM", "PATH", "MAIL", "LANG", "LOGNAME", "PGHOST"],
    ...["PGPORT", "AWS_REGION", "HTTP_PROXY", "NODE_ENV", "KUBERNETES_PORT", "CLUCK_WORKER"],
  ];
  expect(findMisspelled(Object.fromEntries(names.map((name) => [name, "x"])))).toEqual([]);
});
