import { afterEach, beforeEach, expect, test } from "vitest";
import { setViewer } from "#client/features/accounts/viewer.queries.ts";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { currentToast, dismissToast } from "#client/lib/toast-queue.ts";
import type { User } from "#contract/accounts.ts";
import type { CollectionEntry, SaveEntryInput } from "#contract/collection.ts";
import { saveFromForm, setEntryToggle } from "./change-entry.ts";
import { collectionPagesKey, entryListsKey, entryQuery } from "./entries.queries.ts";
import { planNotes, planVisit } from "./entry-steps.ts";
import { type EntryToggle, entryToggles } from "./entry-toggles.ts";

const sandwich = { id: 3, name: "The Hot One" };
const member = { id: "henny" } as User;
const kept: CollectionEntry = {
  id: 7,
  userId: member.id,
  sandwichId: sandwich.id,
  isFavorite: true,
  hasTried: true,
  notes: "ask for hot honey",
  dateTried: "2024-01-05T18:00:00.000Z",
  createdAt: "2024-01-01T12:00:00.000Z",
  visits: [{ id: 1, dateTried: "2024-01-05T18:00:00.000Z", rating: 4, line: "Crisp." }],
};

let stored: CollectionEntry[];
let calls: string[];
/** Makes the next answer an error. */
let refusal: { status: number; body?: string } | undefined;
let shownWhileSent: CollectionEntry | null | undefined;
let isUnreachable: boolean;

async function answerChange(method: string, path: string, body: string): Promise<Response> {
  if (path.endsWith("/news")) return Response.json({ xp: 0, levelReached: null, badges: [] });
  calls.push(`${method} ${path}`);
  shownWhileSent = shown();
  await Promise.resolve();
  if (refusal) return new Response(refusal.body, { status: refusal.status });
  const id = Number(path.split("/").at(-1));
  const known = stored.find((entry) => entry.id === id || method === "POST");
  stored = stored.filter((entry) => entry !== known);
  if (method === "DELETE") return new Response(null, { status: 204 });
  const input: SaveEntryInput = JSON.parse(body);
  const visits = (input.visits ?? []).map((visit, index) => ({ ...visit, id: index + 1 }));
  const made = {
    notes: null,
    dateTried: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    ...known,
    ...input,
  };
  if (!made.hasTried) made.dateTried = null;
  const entry: CollectionEntry = { id: 100 + calls.length, ...made, visits };
  stored.push(entry);
  return Response.json(entry);
}

const api = createApi(async (path, { method = "GET", body }) => {
  if (method !== "GET") return answerChange(method, path, String(body));
  const asked = new URLSearchParams(path.split("?")[1]).get("sandwichIds")?.split(",") ?? [];
  if (isUnreachable) return new Response(null, { status: 503 });
  return Response.json(stored.filter(({ sandwichId }) => asked.includes(String(sandwichId))));
});

let queryClient: ReturnType<typeof createQueryClient>;
const query = entryQuery(member.id, sandwich.id);
const shown = () => queryClient.getQueryData(query.queryKey);
const load = () => queryClient.fetchQuery({ ...query, staleTime: 0 });
/** Sets the opposite of what is shown, like a click. */
const click = (toggle: EntryToggle) =>
  setEntryToggle(queryClient, { toggle, sandwich }, !entryToggles[toggle].isOn(shown() ?? null));
const takeToasts = () => {
  const titles: string[] = [];
  for (let next = currentToast(); next; next = currentToast()) {
    titles.push(next.variant === "destructive" ? `${next.title}: ${next.description}` : next.title);
    dismissToast(next.id);
  }
  return titles;
};

beforeEach(async () => {
  stored = [];
  calls = [];
  refusal = undefined;
  isUnreachable = false;
  queryClient = createQueryClient(api);
  setViewer(queryClient, member);
});
afterEach(() => {
  takeToasts();
  queryClient.clear();
});

test("shows the change at once, and what the server made of it afterwards", async () => {
  await click("wishlist");
  expect(shownWhileSent).toMatchObject({ sandwichId: 3, isFavorite: false, id: -3 });
  expect(shown()).toMatchObject({ sandwichId: 3, id: 101 });
  expect(takeToasts()).toEqual(["Added to wishlist"]);
});

test("lists of entries are loaded again after it, the collection when it is next shown", async () => {
  const keys = [entryListsKey(member.id), collectionPagesKey(member.id)];
  for (const key of keys) queryClient.setQueryData(key, []);
  await click("wishlist");
  for (const key of keys) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test("takes a failed change back and says so", async () => {
  stored = [kept];
  await load();
  refusal = { status: 500 };
  await click("favorite");
  expect(shown()).toEqual(kept);
  expect(takeToasts()).toEqual(["Error: Failed to update favorite status"]);
  await click("wishlist");
  expect(shown()).toEqual(kept);
  expect(takeToasts()).toEqual(["Error: Failed to update wishlist"]);
  stored = [];
  await load();
  await click("favorite");
  expect(takeToasts()).toEqual(["Error: Failed to add to favorites"]);
});

test("an impatient second click means the first, the other button waits its turn", async () => {
  const names = ["wishlist", "wishlist", "favorite", "favorite"] as const;
  await Promise.all(names.map(click));
  expect(calls).toEqual(["POST /api/user-sandwiches", "PATCH /api/user-sandwiches/101"]);
  expect(shown()).toMatchObject({ sandwichId: 3, isFavorite: true });
  expect(takeToasts()).toEqual(["Added to favorites"]);
});

test("many clicks on one sandwich are told once, as it ended, with the Undo of that", async () => {
  stored = [kept];
  await load();
  for (let clicks = 0; clicks < 4; clicks += 1) await click("wishlist");
  await click("favorite");
  const [last] = stored;
  await click("wishlist");
  const removal = currentToast();
  expect(takeToasts()).toEqual(["Removed from collection"]);
  await removal?.action?.onSelect();
  expect(shown()).toEqual({ ...last, id: expect.any(Number) });
});

test("Undo brings a removed entry back as it was", async () => {
  stored = [kept];
  await load();
  await click("wishlist");
  expect(shown()).toBeNull();
  const removal = currentToast();
  expect(removal).toMatchObject({ title: "Removed from collection", action: { label: "Undo" } });
  refusal = { status: 500 };
  await removal?.action?.onSelect();
  expect(takeToasts()).toEqual(["Error: Failed to update wishlist"]);
  refusal = undefined;
  await removal?.action?.onSelect();
  expect(shown()).toEqual({ ...kept, id: expect.any(Number) });
});

test("an old Undo leaves alone what has changed since", async () => {
  await click("tried");
  await click("save");
  const removal = currentToast();
  await click("tried");
  const now = shown();
  expect(takeToasts()).toEqual(["Marked as tried"]);
  await removal?.action?.onSelect();
  expect(takeToasts()).toEqual(["Not undone"]);
  expect(shown()).toBe(now);
  expect(stored).toEqual([now]);
});

test("what another tab removed is not found, and its removal is what was wanted", async () => {
  stored = [kept];
  await load();
  refusal = { status: 404, body: '{"message":"Collection entry not found"}' };
  await click("favorite");
  expect(takeToasts()).toEqual(["Error: Couldn't find this sandwich in your collection"]);
  stored = [kept];
  await load();
  await click("wishlist");
  expect(takeToasts()).toEqual(["Removed from collection"]);
});

test("Undo marks as tried again, with the date it had and the note", async () => {
  stored = [kept];
  await load();
  await click("tried");
  expect(shown()).toMatchObject({ hasTried: false, dateTried: null });
  const unmarking = currentToast();
  expect(unmarking).toMatchObject({ title: "Unmarked as tried", action: { label: "Undo" } });
  await unmarking?.action?.onSelect();
  expect(shown()).toEqual({ ...kept, id: expect.any(Number) });
  expect(takeToasts()).toContain("Marked as tried");
});

test.each<EntryToggle>(["wishlist", "favoriteWish", "save", "tried", "favorite"])(
  "a click on %s that is not known to be on waits for the entry and takes nothing away",
  async (toggle) => {
    stored = [kept];
    await click(toggle);
    expect(shown()).toEqual(kept);
    expect(calls).toEqual([]);
    stored = [];
    await load();
    queryClient.removeQueries(query);
    await click(toggle);
    expect(calls).toEqual(["POST /api/user-sandwiches"]);
  },
);

test.each<[EntryToggle, string]>([
  ["wishlist", "Error: Failed to update wishlist"],
  ["save", "Error: Failed to update collection"],
  ["tried", "Error: Failed to update tried status"],
  ["favorite", "Error: Failed to update favorite status"],
])("never overwrites an entry that could not be loaded: %s", async (toggle, failure) => {
  isUnreachable = true;
  await click(toggle);
  expect(calls).toEqual([]);
  expect(takeToasts()).toEqual([failure]);
  isUnreachable = false;
  await click(toggle);
  expect(calls).toEqual(["POST /api/user-sandwiches"]);
});

test("says nothing of its own when the session is over", async () => {
  refusal = { status: 401 };
  await click("wishlist");
  expect(shown()).toBeNull();
  expect(takeToasts()).toEqual([]);
});

test.each([
  ["notes", planNotes("No pickles")],
  ["visit", planVisit(null, { dateTried: null, rating: 4, line: null })],
])("%s of an entry that is gone are never said to be saved", async (name, plan) => {
  const change = { sandwichId: sandwich.id, name, plan, saved: { title: "Saved" } };
  expect(await saveFromForm(queryClient, change, "failed")).toBe(
    "Couldn't find this sandwich in your collection",
  );
  expect(takeToasts()).toEqual([]);
  expect(calls).toEqual([]);
});
