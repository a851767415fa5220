import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { type ZodType, z } from "zod";
import { apiError } from "#contract/errors.ts";
import type { Access } from "#contract/permissions.ts";
import { type ErrorStatus, HttpError } from "./errors.ts";
import { requireAccess } from "./guards.ts";

const defaultMaxBodyBytes = 1024 * 1024;
/** For calls that anybody can make, or whose every field is short. */
export const accountBodyBytes = 16 * 1024;

type RouteSpec = Pick<RouteConfig, "method" | "path" | "request" | "responses"> & {
  tag: string;
  summary: string;
  access: Access;
  /** Refusals of the route's own, beside those that its access and its input bring. */
  errors?: ErrorStatus[];
  maxBodyBytes?: number;
  onTooLarge?: () => HttpError;
};

/** A call: who may make it, what it takes, what it answers. Guards run before the input is read. */
export function defineRoute<P extends string, R extends RouteSpec & { path: P }>(spec: R) {
  const { tag, access, errors, maxBodyBytes = defaultMaxBodyBytes, onTooLarge, ...route } = spec;
  const described = createRoute({
    ...route,
    tags: [tag],
    ...(access === "public" ? {} : { security: [{ session: [] }] }),
    "x-access": access,
    middleware: [requireAccess(access), limitBody(maxBodyBytes, onTooLarge)],
    responses: { ...route.responses, ...errorResponses(spec) },
  });
  // Errors are thrown, so a handler's type needs the successes alone.
  return described as unknown as ReturnType<
    typeof createRoute<P, Pick<R, keyof RouteConfig & keyof R> & { path: P }>
  >;
}

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

export const emptyAnswer = (description: string) => ({ description });

const bodyTooLarge = () =>
  new HttpError(413, "payload_too_large", "The request body is too large.");

const limitBody = (maxSize: number, onTooLarge = bodyTooLarge) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw onTooLarge();
    },
  });

const descriptions: Record<ErrorStatus, string> = {
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
  const statuses = new Set<ErrorStatus>([...errors, 500, 503]);
  if (access !== "public") statuses.add(401);
  if (method !== "get" || !["public", "member"].includes(access)) statuses.add(403);
  if (request?.query || request?.body) statuses.add(400);
  if (request?.params) statuses.add(404);
  if (request?.body) statuses.add(413).add(415);
  return Object.fromEntries(
    [...statuses].sort().map((status) => [status, jsonAnswer(apiError, descriptions[status])]),
  );
}
