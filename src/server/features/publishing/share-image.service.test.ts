import { expect, test } from "vitest";
import type { Refusal } from "#server/domain/refusal.ts";
import { createDrawnPictures } from "./share-image.service.ts";

/** Says what is drawn, in pictures of ten bytes. */
function painter(mostBytes = 1000) {
  const pictures = createDrawnPictures(mostBytes);
  const drawn: string[] = [];
  const ask = (key: string, until: Promise<void> = Promise.resolve()) =>
    pictures(key, async () => {
      drawn.push(key);
      await until;
      return new Uint8Array(10);
    });
  return { drawn, ask, pictures };
}

test("a picture is drawn once, also when many ask at once", async () => {
  const { drawn, ask } = painter();
  await Promise.all(Array.from({ length: 100 }, () => ask("hen")));
  await ask("hen");
  expect(drawn).toEqual(["hen"]);
});

test("what nobody asked for the longest makes room", async () => {
  const { drawn, ask } = painter(25);
  for (const key of ["hen", "egg", "hen", "fox", "hen", "egg"]) await ask(key);
  expect(drawn).toEqual(["hen", "egg", "fox", "egg"]);
});

test("one that is larger than all the room is answered and not kept", async () => {
  const { drawn, ask } = painter(5);
  for (const key of ["hen", "hen"]) expect(await ask(key)).toHaveLength(10);
  expect(drawn).toEqual(["hen", "hen"]);
});

test("two are drawn at a time, fifty wait, the next is asked to come back", async () => {
  const { drawn, ask } = painter();
  let open = () => {};
  const until = new Promise<void>((resolve) => {
    open = resolve;
  });
  const asked = Array.from({ length: 52 }, (_, number) => ask(`hen ${number}`, until));
  await expect(ask("one too many")).rejects.toMatchObject({
    status: 503,
    details: { retryAfterSeconds: 5 },
  } satisfies Partial<Refusal>);
  expect(drawn).toHaveLength(2);
  open();
  await Promise.all(asked);
  expect(drawn).toHaveLength(52);
  await ask("one too many");
});

test("a drawing that fails is tried again by who asks next", async () => {
  const { ask, pictures } = painter();
  await expect(pictures("hen", () => Promise.reject(new Error("no paper")))).rejects.toThrow();
  await expect(ask("hen")).resolves.toHaveLength(10);
});
