import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { type ZodObject, type ZodType, z } from "zod";
import {
  apiRoot,
  type Endpoint,
  type EndpointSchemas,
  type ParamNames,
  type PathOf,
  type SchemasOf,
} from "#contract/endpoint.ts";
import { apiError } from "#contract/errors.ts";
import { Refusal, type RefusalStatus } from "#server/domain/refusal.ts";
import { requireAccess } from "./guards.ts";
import { shareWithVisitors } from "./kept-answers.ts";

const defaultMaxBodyBytes = 1024 * 1024;
/** For calls that anybody can make, or whose every field is short. */
export const accountBodyBytes = 16 * 1024;

interface RouteDescription {
  // Only the endpoint has these.
  method?: never;
  path?: never;
  access?: never;
  /** Where it differs from the file's. */
  tag?: string;
  summary: string;
  /** Refusals of the route's own, beside those that its access and its input bring. */
  errors?: RefusalStatus[];
  maxBodyBytes?: number;
  onTooLarge?: () => Refusal;
}

type JsonContent<Schema> = { "application/json": { schema: Schema } };

/** The part is required where the endpoint has it, and refused where it has not. */
type RequestPart<
  E,
  Part extends keyof EndpointSchemas,
  Value,
  Otherwise = never,
> = Part extends keyof SchemasOf<E> ? { [Name in Part]: Value } : { [Name in Part]?: Otherwise };

/** A file that the handler reads itself; the endpoint has no schema for it. */
type FormBody = { required?: boolean; content: { "multipart/form-data": { schema: object } } };

type EndpointRequest<E> = ([ParamNames<PathOf<E>>] extends [never]
  ? { params?: never }
  : { params: ZodObject<Record<ParamNames<PathOf<E>>, ZodType>> }) &
  RequestPart<E, "query", NonNullable<SchemasOf<E>["query"]> & ZodObject> &
  RequestPart<
    E,
    "body",
    { required?: boolean; content: JsonContent<NonNullable<SchemasOf<E>["body"]>> },
    FormBody
  >;

/** What the endpoint does not say: how it is described, and the values of its schemas. */
type EndpointRoute<E> = RouteDescription &
  (Record<never, never> extends EndpointRequest<E>
    ? { request?: EndpointRequest<E> }
    : { request: EndpointRequest<E> }) & {
    responses: Record<
      number,
      "answer" extends keyof SchemasOf<E>
        ? { description: string; content: JsonContent<NonNullable<SchemasOf<E>["answer"]>> }
        : { description: string; content?: Record<string, { schema: ZodType }> }
    >;
  };

type RouteSpec = Omit<RouteDescription, keyof Endpoint> & { tag: string } & Endpoint &
  Pick<RouteConfig, "request" | "responses">;

/**
 * The route of an endpoint. Guards run before the input is read. The compiler refuses schemas that are not the
 * endpoint's.
 */
export function defineRoute<E extends Endpoint, R extends EndpointRoute<E> & { tag: string }>(
  endpoint: E,
  route: R,
): ReturnType<
  typeof createRoute<
    PathOf<E>,
    { method: E["method"]; path: PathOf<E> } & Pick<R, keyof RouteConfig & keyof R>
  >
>;
export function defineRoute(endpoint: RouteSpec | Endpoint, rest?: object) {
  const spec = { ...rest, ...endpoint } as RouteSpec;
  const { tag, access, errors, maxBodyBytes = defaultMaxBodyBytes, onTooLarge, ...route } = spec;
  return createRoute({
    ...route,
    tags: [tag],
    operationId: operationIdOf(spec),
    security: access === "public" ? [] : [{ session: [] }],
    "x-access": access,
    middleware: [
      requireAccess(access),
      ...(access === "public" && route.method === "get" ? [shareWithVisitors] : []),
      // The body of a `get` is never read, and checking it costs more than the other guards together.
      ...(route.method === "get" ? [] : [limitBody(maxBodyBytes, onTooLarge)]),
    ],
    responses: { ...route.responses, ...errorResponses(spec) },
    // Errors are thrown, so a handler's type needs the successes alone.
  }) as never;
}

/** `defineRoute` for the calls of one file, which stand under one heading of the documentation. */
export const routesUnder =
  (tag: string, defaults: Pick<RouteDescription, "maxBodyBytes"> = {}) =>
  <E extends Endpoint, R extends EndpointRoute<E>>(endpoint: E, route: R) =>
    defineRoute<E, R & { tag: string }>(endpoint, { tag, ...defaults, ...route });

/** `getRestaurantsByIdReviews`. */
const operationIdOf = ({ method, path }: Endpoint) =>
  path
    .slice(apiRoot.length)
    .replaceAll("{", "by-")
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .reduce((name, word) => name + word.charAt(0).toUpperCase() + word.slice(1), method as string);

export const jsonBody = <T extends ZodType>(schema: T) => ({
  required: true as const,
  content: { "application/json": { schema } },
});

export const jsonAnswer = <T extends ZodType>(schema: T, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

export const csvAnswer = (description: string) => ({
  description,
  content: { "text/csv": { schema: z.string() } },
});

const bodyTooLarge = () => new Refusal(413, "payload_too_large", "The request body is too large.");

const limitBody = (maxSize: number, onTooLarge = bodyTooLarge) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw onTooLarge();
    },
  });

const descriptions: Record<RefusalStatus, string> = {
  400: "Some field is wrong: each is named",
  401: "Nobody is signed in, or somebody else is",
  403: "Not allowed",
  404: "There is no such thing",
  409: "It contradicts what is already there",
  413: "The body is too large",
  415: "The body is not JSON",
  422: "It cannot be processed",
  429: "Too many attempts: Retry-After says when",
  500: "Something broke on our side",
  503: "Too busy, or without a database: Retry-After says when",
};

function errorResponses({ method, access, request, errors = [] }: RouteSpec) {
  const statuses = new Set<RefusalStatus>([...errors, 500, 503]);
  if (access !== "public") statuses.add(401);
  if (method !== "get" || !["public", "signedIn"].includes(access)) statuses.add(403);
  if (request?.query || request?.body) statuses.add(400);
  if (request?.params) statuses.add(404);
  if (request?.body) statuses.add(413).add(415);
  return Object.fromEntries(
    [...statuses].sort().map((status) => [status, jsonAnswer(apiError, descriptions[status])]),
  );
}
