import { useLoaderData } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { timeZoneCookie, timeZoneOfCookies } from "#contract/time-zone.ts";

/** The zone that the server uses until the browser has set its cookie. */
export const neutralTimeZone = "UTC";

const browserTimeZone = () =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone || neutralTimeZone;

/** Stores the browser's zone in a cookie, so that the server renders the next page by it. */
export function rememberTimeZone() {
  const zone = browserTimeZone();
  if (timeZoneOfCookies(document.cookie) === zone) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${timeZoneCookie}=${zone}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The viewer's zone. While hydrating it is the one that the server drew by, so both draw the same. */
export function useTimeZone(): string {
  const { timeZone } = useLoaderData({ from: "__root__" });
  return useSyncExternalStore(neverChanges, browserTimeZone, () => timeZone);
}

const neverChanges = () => () => undefined;
