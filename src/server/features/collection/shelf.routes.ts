import { z } from "zod";
import {
  collectionCounts,
  entryFilters,
  type ListedEntry,
  listedEntry,
} from "#contract/collection.ts";
import { getUser } from "#server/features/accounts/users.service.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { sayTotal } from "#server/http/listing-headers.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { userIdParams } from "#server/http/params.ts";
import { countEntries, pageOfEntries } from "./shelf.service.ts";

const shared = { method: "get", tag: "Collection" } as const;

const listRoute = defineRoute({
  ...shared,
  path: "/api/users/{id}/sandwiches",
  summary: "A member's entries: searched, narrowed and ordered",
  access: "selfOrAdmin",
  request: { params: userIdParams, query: pageQuery.extend(entryFilters.shape) },
  responses: { 200: jsonAnswer(z.array(listedEntry), "A page of entries") },
});

const countRoute = defineRoute({
  ...shared,
  path: "/api/users/{id}/collection-counts",
  summary: "How many there are on each tab of one's own collection",
  access: "self",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(collectionCounts, "The counts") },
});

/** An admin may see what is in a collection; what the member wrote to themselves stays theirs. */
const withoutNotes = (entry: ListedEntry): ListedEntry => ({ ...entry, notes: null });

export function registerShelfRoutes(app: App, { db }: AppDependencies): void {
  app.openapi(listRoute, async (c) => {
    const { id } = c.req.valid("param");
    const isOwner = requireViewer(c).id === id;
    if (!isOwner) await getUser(db, id);
    const page = await pageOfEntries(db, id, c.req.valid("query"), isOwner);
    linkNextPage(c, page);
    if (page.total !== null) sayTotal(c, page.total);
    return c.json(isOwner ? page.items : page.items.map(withoutNotes), 200);
  });

  app.openapi(countRoute, async (c) =>
    c.json(await countEntries(db, c.req.valid("param").id), 200),
  );
}
