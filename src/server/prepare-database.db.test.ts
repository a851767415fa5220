import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createEmbeddedFolder } from "#tests/support/embedded-copy.ts";
import { parseConfig } from "./config.ts";
import { createAccountAsOperator } from "./features/accounts/account-administration.service.ts";
import { openWithFirstAdmin } from "./prepare-database.ts";

const isEmbedded = inject("testEngine").engine === "embedded";

test.runIf(isEmbedded)(
  "whoever opens an empty database first leaves an admin, and the next finds it",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "cluck-first-"));
    await createEmbeddedFolder(dataDir);
    const config = parseConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: "first of all" });
    const told: string[] = [];
    const open = () => openWithFirstAdmin(config, (line) => told.push(line));

    const commandLine = await open();
    const henny = { username: "henny", email: "henny@example.com", password: "extra pickles" };
    await createAccountAsOperator(commandLine.db, { ...henny, role: "user" });
    await commandLine.close();
    const server = await open();
    const members = await server.db.query.users.findMany({ orderBy: (users) => users.username });
    expect(members.map(({ username, role }) => [username, role])).toEqual([
      ["admin", "admin"],
      ["henny", "user"],
    ]);
    expect(told).toEqual(["First admin: username admin, the password from ADMIN_PASSWORD"]);
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  },
  90_000,
);
