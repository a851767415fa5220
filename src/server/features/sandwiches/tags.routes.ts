import { z } from "zod";
import * as endpoints from "#contract/explore.endpoints.ts";
import { tagsQuery } from "#contract/explore.ts";
import { tag } from "#contract/tags.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { mapPage, readCursor, toPage } from "#server/domain/paging.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { answerPage } from "#server/http/paging.ts";
import { listTags, tagPosition } from "./tags.repository.ts";

const defineRoute = routesUnder("Tags");

const list = defineRoute(endpoints.listTags, {
  summary: "All tags, or those that some listed sandwich has",
  request: { query: tagsQuery },
  responses: { 200: jsonAnswer(z.array(tag), "A page of tags by name") },
});

export function registerTagRoutes(app: App, { db }: Dependencies): void {
  app.openapi(list, async (c) => {
    const { limit, cursor, used } = c.req.valid("query");
    const rows = await listTags(db, {
      isUsed: used,
      after: readCursor(cursor, tagPosition),
      limit: limit + 1,
    });
    const page = mapPage(
      toPage(rows, limit, (row) => [row.sortName]),
      ({ id, name, type }) => ({ id, name, type }),
    );
    return answerPage(c, page);
  });
}
