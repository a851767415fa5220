import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { User } from "#contract/accounts.ts";
import { createApp } from "#server/app.ts";
import { parseConfig } from "#server/config.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { createAccount } from "#server/features/accounts/accounts.service.ts";
import { hashPassword } from "#server/features/accounts/passwords.ts";
import { startSession } from "#server/features/accounts/sessions.service.ts";
import type { UserRow } from "#server/features/accounts/users.repository.ts";
import { createLogger } from "#server/logger.ts";
import { createAnswerMemory } from "#server/memory/answer-memory.ts";
import { createImageQueue } from "#server/product.ts";
import { createFolderStorage } from "#server/storage/folder-storage.ts";
import { readCondition } from "#server/telemetry/condition.ts";
import { createTelemetry } from "#server/telemetry/telemetry.ts";
import { createTestDatabase } from "./database.ts";
import { type ClientOptions, TestClient } from "./test-client.ts";

export const testPassword = "extra pickles";
let testPasswordHash: Promise<string> | undefined;

interface TestAppOptions extends Partial<Dependencies> {
  settings?: Record<string, string>;
}

/** The whole app in-process on an empty database, at a time that stands still unless told to go on. */
export async function createTestApp({ settings = {}, ...overrides }: TestAppOptions = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const logs: string[] = [];
  let time = Date.now();
  // Nothing is kept: a test may write past the app and read through it at once.
  const usual = { REGISTRATIONS_PER_HOUR: "1000", ANSWER_MEMORY_MB: "0" };
  const config = parseConfig({ ...usual, ...settings });
  const imageFolder = join(tmpdir(), `cluck-images-${randomUUID()}`);
  const memory = createAnswerMemory(config.answerMemoryBytes);
  const deps: Dependencies = {
    db,
    config,
    memory,
    telemetry: createTelemetry({
      ...{ database, memory },
      now: () => new Date(time),
      readCondition: () => readCondition({ database, config, now: () => deps.now() }),
    }),
    storage: createFolderStorage(imageFolder),
    imageQueue: createImageQueue(config),
    logger: createLogger("debug", (line) => logs.push(line)),
    now: () => new Date(time),
    isReady: async () => true,
    isFull: () => false,
    ...overrides,
  };
  const app = createApp(deps);
  const client = (options?: ClientOptions) => new TestClient(app, options);

  /** Registers as a visitor would. */
  async function signUp(overrides: { username?: string; email?: string; password?: string } = {}) {
    const visitor = client();
    const response = await visitor.post("/api/auth/register", registration(overrides));
    return { client: visitor, user: (await response.json()) as User };
  }

  /** Somebody with a session, without the detour (and the work) of a password. */
  async function signIn(overrides: Partial<UserRow> = {}) {
    testPasswordHash ??= hashPassword(testPassword);
    const { id, username, email } = registration();
    const passwordHash = await testPasswordHash;
    const user = await createAccount(db, { id, username, email, passwordHash, ...overrides });
    return { client: await openSession(user.id), user };
  }

  async function openSession(userId: string) {
    const browser = client();
    const device = { address: "192.0.2.1", userAgent: "test" };
    const { token } = await startSession(db, deps, userId, device);
    browser.cookies.set("session", token);
    return browser;
  }

  return {
    app,
    deps,
    db,
    imageFolder,
    logs,
    client,
    signUp,
    signIn,
    openSession,
    signInAsAdmin: () => signIn({ role: "admin" }),
    signInAsCurator: () => signIn({ username: deps.config.restaurantEditorUsername }),
    passTime: (milliseconds: number) => {
      time += milliseconds;
    },
    now: deps.now,
    close: async () => {
      await rm(imageFolder, { recursive: true, force: true });
      await database.close();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
export type SignedIn = Awaited<ReturnType<TestApp["signIn"]>>;

/** A valid registration that nobody made before. */
export function registration(overrides: Record<string, unknown> = {}) {
  const unique = randomUUID().slice(0, 8);
  return {
    id: randomUUID(),
    username: `hungry-${unique}`,
    email: `hungry-${unique}@example.com`,
    password: testPassword,
    ...overrides,
  };
}
