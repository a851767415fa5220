import { notFound } from "@tanstack/react-router";
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
