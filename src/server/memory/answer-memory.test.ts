import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import type { ChangeWatcher } from "#server/database/database.types.ts";
import { type AnswerMemory, createAnswerMemory } from "./answer-memory.ts";
import { FinishedAnswer } from "./finished-answer.ts";
import { notedClock, noteStatement, noteViewer, readingOf, thisMinute } from "./reading.ts";

let watcher: ChangeWatcher;
let memory: AnswerMemory;
let time: number;
let made: number;

async function open(maxBytes = 1_000_000) {
  memory = await createAnswerMemory(
    async (given) => {
      watcher = given;
      watcher.onListening();
      return { isImmediate: true, catchUp: async () => true, close: async () => {} };
    },
    { maxBytes, now: () => new Date(time) },
  );
}

beforeEach(async () => {
  time = 90_000;
  made = 0;
  await open();
});

const answerOf = (text: string) => new FinishedAnswer(Buffer.from(text), {}, "/");
const change = (table: string, columns: string[] | null = null, owners: string[] | null = null) =>
  watcher.onChange(JSON.stringify([table, columns, owners]));

/** Asks as a visitor for an answer that is made from a statement; says the how-manieth it is. */
async function ask(
  key: string,
  read: () => unknown = () => noteStatement("select name from tags"),
) {
  const answer = await memory.share(key, true, async () => {
    const text = String(++made);
    await read();
    return answerOf(text);
  });
  return answer?.body.toString();
}

test("an answer is kept until one of its columns changes", async () => {
  expect([await ask("a"), await ask("a")]).toEqual(["1", "1"]);
  change("tags", ["type"]);
  change("images");
  expect(await ask("a")).toBe("1");
  change("tags", ["name"]);
  expect(await ask("a")).toBe("2");
  change("tags");
  expect(await ask("a")).toBe("3");
});

test("an answer about one sandwich outlives what happens to others", async () => {
  const read = () =>
    readingOf("sandwich", [12], async () => noteStatement("select rating from reviews"));
  await ask("twelve", read);
  change("reviews", ["rating"], ["sandwich:13"]);
  expect(await ask("twelve", read)).toBe("1");
  change("reviews", ["rating"], ["sandwich:12"]);
  expect(await ask("twelve", read)).toBe("2");
  change("reviews");
  expect(await ask("twelve", read)).toBe("3");
});

test("an answer that holds another is dropped with it, kept or made just now", async () => {
  const page = () => ask("page", () => ask("part"));
  await page();
  change("tags");
  expect(await page()).toBe("3");
  change("images");
  expect(await page()).toBe("3");
  change("tags");
  await ask("part");
  expect(await page()).toBe("6");
});

test("what changed while it was made is not kept", async () => {
  const read = async () => {
    noteStatement("select name from tags");
    if (made === 1) change("tags", ["name"]);
  };
  expect(await ask("a", read)).toBe("1");
  expect(await ask("a", read)).toBe("2");
  expect(await ask("a", read)).toBe("2");
});

test("one is made for all who ask meanwhile, but none from before a change for whoever asks after it", async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const read = async () => {
    noteStatement("select name from tags");
    if (made === 1) await held;
  };
  const [first, second] = [ask("a", read), ask("a", read)];
  await setImmediate();
  change("tags", ["name"]);
  const [third, fourth] = [ask("a", read), ask("a", read)];
  finish();
  expect(await Promise.all([first, second, third, fourth])).toEqual(["1", "1", "2", "2"]);
});

test("a failure is nobody else's", async () => {
  const failing = memory.share("a", true, async () => {
    await setImmediate();
    throw new Error("broken");
  });
  const other = ask("a");
  await expect(failing).rejects.toThrow("broken");
  expect(await other).toBe("1");
});

test("what was made with a look at who asks is not for members, and a member's is for nobody", async () => {
  const look = () => noteViewer();
  await ask("mine", look);
  expect(await ask("mine", look)).toBe("1");
  expect(memory.find("mine", false)).toBeUndefined();
  await memory.share("hers", false, async () => {
    noteViewer();
    return answerOf("hers");
  });
  expect(memory.find("hers", false)).toBeUndefined();
  await memory.share("ours", false, async () => answerOf("ours"));
  expect(memory.find("ours", true)).toBeDefined();
});

test("what nobody announces is not kept: other tables, the very moment, chance", async () => {
  const clock = notedClock(() => new Date(time));
  for (const read of [
    () => noteStatement("select id from sessions"),
    () => noteStatement("select random() from tags"),
    () => clock(),
  ]) {
    made = 0;
    await ask("a", read);
    expect(await ask("a", read)).toBe("2");
  }
});

test("what shows the minute ends with it", async () => {
  const clock = notedClock(() => new Date(time));
  const read = () => expect(thisMinute(clock).getTime() % 60_000).toBe(0);
  await ask("a", read);
  time = 119_999;
  expect(await ask("a", read)).toBe("1");
  time = 120_000;
  expect(await ask("a", read)).toBe("2");
});

test("while nobody listens nothing is served or kept, and nothing from before comes back", async () => {
  await ask("a");
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begunBefore = ask("b", () => held);
  watcher.onLoss();
  expect(memory.isCurrent()).toBe(false);
  expect(await memory.catchUp()).toBe(false);
  expect([await ask("a"), await ask("a")]).toEqual(["3", "4"]);
  watcher.onListening();
  finish();
  await begunBefore;
  expect(memory.state().entries).toBe(0);
  expect(await ask("a")).toBe("5");
});

test("it keeps to its size, encodings and long addresses included, and the least recently used goes first", async () => {
  await open(20_000);
  const askLarge = (key: string) =>
    memory.share(
      key,
      true,
      async () => new FinishedAnswer(Buffer.alloc(4000, key), { "content-type": "text/html" }, "/"),
    );
  for (const key of ["a", "b", "c"]) await askLarge(key);
  memory.find("a", true);
  await askLarge("d");
  expect(["a", "b", "c", "d"].map((key) => memory.find(key, true) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(memory.state().bytes).toBeLessThanOrEqual(20_000);
  const before = memory.state().bytes;
  await memory.find("d", true)?.encode("br");
  expect(memory.state().bytes).toBeGreaterThan(before);
  await askLarge("e".repeat(10_000));
  expect(["a", "c"].map((key) => memory.find(key, true))).toEqual([undefined, undefined]);
  await open(0);
  await ask("a");
  expect(memory.find("a", true)).toBeUndefined();
});
