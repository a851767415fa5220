import type { TypedResponse } from "hono";
import { type JsonText, jsonList } from "#server/database/json-text.ts";
import type { Page } from "#server/domain/paging.ts";
import type { AppContext } from "./app-environment.ts";
import { linkNextPage } from "./paging.ts";

/** Sends what the database wrote, as it is. */
export const sendJson = <Value, Status extends 200 | 201>(
  c: AppContext,
  text: JsonText<Value>,
  status: Status,
) =>
  c.body(text, status, { "Content-Type": "application/json" }) as unknown as Response &
    TypedResponse<Value, Status, "json">;

export function sendPage<Item>(c: AppContext, page: Page<JsonText<Item>>) {
  linkNextPage(c, page);
  return sendJson(c, jsonList(page.items), 200);
}
