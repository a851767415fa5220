import type { Hook } from "@hono/zod-openapi";
import { z } from "zod";
import type { AppEnv } from "./app-environment.ts";
import { invalid, notFound } from "./errors.ts";

// A message that a schema does not give itself would not say which field it is about.
z.config({
  customError: (issue) => {
    if (issue.code !== "invalid_type") return undefined;
    const field = issue.path?.join(".") || "The body";
    return issue.input === undefined
      ? `${field} is required`
      : `${field} must be ${issue.expected}`;
  },
});

/** A path that names nothing we could have is not found; everything else says which fields are wrong. */
export const refuseInvalid: Hook<unknown, AppEnv, string, void> = (result) => {
  if (result.success) return;
  if (result.target === "param") throw notFound();
  throw invalid(
    result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  );
};
