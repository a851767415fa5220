import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { ApiError } from "./api.ts";

/** Ids count from 1; whatever else stands in an address leads to nothing. */
export function requireSerialId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  return Number(text);
}

/** What the API does not find is a page that is not found. */
export async function loadOrNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

/** A cursor in an address can be old, or anybody's: what the API refuses with one is the list's first page. */
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
