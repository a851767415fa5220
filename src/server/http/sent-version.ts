import { invalid } from "#server/domain/refusal.ts";
import type { AppContext } from "./app-environment.ts";

/** The version that a change was made on, from the body or from If-Match; undefined when the caller does not say. */
export function sentVersion(c: AppContext, inBody: number | undefined): number | undefined {
  const header = c.req.header("If-Match")?.trim();
  if (inBody !== undefined || !header || header === "*") return inBody;
  const version = /^(?:W\/)?"?([1-9]\d{0,8})"?$/.exec(header)?.[1];
  if (version) return Number(version);
  throw invalid([{ path: "If-Match", message: "If-Match must be a version" }]);
}
