import { beforeEach, expect, test } from "vitest";
import { type AnswerMemory, createAnswerMemory } from "./answer-memory.ts";
import { FinishedAnswer } from "./finished-answer.ts";

let memory: AnswerMemory;
let time: number;
let made: number;

function open(maxBytes = 1_000_000) {
  memory = createAnswerMemory(maxBytes, { now: () => time });
}

beforeEach(() => {
  time = 90_000;
  made = 0;
  open();
});

const answerOf = (text: string, headers = {}) =>
  new FinishedAnswer(Buffer.from(text), headers, "/");

/** Says the how-manieth answer it got. */
async function ask(key: string, work: () => unknown = () => {}, headers = {}) {
  const answer = await memory.share(key, async () => {
    const text = String(++made);
    await work();
    return answerOf(text, headers);
  });
  return answer?.body.toString();
}

function held() {
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => work, finish };
}

test("an answer is kept for two seconds from the moment that it was begun", async () => {
  const wait = () => {
    time += 1500;
  };
  expect([await ask("a", wait), await ask("a")]).toEqual(["1", "1"]);
  time += 400;
  expect(await ask("a")).toBe("1");
  time += 200;
  expect(await ask("a")).toBe("2");
});

test("a write ends what was kept, and what was being made is not kept", async () => {
  await ask("a");
  const { work, finish } = held();
  const begunBefore = ask("b", work);
  memory.forget();
  expect(memory.find("a")).toBeUndefined();
  finish();
  expect(await begunBefore).toBe("2");
  expect(memory.find("b")).toBeUndefined();
  expect([await ask("a"), await ask("a")]).toEqual(["3", "3"]);
});

test("one is made for all who ask meanwhile; who asks after a write gets a later one, made after the first", async () => {
  const { work, finish } = held();
  const before = [ask("a", work), ask("a", work)];
  memory.forget();
  const after = [ask("a"), ask("a")];
  expect(made).toBe(1);
  finish();
  expect(await Promise.all([...before, ...after])).toEqual(["1", "1", "2", "2"]);
});

test("a failure and what is not to be shared are nobody else's", async () => {
  const { work, finish } = held();
  const failing = memory.share("a", async () => {
    await work();
    throw new Error("broken");
  });
  const other = ask("a");
  finish();
  await expect(failing).rejects.toThrow("broken");
  expect(await other).toBe("1");
  expect(await memory.share("b", async () => null)).toBeNull();
  expect(await ask("b")).toBe("2");
});

test("what never changes outlives time and writes", async () => {
  await ask("a", () => {}, { "cache-control": "public, immutable" });
  time += 60_000;
  memory.forget();
  expect(await ask("a")).toBe("1");
});

test("it keeps to its size, addresses included, and the least recently used goes first", async () => {
  open(100_000);
  const askLarge = (key: string) =>
    memory.share(key, async () => answerOf("x".repeat(7000), { "content-type": "text/html" }));
  for (const key of ["a", "b", "c"]) await askLarge(key);
  memory.find("a");
  await askLarge("d");
  const areKept = ["a", "b", "c", "d"].map((key) => memory.find(key) !== undefined);
  expect(areKept).toEqual([true, false, true, true]);
  expect(memory.state().bytes).toBeLessThanOrEqual(100_000);
  await askLarge("e".repeat(20_000));
  expect(["a", "c"].map((key) => memory.find(key))).toEqual([undefined, undefined]);
});

test("without room nothing is kept", async () => {
  open(0);
  expect([await ask("a"), await ask("a")]).toEqual(["1", "2"]);
});
