import type { Hook } from "@hono/zod-openapi";
import { z } from "zod";
import type { FieldIssue } from "#contract/errors.ts";
import { invalid, notFound } from "#server/domain/refusal.ts";
import type { AppEnv } from "./app-environment.ts";

// A message that a schema does not give itself would not say which field it is about.
z.config({
  customError: (issue) => {
    if (issue.code !== "invalid_type") return undefined;
    const field = issue.path?.join(".") || "The body";
    if (issue.input === undefined) return `${field} is required`;
    const vowel = /^[aeiou]/.test(issue.expected) ? "an" : "a";
    return `${field} must be ${vowel} ${issue.expected}`;
  },
});

/** A path that names nothing we could have is not found; everything else says which fields are wrong. */
export const refuseInvalid: Hook<unknown, AppEnv, string, void> = (result) => {
  const issues = issuesOf(result);
  if (issues.length === 0) return;
  if (result.target === "param") throw notFound("Item");
  throw invalid(issues);
};

/** What a call's own hook gets for each part of a request. Without a type for the data, which Hono would take for the call's. */
export type CheckedInput = { target: string } & (
  | { success: true }
  | { success: false; error: Pick<z.core.$ZodError, "issues"> }
);

/** What the schema refuses, and what no schema looks for: text that the database cannot keep. */
export function issuesOf(result: CheckedInput): FieldIssue[] {
  if (!result.success) {
    return result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  }
  // Words to search for may hold anything: nothing is found by them.
  if (result.target === "query") return [];
  return unstorablePaths("data" in result ? result.data : undefined).map((path) => ({
    path,
    message: `${path} holds a character we cannot keep`,
  }));
}

/** A NUL, or one half of a character that takes two: an escape in JSON or in an address can say either. */
const isUnstorable = (text: string) => text.includes("\0") || /\p{Surrogate}/u.test(text);

/** A loop instead of recursion, because the sender decides how deep a body is. */
function unstorablePaths(data: unknown): string[] {
  const paths: string[] = [];
  const rest: [string, unknown][] = [["", data]];
  for (const [path, value] of rest) {
    if (typeof value === "string" && isUnstorable(value)) paths.push(path);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isUnstorable(key)) paths.push(path);
      else rest.push([path ? `${path}.${key}` : key, inner]);
    }
  }
  return paths;
}
