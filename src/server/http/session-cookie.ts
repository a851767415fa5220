import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { Config } from "#server/config.ts";
import type { AppContext } from "./app-environment.ts";
import { ownOrigin } from "./request-origin.ts";

const name = "session";
/** Recognizes a browser that the member has used before. It does not sign in. */
const deviceName = "device";
/** Browsers keep no cookie for longer. */
const deviceSeconds = 400 * 24 * 60 * 60;

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

export function readDeviceCookie(c: AppContext, config: Config): string | undefined {
  const token = isSecure(c, config) ? getCookie(c, deviceName, "host") : getCookie(c, deviceName);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export const writeDeviceCookie = (c: AppContext, config: Config, token: string) =>
  setCookie(c, deviceName, token, { ...optionsFor(c, config), maxAge: deviceSeconds });
