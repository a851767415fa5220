import { expect, test } from "vitest";
import { rootMessage } from "./process-lifecycle.ts";

test.each([
  [new Error("plain"), "plain"],
  [
    new Error("Failed query: select", { cause: new Error("the relation is missing") }),
    "the relation is missing",
  ],
  [
    new AggregateError([new Error("connect ECONNREFUSED ::1:5432")]),
    "connect ECONNREFUSED ::1:5432",
  ],
  ["just text", "just text"],
])("%s", (error, reason) => {
  expect(rootMessage(error)).toBe(reason);
});
