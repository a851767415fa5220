import type { Hook } from "@hono/zod-openapi";
import { z } from "zod";
import type { FieldIssue } from "#contract/errors.ts";
import type { AppEnv } from "./app-environment.ts";
import { invalid, notFound } from "./errors.ts";

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
  if (result.success) return;
  if (result.target === "param") throw notFound("Item");
  throw invalid(fieldIssues(result.error));
};

type InputError = Pick<z.core.$ZodError, "issues">;

/** What a hook of a call's own is told about each part of a request. */
export type CheckedInput = { target: string } & (
  | { success: true }
  | { success: false; error: InputError }
);

export const fieldIssues = (error: InputError): FieldIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
