import type { Hook } from "@hono/zod-openapi";
import { z } from "zod";
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
  throw invalid(
    result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  );
};
