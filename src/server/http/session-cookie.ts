import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { Config } from "#server/config.ts";
import type { AppContext } from "./app-environment.ts";
import { isHttps } from "./request-origin.ts";

const name = "session";

/** `__Host-` makes the browser itself refuse the cookie from a sibling domain or without Secure. */
function optionsFor(config: Config): CookieOptions {
  const secure = isHttps(config);
  return {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure,
    prefix: secure ? "host" : undefined,
  };
}

export const readSessionCookie = (c: AppContext, config: Config): string | undefined =>
  isHttps(config) ? getCookie(c, name, "host") : getCookie(c, name);

export const writeSessionCookie = (c: AppContext, config: Config, token: string, expires: Date) =>
  setCookie(c, name, token, { ...optionsFor(config), expires });

export const clearSessionCookie = (c: AppContext, config: Config) =>
  deleteCookie(c, name, optionsFor(config));
