import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { distinctTexts } from "#contract/distinct-texts.ts";
import { foldText } from "#contract/search-text.ts";
import type { SandwichTag } from "#contract/tags.ts";
import { openHoursOf } from "#server/features/restaurants/restaurant-writes.repository.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  createLocation,
  createRestaurant,
  createReview,
  createSandwich,
  createTag,
  createUser,
} from "#tests/support/factories.ts";
import { createImage } from "#tests/support/uploads.ts";
import { textArray } from "./array-literals.ts";
import { violatedConstraint } from "./driver-error.ts";
import { applyMigrations } from "./migrate.ts";
import { queryRows } from "./query-rows.ts";
import { reviewPhotos, reviewVotes } from "./schema/schema.ts";
import { lookOf, nameKey } from "./user-keys.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement);
const read = async (query: ReturnType<typeof sql>) => {
  const rows = await queryRows<{ value: unknown }>(database.db, query);
  return rows.map(({ value }) => value);
};

describe("what a bare statement changes, the database follows", () => {
  let restaurantId: number;
  let sandwichId: number;
  beforeEach(async () => {
    const restaurant = { name: "Café Coop", description: "Fried.", address: "1 Old Road" };
    restaurantId = (await createRestaurant(database.db, restaurant)).id;
    const sandwich = { restaurantId, name: "Jalapeño’s", description: "Hot  one" };
    sandwichId = (await createSandwich(database.db, sandwich)).id;
  });
  const textOf = (table: "restaurants" | "sandwiches") =>
    read(sql`select search_text as value from ${sql.identifier(table)}
      where id = ${table === "restaurants" ? restaurantId : sandwichId}::int`);

  test("the text of a sandwich, with its restaurant's name", async () => {
    expect(await textOf("sandwiches")).toEqual(["jalapeno's\nhot one\ncafe coop"]);
    await run(sql`update sandwiches set name = 'ÉCLAIR' where id = ${sandwichId}::int`);
    expect(await textOf("sandwiches")).toEqual(["eclair\nhot one\ncafe coop"]);
    await run(sql`update restaurants set name = 'Nest' where id = ${restaurantId}::int`);
    expect(await textOf("sandwiches")).toEqual(["eclair\nhot one\nnest"]);
    const { id: other } = await createRestaurant(database.db, { name: "Barn" });
    await run(
      sql`update sandwiches set restaurant_id = ${other}::int where id = ${sandwichId}::int`,
    );
    expect(await textOf("sandwiches")).toEqual(["eclair\nhot one\nbarn"]);
    await run(sql`update sandwiches set search_text = 'x' where id = ${sandwichId}::int`);
    expect(await textOf("sandwiches")).toEqual(["eclair\nhot one\nbarn"]);
  });

  test("a restaurant's menu is deleted with it, and what was deleted with it comes back", async () => {
    const deletion = (of: "restaurants" | "sandwiches", id: number) =>
      read(sql`select deleted_at::text as value from ${sql.identifier(of)} where id = ${id}::int`);
    const setDeletion = (of: "restaurants" | "sandwiches", id: number, at: string | null) =>
      run(
        sql`update ${sql.identifier(of)} set deleted_at = ${at}::timestamptz where id = ${id}::int`,
      );
    const { id: gone } = await createSandwich(database.db, { restaurantId });
    await setDeletion("sandwiches", gone, "2026-01-01");
    const before = await deletion("sandwiches", gone);

    await setDeletion("restaurants", restaurantId, "2026-02-02");
    const { id: late } = await createSandwich(database.db, { restaurantId });
    await setDeletion("sandwiches", sandwichId, null);
    const closing = await deletion("restaurants", restaurantId);
    expect(await deletion("sandwiches", sandwichId)).toEqual(closing);
    expect(await deletion("sandwiches", late)).toEqual(closing);
    expect(await deletion("sandwiches", gone)).toEqual(before);

    await setDeletion("restaurants", restaurantId, null);
    expect(await deletion("sandwiches", sandwichId)).toEqual([null]);
    expect(await deletion("sandwiches", late)).toEqual([null]);
    expect(await deletion("sandwiches", gone)).toEqual(before);
  });

  test("the tags of a sandwich as they are shown, in the order in which they were given", async () => {
    const shown = async () => {
      const [list] = await read(
        sql`select tag_list as value from sandwiches where id = ${sandwichId}::int`,
      );
      return (JSON.parse(String(list)) as SandwichTag[]).map(({ name }) => name);
    };
    const [first, second] = [await createTag(database.db), await createTag(database.db)];
    await run(sql`insert into sandwich_tags (sandwich_id, tag_id)
      values (${sandwichId}::int, ${second.id}::int), (${sandwichId}::int, ${first.id}::int)`);
    expect(await shown()).toEqual([second.name, first.name]);
    await run(sql`update tags set name = '"Hot"' where id = ${first.id}::int`);
    expect(await shown()).toEqual([second.name, '"Hot"']);
    const { id: other } = await createSandwich(database.db, { restaurantId });
    await run(sql`update sandwich_tags set sandwich_id = ${other}::int
      where sandwich_id = ${sandwichId}::int and tag_id = ${second.id}::int`);
    expect(await shown()).toEqual(['"Hot"']);
    await run(sql`delete from tags where id = ${first.id}::int`);
    expect(await shown()).toEqual([]);
  });

  test("the best photo of a sandwich: of the most helpful review that is shown, then of the newest", async () => {
    const { db } = database;
    const best = async () => {
      const [photo] = await read(
        sql`select best_photo_id as value from sandwiches where id = ${sandwichId}::int`,
      );
      return photo;
    };
    const createPhoto = async (reviewId: number, position = 0) => {
      const { id: imageId } = await createImage(db, { kind: "review" });
      await db.insert(reviewPhotos).values({ reviewId, imageId, position });
      return imageId;
    };
    const at = (day: number) => ({ sandwichId, dateCreated: new Date(2026, 0, day) });
    const older = await createReview(db, at(1));
    const newer = await createReview(db, at(2));
    const wordy = await createReview(db, at(3));
    const { id: voter } = await createUser(db);
    const vote = (reviewId: number) => db.insert(reviewVotes).values({ reviewId, userId: voter });
    expect(await best()).toBeNull();
    await vote(wordy.id);
    expect(await best()).toBeNull();

    const second = await createPhoto(older.id, 1);
    const first = await createPhoto(older.id, 0);
    expect(await best()).toBe(first);
    await run(sql`update review_photos set position = 2 where image_id = ${first}::int`);
    expect(await best()).toBe(second);
    const newest = await createPhoto(newer.id);
    expect(await best()).toBe(newest);

    await vote(older.id);
    expect(await best()).toBe(second);
    await run(sql`update reviews set hidden_at = now() where id = ${older.id}::int`);
    expect(await best()).toBe(newest);
    await run(sql`update reviews set hidden_at = null where id = ${older.id}::int`);
    expect(await best()).toBe(second);
    await run(sql`delete from users where id = ${voter}`);
    expect(await best()).toBe(newest);
    await run(sql`delete from images where id = ${newest}::int`);
    expect(await best()).toBe(second);

    const { id: other } = await createSandwich(db, { restaurantId });
    await run(sql`update reviews set sandwich_id = ${other}::int where id = ${older.id}::int`);
    expect(await best()).toBeNull();
    await run(sql`update reviews set sandwich_id = ${sandwichId}::int where id = ${older.id}::int`);
    expect(await best()).toBe(second);
    await run(sql`delete from reviews where id = ${older.id}::int`);
    expect(await best()).toBeNull();
  });

  test("of ingredients that differ in case or spaces alone, the first stays", async () => {
    const given = ["thigh", "Bun", " THIGH", "hot  honey", "bun", "Hot honey"];
    await run(
      sql`update sandwiches set ingredients = ${textArray(given)} where id = ${sandwichId}::int`,
    );
    expect(
      await read(sql`select array_to_json(ingredients) as value from sandwiches
        where id = ${sandwichId}::int`),
    ).toEqual([distinctTexts(given)]);
  });

  test("the text of a restaurant, by its locations' addresses or else by its own", async () => {
    expect(await textOf("restaurants")).toEqual(["cafe coop\nfried.\n1 old road"]);
    const { id } = await createLocation(database.db, { restaurantId, address: "2 New St" });
    await createLocation(database.db, { restaurantId, address: "3 New St" });
    expect(await textOf("restaurants")).toEqual(["cafe coop\nfried.\n2 new st\n3 new st"]);
    await run(sql`update locations set address = '4 ÉLM' where id = ${id}::int`);
    expect(await textOf("restaurants")).toEqual(["cafe coop\nfried.\n4 elm\n3 new st"]);
    await run(sql`update locations set deleted_at = now() where id = ${id}::int`);
    expect(await textOf("restaurants")).toEqual(["cafe coop\nfried.\n3 new st"]);
    await run(sql`delete from locations where restaurant_id = ${restaurantId}::int`);
    expect(await textOf("restaurants")).toEqual(["cafe coop\nfried.\n1 old road"]);
  });

  test("the outlets of a restaurant: its locations, or itself while it has none", async () => {
    const outlets = () =>
      read(sql`select concat_ws(' ', latitude, time_zone) as value from outlets
        where restaurant_id = ${restaurantId}::int order by 1`);
    await run(
      sql`update restaurants set latitude = 1, longitude = 1 where id = ${restaurantId}::int`,
    );
    expect(await outlets()).toEqual(["1"]);
    const place = { restaurantId, latitude: 2, longitude: 2, timeZone: "Asia/Tokyo" };
    const { id } = await createLocation(database.db, place);
    await createLocation(database.db, { ...place, latitude: 3 });
    expect(await outlets()).toEqual(["2 Asia/Tokyo", "3 Asia/Tokyo"]);
    await run(sql`update locations set latitude = 5 where id = ${id}::int`);
    expect(await outlets()).toEqual(["3 Asia/Tokyo", "5 Asia/Tokyo"]);
    await run(
      sql`update locations set deleted_at = now() where restaurant_id = ${restaurantId}::int`,
    );
    expect(await outlets()).toEqual(["1"]);
    await run(sql`update restaurants set deleted_at = now() where id = ${restaurantId}::int`);
    expect(await outlets()).toEqual([]);
  });

  test("hours without the minutes that follow from them are refused", async () => {
    const { id } = await createLocation(database.db, { restaurantId });
    const hours = { monday: "9-5" };
    const refused = async (table: "restaurants" | "locations", row: number) =>
      run(sql`update ${sql.identifier(table)} set hours_of_operation = ${JSON.stringify(hours)}::text::jsonb
        where id = ${row}::int`).then(() => null, violatedConstraint);
    expect(await refused("restaurants", restaurantId)).toBe("restaurants_open_minutes_current");
    expect(await refused("locations", id)).toBe("locations_open_minutes_current");
    const { openMinutes, hoursRead } = openHoursOf(hours);
    await run(sql`update locations set hours_of_operation = ${JSON.stringify(hours)}::text::jsonb,
      open_minutes = ${openMinutes}::int4multirange, hours_read = ${hoursRead} where id = ${id}::int`);
    expect(
      await read(
        sql`select open_minutes::text as value from outlets where restaurant_id = ${restaurantId}::int`,
      ),
    ).toEqual(["{[540,1020)}"]);
  });

  test("keys and texts of members, recommendations, notes and the log", async () => {
    const { id: userId } = await createUser(database.db, { username: "ΟΔΟΣ" });
    await run(
      sql`update users set username = 'ÅsaI', email = 'ÅSA@X.example', display_name = 'Åsa  B' where id = ${userId}`,
    );
    expect(
      await read(sql`select array_to_json(array[username_key, username_look, email_key, search_text]) as value
        from users where id = ${userId}`),
    ).toEqual([[nameKey("ÅsaI"), lookOf("ÅsaI"), "åsa@x.example", "asai\nasa@x.example\nasa b"]]);
    await run(
      sql`insert into user_sandwiches (user_id, sandwich_id, notes) values (${userId}, ${sandwichId}::int, 'HOT Honéy')`,
    );
    expect(
      await read(sql`select search_text as value from user_sandwiches where user_id = ${userId}`),
    ).toEqual(["hot honey"]);
    await run(
      sql`insert into restaurant_recommendations (website_url, notes) values ('https://É.example', 'Très bon, really')`,
    );
    expect(await read(sql`select search_text as value from restaurant_recommendations`)).toEqual([
      "https://e.example\ntres bon, really\n\n",
    ]);
    await run(sql`insert into audit_log (action, entity_type, entity_id, details)
      values ('x.y', 'x', '1', '{"before": null, "after": {"name": "Éa", "list": [1, {"deep": "Z"}]}}')`);
    expect(
      await read(sql`select search_text as value from audit_log where action = 'x.y'`),
    ).toEqual(["1\nz\nea"]);
  });

  test.each([
    ["https://www.Coop.example/", "coop.example"],
    ["http://coop.example", "coop.example"],
    ["https://coop.example/Menu/?utm=1#top", "coop.example/menu"],
    ["https://m.coop.example", "m.coop.example"],
    ["https://coop.example:443", "coop.example"],
    ["http://coop.example:80/x", "coop.example/x"],
    ["http://coop.example:8080/menu", "coop.example:8080/menu"],
    ["", null],
    [null, null],
    ["not an address", null],
  ])("the website %s has the key %s", async (website, key) => {
    await run(sql`update restaurants set website = ${website} where id = ${restaurantId}::int`);
    expect(
      await read(sql`select website_key as value from restaurants where id = ${restaurantId}::int`),
    ).toEqual([key]);
  });
});

/** Younger than the tables of PostgreSQL 15; so are some scripts beyond these 65,536 characters. */
const younger = "\ua7f1";

/** Every character, each in the middle of a word. */
const words = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((character) => character > "\u0001" && !/[\ud800-\udfff]/.test(character))
  .filter((character) => character !== younger)
  .map((character) => `a${character}b`);

test.each([
  ["fold_text", foldText],
  ["name_key", nameKey],
  ["look_of", lookOf],
])("%s treats every character as the code does", async (name, inCode) => {
  const differing: string[] = [];
  // In a long text one capital costs a look at every letter in a table of all capitals: few have some at this size.
  const atOnce = 500;
  for (let start = 0; start < words.length; start += atOnce) {
    const some = words.slice(start, start + atOnce);
    const [folded] = await read(sql`select ${sql.raw(name)}(${some.join("\u0001")}) as value`);
    const found = String(folded).split("\u0001");
    differing.push(...some.filter((word, index) => found[index] !== inCode(word)));
  }
  expect(differing).toEqual([]);
});

test("members keep the names they had; of those that look alike the oldest has the look", async () => {
  const older = await createTestDatabase();
  const { db } = older;
  const tags = await queryRows<{ tag: string }>(db, sql`select tag from schema_migrations`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await applyMigrations(
    db,
    tags.map(({ tag }) => tag).filter((tag) => tag < "0014"),
  );
  const names = ["Marta", "М\u0430rta", "Ángel", "Bob1", "BobI"];
  for (const [index, name] of names.entries()) {
    await db.execute(sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at)
      values (${name}, ${name}, ${nameKey(name)}, ${`${index}@x`}, ${`${index}@x`}, '!', to_timestamp(${index}::int))`);
  }
  await applyMigrations(db);
  const looks = await queryRows<{ username: string; look: string | null }>(
    db,
    sql`select username, username_look as look from users order by created_at`,
  );
  expect(looks.map(({ username, look }) => [username, look])).toEqual([
    ["Marta", lookOf("Marta")],
    ["М\u0430rta", null],
    ["Ángel", lookOf("Ángel")],
    ["Bob1", lookOf("Bob1")],
    ["BobI", null],
  ]);
  // A new name is looked at like everybody's.
  await db.execute(sql`update users set username = 'Berta' where id = ${"М\u0430rta"}`);
  for (const id of ["Marta", "BobI"]) {
    const taken = db.execute(sql`update users set username = 'B\u0435rta' where id = ${id}`);
    expect(await taken.then(() => null, violatedConstraint)).toBe("users_username_look_unique");
  }
  await older.close();
});

test("no trigger comes before a change of a member: every XP would compute their texts anew", async () => {
  const isRowBeforeUpdate = sql`tgtype & 1 = 1 and tgtype & 2 = 2 and tgtype & 16 = 16`;
  const triggers = await read(
    sql`select tgname as value from pg_trigger where tgrelid = 'users'::regclass and ${isRowBeforeUpdate}`,
  );
  expect(triggers).toEqual([]);
});
