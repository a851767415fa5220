import { useLoaderData } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";

/** The zone that the server uses until the browser has set its cookie. */
export const neutralTimeZone = "UTC";

/** As much of it as is used here: not every browser has it yet. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };

/** The first use of Intl takes a phone a sixth of a second; Temporal answers without it. */
export const browserTimeZone = (): string =>
  Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The viewer's zone. While hydrating it is the one that the server drew by, so both draw the same. */
export function useTimeZone(): string {
  const { timeZone } = useLoaderData({ from: "__root__" });
  return useSyncExternalStore(neverChanges, browserTimeZone, () => timeZone);
}

const neverChanges = () => () => undefined;
