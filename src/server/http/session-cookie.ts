import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { Config } from "#server/config.ts";
import type { AppContext } from "./app-environment.ts";
import { ownOrigin } from "./request-origin.ts";

const name = "session";

const isSecure = (c: AppContext, config: Config) => ownOrigin(c, config).startsWith("https:");

/** `__Host-` makes the browser itself refuse the cookie from a sibling domain or without Secure. */
function optionsFor(c: AppContext, config: Config): CookieOptions {
  const secure = isSecure(c, config);
  return {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure,
    prefix: secure ? "host" : undefined,
  };
}

export const readSessionCookie = (c: AppContext, config: Config): string | undefined =>
  isSecure(c, config) ? getCookie(c, name, "host") : getCookie(c, name);

export const writeSessionCookie = (c: AppContext, config: Config, token: string, expires: Date) =>
  setCookie(c, name, token, { ...optionsFor(c, config), expires });

export const clearSessionCookie = (c: AppContext, config: Config) =>
  deleteCookie(c, name, optionsFor(c, config));
