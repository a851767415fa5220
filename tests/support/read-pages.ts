import { expect } from "vitest";
import { bodyOf, nextPageOf, type TestClient } from "./test-client.ts";

const usualLimit = 100;

/** The whole list, page by page; all pages are as long as was asked for, and the last holds what is left. */
export async function readPages<T>(client: TestClient, path: string): Promise<T[]> {
  const asked = new URL(path, "http://localhost").searchParams.get("limit");
  const limit = Number(asked ?? usualLimit);
  const pages: T[][] = [];
  for (let next: string | undefined = path; next; ) {
    const response = await client.get(next);
    pages.push(await bodyOf<T[]>(response));
    next = nextPageOf(response);
  }
  const all = pages.flat();
  const lengths = Array.from({ length: Math.max(1, Math.ceil(all.length / limit)) }, (_, page) =>
    Math.min(limit, all.length - page * limit),
  );
  expect(
    pages.map(({ length }) => length),
    path,
  ).toEqual(lengths);
  return all;
}
