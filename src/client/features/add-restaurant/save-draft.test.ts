import { expect, test, vi } from "vitest";
import { locationValues, sandwichValues } from "#client/features/catalogue-editing/form-values.ts";
import type { LocationValues } from "#client/features/catalogue-editing/forms.ts";
import { type Api, ApiError, createApi } from "#client/lib/api.ts";
import { checkDraft } from "./check-draft.ts";
import type { Draft } from "./draft.ts";
import { createPart, emptyDraft, withRestaurant, withValues } from "./draft.ts";
import type { DraftStore } from "./draft-store.ts";
import { RestaurantNotCreated, saveDraft } from "./save-draft.ts";

const location = (address: string) => createPart({ ...locationValues(undefined), address });
const sandwich = (name: string, price = "", spiceLevel = "0") =>
  createPart({ ...sandwichValues(undefined), name, price, spiceLevel });

const full: Draft = {
  ...emptyDraft,
  basics: { ...emptyDraft.basics, name: "Hen", description: "Fried." },
  locations: [location("1 Main St"), location("2 Main St")],
  sandwiches: [sandwich("Classic", "9,50", "1"), sandwich("Hot", "", "2"), sandwich("Deluxe")],
};

function createStore(draft: Draft): DraftStore {
  let current = draft;
  return {
    get: () => current,
    change: (step) => {
      current = step(current);
    },
    forget: () => {},
    clear: () => {},
    alone: (work) => work(),
    subscribe: () => () => {},
  };
}

type Sent = { path: string; body: Record<string, unknown> };

/** A catalogue that keeps what it is sent, and can lose an answer or refuse a thing. */
function catalogue(fail: (sent: Sent, times: number) => "refused" | "lost" | number | undefined) {
  const kept: Sent[] = [];
  const tries = new Map<string, number>();
  const api: Api = createApi(async (path, init) => {
    if (init.method !== "POST") {
      const at = (part: string) =>
        kept.flatMap((sent, id) => (sent.path === part ? [{ id: id + 1, ...sent.body }] : []));
      return Response.json(
        path.endsWith("/sandwiches")
          ? at("/api/sandwiches")
          : { id: 1, name: "Hen", locations: at("/api/locations") },
      );
    }
    const sent = { path, body: JSON.parse(String(init.body)) };
    const key = `${path} ${sent.body.address ?? sent.body.name}`;
    tries.set(key, (tries.get(key) ?? 0) + 1);
    const failure = fail(sent, tries.get(key) ?? 0);
    if (failure === "refused") return Response.json({ message: "No pickles." }, { status: 500 });
    if (typeof failure === "number") {
      const issues = [{ path: "imageUrl", message: "Not a picture." }];
      return Response.json({ message: "No.", issues }, { status: failure });
    }
    kept.push(sent);
    if (failure === "lost") throw new TypeError("Failed to fetch");
    return Response.json({ id: kept.length }, { status: 201 });
  });
  return { api, kept };
}

const paths = (kept: Sent[]) =>
  kept.map(({ path, body }) => `${path} ${body["address"] ?? body["name"]}`);
const everything = [
  "/api/restaurants Hen",
  "/api/locations 1 Main St",
  "/api/locations 2 Main St",
  "/api/sandwiches Classic",
  "/api/sandwiches Hot",
  "/api/sandwiches Deluxe",
];

function save(api: Api, store: DraftStore) {
  const { checked } = checkDraft(store.get());
  if (!checked) throw new Error("the draft is wrong");
  const events = { onStep: vi.fn(), onSandwichFailed: vi.fn(), onPictureRefused: vi.fn() };
  return { events, done: saveDraft(api, store, checked, events) };
}

test("the restaurant, each location, each sandwich, in this order", async () => {
  const { api, kept } = catalogue(() => undefined);
  const saved = await save(api, createStore(full)).done;
  expect(paths(kept)).toEqual(everything);
  expect(saved).toEqual({
    restaurantId: 1,
    name: "Hen",
    locations: 2,
    sandwiches: 3,
    sandwichesFailed: 0,
  });
  expect(kept[1]?.body).toMatchObject({ restaurantId: 1, hoursOfOperation: "{}" });
  expect(kept[3]?.body).toMatchObject({ price: 9.5, spiceLevel: 1, isSpicy: false });
  expect(kept[4]?.body).toMatchObject({ price: 0, isSpicy: true, containsGluten: null });
});

test("a value that was read says where and when, one that somebody typed does not", async () => {
  const source = { from: "json-ld" as const, line: null, text: "", confidence: 1 };
  const website = { from: "website" as const, date: "2026-11-03" };
  const menu = { from: "menu" as const, date: "2026-11-04" };
  const { api, kept } = catalogue(() => undefined);
  const store = createStore({
    ...full,
    locations: [
      createPart(
        full.locations[0]?.values as LocationValues,
        { hoursOfOperation: source },
        [],
        website,
      ),
    ],
    sandwiches: [
      createPart(sandwichValues(undefined), { price: source }, [], menu),
      createPart(sandwichValues(undefined), { price: source }, [], menu),
    ].map((part, at) => ({ ...part, values: { ...part.values, name: `No. ${at}`, price: "9" } })),
  });
  const [, corrected] = store.get().sandwiches;
  if (!corrected) throw new Error("the draft has two sandwiches");
  store.change(withValues("sandwiches", corrected.key, { ...corrected.values, price: "10" }));
  await save(api, store).done;
  expect(kept.map(({ body }) => body["hoursSource"] ?? body["priceSource"])).toEqual([
    undefined,
    website,
    menu,
    undefined,
  ]);
});

test("a restaurant that the catalogue has is used, and what it has is left out", async () => {
  const { api, kept } = catalogue(() => undefined);
  await save(api, createStore(full)).done;
  const more = {
    ...full,
    basics: emptyDraft.basics,
    locations: [location("1 MAIN ST"), location("3 Main St")],
  };
  const saved = await save(api, createStore(withRestaurant({ id: 1, isNew: false })(more))).done;
  expect(paths(kept)).toEqual([...everything, "/api/locations 3 Main St"]);
  expect(saved).toMatchObject({ name: "Hen", locations: 2, sandwiches: 3 });
});

test.each(everything.slice(1))(
  "%s fails or its answer is lost: a second try sends the rest, nothing twice",
  async (step) => {
    for (const failure of ["refused", "lost"] as const) {
      const { api, kept } = catalogue(({ path, body }, times) =>
        times === 1 && `${path} ${body["address"] ?? body["name"]}` === step ? failure : undefined,
      );
      const store = createStore(full);
      const first = save(api, store);
      await first.done.catch(() => {});
      const saved = await save(api, store).done;
      expect(paths(kept).toSorted()).toEqual(everything.toSorted());
      expect(saved).toMatchObject({ locations: 2, sandwiches: 3 });
    }
  },
);

test.each([
  ["refused", "Lunch"],
  ["refused", "Dinner"],
  ["lost", "Lunch"],
  ["lost", "Dinner"],
] as const)("of two with one name, %s at %s, a second try sends the other", async (failure, at) => {
  const inSection = (section: string) => {
    const part = sandwich("Classic", "9");
    return { ...part, values: { ...part.values, section } };
  };
  const tried = new Set();
  const { api, kept } = catalogue(({ body }) => {
    const isFirst = !tried.has(body["section"]);
    tried.add(body["section"]);
    if (body["section"] === at && isFirst) return failure;
    return failure === "lost" && body["section"] && isFirst ? "refused" : undefined;
  });
  const store = createStore({ ...full, sandwiches: [inSection("Lunch"), inSection("Dinner")] });
  await save(api, store).done;
  expect(await save(api, store).done).toMatchObject({ sandwiches: 2, sandwichesFailed: 0 });
  const sections = kept.flatMap(({ path, body }) =>
    path === "/api/sandwiches" ? [body["section"]] : [],
  );
  expect(sections.toSorted()).toEqual(["Dinner", "Lunch"]);
});

test("a sandwich that fails does not keep the others out", async () => {
  const { api, kept } = catalogue(({ body }) => (body["name"] === "Hot" ? "refused" : undefined));
  const { done, events } = save(api, createStore(full));
  expect(await done).toMatchObject({ sandwiches: 2, sandwichesFailed: 1 });
  expect(paths(kept)).not.toContain("/api/sandwiches Hot");
  expect(events.onSandwichFailed).toHaveBeenCalledExactlyOnceWith("Hot", expect.any(ApiError));
});

test("without a restaurant nothing else is tried, and the end of a session ends it", async () => {
  const refusing = catalogue(({ path }) => (path === "/api/restaurants" ? "refused" : undefined));
  await expect(save(refusing.api, createStore(full)).done).rejects.toThrow(RestaurantNotCreated);
  expect(refusing.kept).toEqual([]);
  const ended = catalogue(({ body }) => (body["name"] === "Classic" ? 401 : undefined));
  await expect(save(ended.api, createStore(full)).done).rejects.toMatchObject({ status: 401 });
  expect(paths(ended.kept)).toEqual(everything.slice(0, 3));
});

test("a picture that cannot be stored does not keep the restaurant out", async () => {
  const { api, kept } = catalogue(({ body }) => (body["imageUrl"] ? 422 : undefined));
  const { done, events } = save(
    api,
    createStore({ ...full, imageUrl: "https://hen.example/a.svg" }),
  );
  await done;
  expect(kept[0]?.body["imageUrl"]).toBeNull();
  expect(events.onPictureRefused).toHaveBeenCalledOnce();
});
