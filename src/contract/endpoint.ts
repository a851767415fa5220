import type { z } from "zod";
import type { Access } from "./permissions.ts";

/** Every call of the API starts with this. */
export const apiRoot = "/api/";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The schemas of what a call takes and answers. A call that answers a file or nothing has no `answer`. */
export interface EndpointSchemas {
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
}

/**
 * One call of the API, shared by the server's route and the client. Holds only the types of the schemas, so that the
 * browser loads no schema. The server passes the schemas to `defineRoute`, and the compiler compares their types.
 */
export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Schemas extends EndpointSchemas = EndpointSchemas,
> {
  method: M;
  /** As OpenAPI spells it: `/api/reviews/{id}`. */
  path: Path;
  access: Access;
  /** Only for the compiler. */
  schemas?: Schemas;
}

/** Names the schemas of a call: `takes<{ body: typeof saveEntryInput; answer: typeof collectionEntry }>()`. */
// @__NO_SIDE_EFFECTS__
export function takes<Schemas extends EndpointSchemas>(): Schemas | undefined {
  return undefined;
}

type ApiPath = `${typeof apiRoot}${string}`;
// biome-ignore lint/complexity/noBannedTypes: no schema at all
type NoSchemas = {};

type Define<M extends Method> = <Path extends ApiPath, Schemas extends EndpointSchemas = NoSchemas>(
  path: Path,
  access: Access,
  _schemas?: Schemas,
) => Endpoint<M, Path, Schemas>;

// @__NO_SIDE_EFFECTS__
export const get: Define<"get"> = (path, access) => ({ method: "get", path, access });

// @__NO_SIDE_EFFECTS__
export const post: Define<"post"> = (path, access) => ({ method: "post", path, access });

// @__NO_SIDE_EFFECTS__
export const put: Define<"put"> = (path, access) => ({ method: "put", path, access });

// @__NO_SIDE_EFFECTS__
export const patch: Define<"patch"> = (path, access) => ({ method: "patch", path, access });

// @__NO_SIDE_EFFECTS__
export const del: Define<"delete"> = (path, access) => ({ method: "delete", path, access });

/** `"id" | "restaurantId"` of `/api/users/{id}/restaurants/{restaurantId}`. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type SchemasOf<E> = E extends Endpoint<Method, string, infer Schemas> ? Schemas : never;

export type PathOf<E> = E extends Endpoint<Method, infer Path, EndpointSchemas> ? Path : never;

type Optional<Schemas, Part extends keyof EndpointSchemas> = Part extends keyof Schemas
  ? undefined extends Schemas[Part]
    ? true
    : false
  : true;

type Schema<E, Part extends keyof EndpointSchemas> = Part extends keyof SchemasOf<E>
  ? NonNullable<SchemasOf<E>[Part]> extends infer S extends z.ZodType
    ? S
    : never
  : never;

type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

/** A query as the caller writes it: coerced fields accept any value that fits into an address. */
type QueryInput<T> = { [Name in keyof T]: unknown extends T[Name] ? QueryValue : T[Name] };

/** The answer's type, or `undefined`. */
export type AnswerOf<E> = [Schema<E, "answer">] extends [never]
  ? undefined
  : z.output<Schema<E, "answer">>;

/** One of the items of an answer that is a list. */
export type ItemOf<E> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never;

/** What a caller sends: the path's parameters by name, `query` and `body`. */
export type RequestOf<E> = { [Name in ParamNames<PathOf<E>>]: string | number } & ([
  Schema<E, "query">,
] extends [never]
  ? unknown
  : { query?: Partial<QueryInput<z.input<Schema<E, "query">>>> }) &
  ([Schema<E, "body">] extends [never]
    ? unknown
    : Optional<SchemasOf<E>, "body"> extends true
      ? { body?: z.input<Schema<E, "body">> }
      : { body: z.input<Schema<E, "body">> });

/** The request may be left out where nothing in it is required. */
export type RequestArgument<E, Extra = unknown> =
  Record<never, never> extends RequestOf<E>
    ? [request?: RequestOf<E> & Extra]
    : [request: RequestOf<E> & Extra];

/** The address of a call, e.g. for a download. */
export function endpointUrl<E extends Endpoint>(
  endpoint: E,
  ...[request]: RequestArgument<E>
): string {
  const { query, ...params } = (request ?? {}) as Record<string, unknown> & {
    query?: Record<string, QueryValue>;
  };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
