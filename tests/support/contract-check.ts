import { expect } from "vitest";
import type { ZodType } from "zod";
import type { App } from "#server/http/app-environment.ts";

/** An answer of a known call has a declared status and holds exactly what its schema names. */
export async function checkAgainstContract(
  app: App,
  method: string,
  path: string,
  response: Response,
): Promise<void> {
  const responses = declaredResponses(app, method, new URL(path, "http://localhost").pathname);
  if (!responses) return;
  const call = `${method} ${path} answered ${response.status}`;
  const declared = responses[response.status];
  expect(declared, `${call}, which it does not declare`).toBeDefined();
  const isJson = !declared?.content || "application/json" in declared.content;
  if (!isJson)
    return expect(Object.keys(declared.content ?? {}), call).toContain(mediaTypeOf(response));
  const schema = declared?.content?.["application/json"]?.schema;
  if (!schema) return expect(await response.text(), call).toBe("");
  const body: unknown = await response.json();
  expect(schema.parse(body), call).toEqual(body);
}

const mediaTypeOf = ({ headers }: Response) => headers.get("Content-Type")?.split(";")[0];

type Responses = Record<string, { content?: Record<string, { schema?: ZodType }> } | undefined>;

function declaredResponses(app: App, method: string, path: string): Responses | undefined {
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== "route") continue;
    const { route } = definition;
    const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    if (route.method.toUpperCase() === method && pattern.test(path)) {
      return route.responses as Responses;
    }
  }
  return undefined;
}
