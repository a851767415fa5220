import { join } from "node:path";
import type { ChildServer } from "./child-server.ts";
import type { ApiDocument } from "./fuzz-request.ts";
import { people } from "./people.ts";
import { listPages, type World } from "./requests.ts";

export async function readDocument({ port }: ChildServer): Promise<ApiDocument> {
  const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
  return (await response.json()) as ApiDocument;
}

/** Reads ids and a cursor of every list, for requests that name something that exists. */
export async function lookAround(
  { port }: ChildServer,
  document: ApiDocument,
  session: string,
): Promise<World> {
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Cookie: `session=${session}` } });
  const users = (await (await get("/api/users?limit=20&sort=username")).json()) as { id: string }[];
  const cursors: Record<string, string> = {};
  for (const [path, { get: operation }] of Object.entries(document.paths)) {
    if (!operation?.parameters?.some(({ name }) => name === "cursor")) continue;
    const id = path.startsWith("/api/users/") ? people.admin.id : "1";
    const response = await get(`${path.replace("{id}", id)}?limit=1&gap=price`);
    const cursor = /[?&]cursor=([^&>]+)/.exec(response.headers.get("Link") ?? "")?.[1];
    if (cursor) cursors[`GET ${path}`] = cursor;
  }
  const pages = listPages(join(import.meta.dirname, "..", "..", "src", "client", "routes"));
  return { document, pages, cursors, userIds: users.map(({ id }) => id) };
}
