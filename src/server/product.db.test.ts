import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { createEmbeddedFolder } from "#tests/support/embedded-copy.ts";
import { parseConfig } from "./config.ts";
import { openProduct } from "./product.ts";

test.runIf(inject("testEngine").engine === "embedded")(
  "a start that fails at a port in use closes the database",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "cluck-port-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await createEmbeddedFolder(dataDir);
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const config = parseConfig({
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: "first of all",
      METRICS_PORT: String(port),
      LOG_LEVEL: "error",
    });
    await expect(openProduct(config)).rejects.toThrow("EADDRINUSE");
    expect(await readdir(dataDir)).toEqual(["database"]);
  },
);

test.runIf(inject("testEngine").engine === "embedded")(
  "a start removes the copy that a killed backup left",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "cluck-left-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await createEmbeddedFolder(dataDir);
    await mkdir(join(dataDir, "database.copy-left"));
    const settings = { ADMIN_PASSWORD: "first of all", DEMO: "0", BACKUPS: "0" };
    const product = await openProduct(parseConfig({ DATA_DIR: dataDir, ...settings }));
    await product.close();
    expect(await readdir(dataDir)).toEqual(["database"]);
  },
);
