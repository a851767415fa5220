import { createMiddleware } from "hono/factory";
import { type Access, isAllowed, type Viewer } from "#contract/permissions.ts";
import type { RequestSession } from "#server/domain/actor.ts";
import { forbidden, Refusal, unauthenticated } from "#server/domain/refusal.ts";
import type { AppContext, AppEnv } from "./app-environment.ts";

/** For "self" the path's `id` is the member whom the call is about. */
export const requireAccess = (access: Access) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (access === "public") return next();
    requireOwner(c, access, c.req.param("id"));
    return next();
  });

/** For a thing whose owner only the database knows. */
export function requireOwner(c: AppContext, access: Access, ownerId?: string): void {
  const { viewer } = requireSession(c);
  if (isAllowed(access, viewer, ownerId)) return;
  throw viewer.needsSecondFactor ? secondFactorRequired() : forbidden(refusals[access]);
}

/** The session alone says who it is; a bearer id can only contradict it. */
export function requireSession(c: AppContext): RequestSession {
  const { session } = c.var;
  const claimed = /^Bearer\s+(\S.*)$/i.exec(c.req.header("Authorization") ?? "")?.[1]?.trim();
  if (!session || (claimed !== undefined && claimed !== session.viewer.id)) throw unauthenticated();
  return session;
}

export const requireViewer = (c: AppContext): Viewer => requireSession(c).viewer;

const secondFactorRequired = () => {
  const message =
    "Admins need a second factor or a passkey here. Please set one up on your profile first.";
  return new Refusal(403, "second_factor_required", message);
};

const refusals: Partial<Record<Access, string>> = {
  admin: "You must be an admin to perform this action",
  catalogueEditor: "You must be an admin to perform this action",
};
