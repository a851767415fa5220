// Both sides of a registration's challenge: the browser's code solves what the server asks.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendSolved } from "#client/features/accounts/solve-challenge.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import type { SolvedChallenge } from "#contract/registration-challenge.ts";
import { countTry, takeBackTry } from "#server/domain/throttle.ts";
import { createTestApp, registration, type TestApp } from "./support/test-app.ts";
import { bodyOf } from "./support/test-client.ts";

const perHour = 20;
const address = "198.51.100.20";
const tenMinutes = 10 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ settings: { REGISTRATIONS_PER_HOUR: String(perHour) } });
});
afterAll(() => app.close());

const register = (from: string, solved?: SolvedChallenge) =>
  app.client({ address: from }).post("/api/auth/register", registration({ solved }));
const countOthers = (from: string, others: number) =>
  countTry(
    app.db,
    app.now(),
    { key: `register:${from}`, limit: perHour, windowSeconds: 60 * 60 },
    others,
  );

async function askedOf(answer: Response) {
  expect(answer.status).toBe(403);
  const { code, challenge } = await bodyOf<ApiErrorBody>(answer);
  expect(code).toBe("challenge_required");
  if (!challenge) throw new Error("there is no challenge");
  return challenge;
}

test("after four registrations a network needs a solved challenge, which works once", async () => {
  await countOthers(address, 3);
  expect((await register(address)).status).toBe(201);
  const asked = await askedOf(await register(address));
  const solved = await sendSolved(
    asked,
    async (answer) => answer,
    () => {},
  );

  // Of another network, too late, wrong, or of the time before many more came.
  const elsewhere = "198.51.100.21";
  await countOthers(elsewhere, 4);
  await askedOf(await register(elsewhere, solved));
  app.passTime(tenMinutes);
  await askedOf(await register(address, solved));
  app.passTime(-tenMinutes);
  const [first = 0, ...others] = solved.numbers;
  await askedOf(await register(address, { ...solved, numbers: [first + 1, ...others] }));
  await askedOf(await register(address, { ...solved, challenge: solved.challenge.slice(0, -1) }));
  await countOthers(address, 4);
  const harder = await askedOf(await register(address, solved));
  expect(harder.below).toBe(Math.floor(asked.below / 2));
  for (let count = 0; count < 4; count++) await takeBackTry(app.db, `register:${address}`);

  const answers = await Promise.all([1, 2, 3].map(() => register(address, solved)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  await askedOf(await register(address, solved));
  // None of the refused has cost a try.
  expect(await countOthers(address, 1)).toBe(6);
});

test("another network is asked for nothing", async () => {
  expect((await register("198.51.100.22")).status).toBe(201);
});
