import type { TypedResponse } from "hono";
import type { JsonText } from "#server/database/json-text.ts";
import type { AppContext } from "./app-environment.ts";

/** Sends what the database wrote, as it is. */
export const sendJson = <Value, Status extends 200 | 201>(
  c: AppContext,
  text: JsonText<Value>,
  status: Status,
) =>
  c.body(text, status, { "Content-Type": "application/json" }) as unknown as Response &
    TypedResponse<Value, Status, "json">;
