import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { ApiError } from "./api.ts";

/** Throws the router's not-found for anything but a whole number from 1. */
export function requireSerialId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  return Number(text);
}

/** Turns a 404 of the API into the router's not-found. */
export async function loadOrNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

/** Redirects to the first page if the API refuses the cursor, which may be outdated or made up. */
export async function loadOrFirstPage<T>(
  loading: Promise<T>,
  { pathname, searchStr }: Pick<ParsedLocation, "pathname" | "searchStr">,
): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const search = new URLSearchParams(searchStr);
    const isRefused = error instanceof ApiError && error.status === 400;
    if (!isRefused || !search.has("cursor")) throw error;
    search.delete("cursor");
    const query = search.size > 0 ? `?${search}` : "";
    throw redirect({ href: `${pathname}${query}`, replace: true });
  }
}

/** For pages that show their list when it arrives: the browser shows the page at once, the server waits. */
export async function loadForServer(
  loading: Promise<unknown>,
  location: Pick<ParsedLocation, "pathname" | "searchStr">,
): Promise<void> {
  if (import.meta.env.SSR) await loadOrFirstPage(loading, location);
  // In the browser the list shows the error itself.
  else loading.catch(() => undefined);
}
