import { expect, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import { readHealth } from "#server/features/administration/health.service.ts";
import { createTelemetry } from "./telemetry.ts";

const connections = { inUse: 2, idle: 1, waiting: 3, slowStatements: 0 };
const memory = { entries: 1, bytes: 2, hits: 10, misses: 4 };
const deps = {
  now: () => new Date(0),
  memory: { state: () => ({ ...memory }) },
  database: {
    engine: "server",
    connections: () => connections,
  },
  readCondition: () => Promise.reject(new Error("away")),
} as unknown as Parameters<typeof createTelemetry>[0];

const request = { method: "GET", route: "/", status: 200, milliseconds: 4 };

test("an hour is kept, minute by minute, also while the database is away", async () => {
  const telemetry = createTelemetry(deps);
  telemetry.noteRequest(request);
  telemetry.noteRequest({ ...request, status: 503, milliseconds: 2 });
  memory.hits += 5;
  await telemetry.look();
  const counted = { requests: 2, failures: 1, meanMilliseconds: 3, memoryHits: 5, memoryMisses: 0 };
  expect(telemetry.minutes()).toEqual([
    expect.objectContaining({ ...counted, connectionsInUse: 2, connectionsWaiting: 3 }),
  ]);
  for (let minute = 0; minute < 60; minute += 1) await telemetry.look();
  expect(telemetry.minutes()).toHaveLength(60);
  expect(telemetry.minutes().every(({ requests }) => requests === 0)).toBe(true);
  expect(readHealth({ ...deps, telemetry, config: parseConfig({}) }).tasks).toEqual([
    "databaseAway",
  ]);
});
