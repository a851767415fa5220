import { z } from "zod";
import { importInput, importOutcome } from "#contract/collection-import.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { userIdParams } from "#server/http/params.ts";
import { collectionCsv } from "./collection-csv.service.ts";
import { importRows } from "./collection-import.service.ts";

const shared = { tag: "Collection", access: "self" } as const;

const exportRoute = defineRoute({
  ...shared,
  method: "get",
  path: "/api/users/{id}/collection.csv",
  summary: "One's own collection as a table that can be imported again",
  request: { params: userIdParams },
  responses: {
    200: { description: "The table", content: { "text/csv": { schema: z.string() } } },
  },
});

const importRoute = defineRoute({
  ...shared,
  method: "post",
  path: "/api/users/{id}/collection-import",
  summary: "Take rows of a table into one's own collection, or say what that would do",
  request: { params: userIdParams, body: jsonBody(importInput) },
  responses: { 200: jsonAnswer(z.array(importOutcome), "What became of each row, in their order") },
});

export function registerCollectionCsvRoutes(app: App, deps: AppDependencies): void {
  app.openapi(exportRoute, (c) => {
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", 'attachment; filename="cluck-collection.csv"');
    const lines = collectionCsv(deps.db, c.req.valid("param").id);
    return c.body(ReadableStream.from(lines).pipeThrough(new TextEncoderStream()));
  });

  app.openapi(importRoute, async (c) =>
    c.json(await importRows(deps, c.req.valid("param").id, c.req.valid("json")), 200),
  );
}
