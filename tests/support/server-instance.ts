import { randomUUID } from "node:crypto";
import { openDatabase } from "#server/database/client.ts";
import { administer } from "./postgres-server.ts";
import type { TestEngine } from "./test-engine.ts";

/** It goes away with the server, at the end of the run. */
export async function startServerInstance({
  serverUrl,
  templateDatabase,
}: Extract<TestEngine, { engine: "server" }>) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `create database ${name} template ${templateDatabase}`);

  const url = new URL(name, serverUrl).href;
  const open = (poolSize = 4) => openDatabase({ engine: "server", url, poolSize });
  const own = await open(1);
  return { own, open: () => open() };
}
