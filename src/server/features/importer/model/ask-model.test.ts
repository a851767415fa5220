import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { completionOf, startModelServer } from "#tests/support/model-server.ts";
import { askModel } from "./ask-model.ts";

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const answer = z.strictObject({ word: z.string().max(20) });
const ask = (more: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  askModel(
    { baseUrl: server.baseUrl, apiKey: "secret", model: "small" },
    { instructions: "Say a word.", data: "pickle", answer, ...more },
  );

test("asks for the schema and takes the answer", async () => {
  server.says({ word: "pickle" });
  expect(await ask()).toEqual({ word: "pickle" });
  expect(server.requests.at(-1)).toMatchObject({
    path: "/v1/chat/completions",
    authorization: "Bearer secret",
    body: {
      model: "small",
      messages: [
        { role: "system", content: "Say a word." },
        { role: "user", content: "pickle" },
      ],
      response_format: {
        type: "json_schema",
        json_schema: { strict: true, schema: { required: ["word"], additionalProperties: false } },
      },
    },
  });
});

test("offers no tools", async () => {
  server.says({ word: "pickle" });
  await ask();
  expect(Object.keys(server.requests.at(-1)?.body ?? {}).sort()).toEqual([
    "messages",
    "model",
    "response_format",
    "temperature",
  ]);
});

test("takes JSON out of a code block", async () => {
  server.says('```json\n{"word":"slaw"}\n```');
  expect(await ask()).toEqual({ word: "slaw" });
});

test.each([
  ["no JSON", "pickle!"],
  ["broken JSON", '{"word":"pick'],
  ["another shape", { words: ["pickle"] }],
  ["something besides", { word: "pickle", run: "rm" }],
  ["too long a value", { word: "x".repeat(21) }],
  ["nothing", ""],
])("refuses an answer with %s", async (_, content) => {
  server.says(content);
  await expect(ask()).rejects.toThrow();
});

test.each([
  ["a failure", 500],
  ["a refusal", 401],
])("gives up at %s", async (_, status) => {
  server.answers((response) => response.writeHead(status).end(completionOf('{"word":"no"}')));
  await expect(ask()).rejects.toThrow(`the language model answered ${status}`);
});

test("follows no redirect", async () => {
  const before = server.requests.length;
  server.answers((response) => response.writeHead(307, { Location: "/elsewhere" }).end());
  await expect(ask()).rejects.toThrow();
  expect(server.requests.length).toBe(before + 1);
});

test("stops reading an endless answer", async () => {
  let isCut = false;
  server.answers((response) => {
    response.on("close", () => {
      isCut = true;
    });
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
      response.once("drain", more);
    };
    more();
  });
  await expect(ask()).rejects.toThrow("the answer is too long");
  await expect.poll(() => isCut).toBe(true);
});

test("does not wait for ever, and not for somebody who left", async () => {
  server.answers(() => {});
  await expect(ask({ timeoutMs: 50 })).rejects.toThrow();
  await expect(ask({ signal: AbortSignal.abort() })).rejects.toThrow();
});

test("does not wait for ever in the middle of an answer", async () => {
  server.answers((response) => response.write('{"choices":'));
  await expect(ask({ timeoutMs: 100 })).rejects.toThrow();
});
