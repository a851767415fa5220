import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/database/client.ts";
import { announceEngine } from "./announce-engine.ts";
import { administer, startPostgresServer } from "./postgres-server.ts";
import "./test-engine.ts";

const templateDatabase = "cluck_template";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  try {
    const serverUrl = server.url("postgres");
    await administer(serverUrl, `create database ${templateDatabase}`);
    const template = await openDatabase({ engine: "server", url: server.url(templateDatabase) });
    await template.migrate();
    await announceEngine(project, template.db);
    await template.close();
    project.provide("testEngine", { engine: "server", serverUrl, templateDatabase });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
