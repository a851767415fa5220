import { useLoaderData } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";

/** The server's zone until the browser has set its cookie. */
export const neutralTimeZone = "UTC";

/** The part used here; not every browser has it. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };

/** Prefers Temporal, because the first use of Intl takes 150 ms on a phone. */
export const browserTimeZone = (): string =>
  Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The viewer's time zone. While hydrating it is the one that the server used. */
export function useTimeZone(): string {
  const { timeZone } = useLoaderData({ from: "__root__" });
  return useSyncExternalStore(neverChanges, browserTimeZone, () => timeZone);
}

const neverChanges = () => () => undefined;
