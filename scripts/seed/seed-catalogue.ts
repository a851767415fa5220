import { type SQL, sql } from "drizzle-orm";
import { eachClaim, eachTrait, type Trait, traits } from "#contract/traits.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { openHoursOf } from "#server/features/restaurants/restaurant-writes.repository.ts";
import { refreshRanks, weightedRating } from "#server/features/sandwiches/ranking.service.ts";
import { dropIndexes, runBeside } from "./seed-indexes.ts";
import { commaList, oneOf, pick } from "./seed-sql.ts";
import { cities, words } from "./words.ts";

const sandwichesPerRestaurant = 20;
const reviewsPerSandwich = 10;
const savedByFirstMember = 100;

export interface SeedSizes {
  restaurants: number;
  sandwiches: number;
  reviews: number;
  members: number;
}

export const sizesFor = (sandwiches: number): SeedSizes => ({
  sandwiches,
  restaurants: Math.max(1, Math.round(sandwiches / sandwichesPerRestaurant)),
  reviews: sandwiches * reviewsPerSandwich,
  members: Math.min(20_000, Math.max(1000, Math.round(sandwiches / 5))),
});

/** The id that the seed's first member has. */
export const firstMember = "seed-1";

export async function holdsSomething(db: Database): Promise<boolean> {
  const rows = await queryRows(db, sql`select 1 from restaurants where not is_demo limit 1`);
  return rows.length > 0;
}

/** The same catalogue for the same size, whenever it is made: every draw comes from one seed. */
export async function seedCatalogue(
  db: Database,
  sizes: SeedSizes,
  tell: (step: string) => void = () => {},
): Promise<void> {
  const rebuild = await dropIndexes(db);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select setseed(0.42)`);
    // The same few statements of the triggers run a hundred thousand times.
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    tell(`${sizes.members} members, ${sizes.restaurants} restaurants`);
    await insertMembers(tx, sizes);
    await withoutTriggers(tx, () => insertRestaurants(tx, sizes));
    tell(`${sizes.reviews} reviews`);
    await nameSandwiches(tx, sizes);
    await insertReviews(tx, sizes);
    await insertTags(tx);
    tell(`${sizes.sandwiches} sandwiches`);
    await tx.execute(sql`alter table sandwiches disable trigger sandwiches_rated`);
    await insertSandwiches(tx);
    await tx.execute(sql`alter table sandwiches enable trigger sandwiches_rated`);
    await insertRatings(tx);
    await insertEntries(tx);
    await refreshRanks(tx);
  });
  tell("indexes and statistics");
  await db.execute(sql`vacuum full restaurants`);
  // Those of words take the longest.
  const isOfWords = (statement: string) => / USING gin /.test(statement);
  await runBeside(db, [
    ...rebuild.indexes.filter(isOfWords),
    ...rebuild.indexes.filter((statement) => !isOfWords(statement)),
  ]);
  await runBeside(db, rebuild.constraints);
  await runBeside(
    db,
    seededTables.map((table) => `vacuum analyze ${table}`),
  );
}

/** A restaurant's text and outlets would be written anew with each of its locations. */
async function withoutTriggers(tx: Database, insert: () => Promise<void>): Promise<void> {
  const follow = [
    "alter table restaurants %s trigger restaurants_text",
    "alter table restaurants %s trigger restaurants_outlets",
    "alter table locations %s trigger locations_outlets",
  ];
  const set = (statements: string[], state: string) =>
    tx.execute(sql.raw(statements.join("; ").replaceAll("%s", state)));
  await set(follow, "disable");
  await insert();
  await set(follow, "enable");
  // The triggers' plans are those of empty tables, which they would read whole for each row.
  await tx.execute(sql`analyze restaurants, locations`);
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql`update restaurants set search_text = '', deleted_at = deleted_at
    where id in (select id from seed_restaurants)`);
  await tx.execute(sql`set local enable_seqscan = on`);
}

const seededTables = [
  "users",
  "restaurants",
  "locations",
  "outlets",
  "sandwiches",
  "sandwich_ratings",
  "tags",
  "sandwich_tags",
  "reviews",
  "user_sandwiches",
  "visits",
  "saved_restaurants",
];

async function insertMembers(tx: Database, { members }: SeedSizes): Promise<void> {
  await tx.execute(sql`
    insert into users (id, username, email, password_hash)
    select 'seed-' || n, 'seed-member-' || n, 'seed-' || n || '@example.com', '!'
    from generate_series(1, ${members}::int) n`);
}

async function insertRestaurants(tx: Database, { restaurants }: SeedSizes): Promise<void> {
  await tx.execute(sql`create temporary table seed_restaurants on commit drop as
    select nextval('restaurants_id_seq')::int as id,
      ${pick(words.styles)} || ' ' || ${pick(words.houses)} || ' ' || n as name,
      ${pick(words.details)} || ' ' || ${pick(words.details)} || ' ' || ${pick(words.forms)} as about,
      (n * 37) || ' ' || ${oneOf(words.streets)} || ' street' as address,
      1 + floor(random() * ${cities.length}::int)::int as city,
      1 + floor(random() * 4)::int as hours
    from generate_series(1, ${restaurants}::int) n`);
  await tx.execute(sql`
    insert into restaurants (id, name, description, price_range, restaurant_type, created_at)
    select id, name, about, repeat('$', 1 + floor(power(random(), 2) * 4)::int),
      ${oneOf(["Fast Food", "Fast Casual", "Casual Dining", "Food Truck", "Cafe", "Deli"])},
      now() - random() * interval '900 days'
    from seed_restaurants`);
  const rows = cities.map(
    ([name, zone, latitude, longitude], index) =>
      sql`(${index + 1}::int, ${name}, ${zone}, ${latitude}::float8, ${longitude}::float8)`,
  );
  await tx.execute(sql`create temporary table seed_locations on commit drop as
    select nextval('locations_id_seq')::int as id, s.id as restaurant_id, s.address, s.hours,
      city.name as city, city.zone, city.latitude + (random() - 0.5) * 0.6 as latitude,
      city.longitude + (random() - 0.5) * 0.6 as longitude
    from seed_restaurants s
    join (values ${commaList(rows)}) city(n, name, zone, latitude, longitude) on city.n = s.city
    cross join generate_series(1, 2) branch
    where branch = 1 or s.id % 5 = 0`);
  await tx.execute(sql`
    insert into locations (id, restaurant_id, address, city, postcode, latitude, longitude,
      time_zone, hours_of_operation, open_minutes, hours_read, hours_source, confirmed_at)
    select l.id, restaurant_id, address, city, (10000 + l.id % 900)::text, latitude, longitude, zone,
      h.hours, h.minutes, h.read, ${source}, ${confirmedAt}
    from seed_locations l join (values ${weeks}) h(n, hours, minutes, read) on h.n = l.hours`);
}

const source = sql`(array['website', 'menu', 'team', null])[1 + floor(random() * 4)::int]`;
const confirmedAt = sql`now() - random() * interval '300 days'`;

const weeks = commaList(
  ["Mon-Sun 11am-9pm", "Mon-Sun 7am-3pm", "Mon-Sun 5pm-2am", "24 hours"].map((text, index) => {
    const hours = { text };
    const { openMinutes, hoursRead } = openHoursOf(hours);
    return sql`(${index + 1}::int, ${JSON.stringify(hours)}::text::jsonb,
      ${openMinutes}::int4multirange, ${hoursRead})`;
  }),
);

/** Reviews and tags come before the sandwiches, which are then written once, with what is counted of both. */
async function nameSandwiches(tx: Database, sizes: SeedSizes): Promise<void> {
  const details = Array.from({ length: 8 }, () => pick(words.details));
  await tx.execute(sql`create temporary table seed_sandwiches on commit drop as
    select nextval('sandwiches_id_seq')::int as id, r.id as restaurant_id,
      ${pick(words.styles)} || (case when random() < 0.7 then ' chicken ' else ' ' end)
        || ${pick(words.forms)} as name,
      concat_ws(' ', ${commaList(details)}) as about
    from generate_series(0, ${sizes.sandwiches - 1}::int) n
    join (select id, row_number() over (order by id) - 1 as at from seed_restaurants) r
      on r.at = n % ${sizes.restaurants}::int`);
}

/** Some are rated by hundreds, most by a few; nobody rates one twice, since neighbours in number differ. */
async function insertReviews(tx: Database, sizes: SeedSizes): Promise<void> {
  const { reviews, sandwiches, members } = sizes;
  await tx.execute(sql`
    insert into reviews (user_id, sandwich_id, rating, comment, date_created)
    select 'seed-' || 1 + n % ${members}::int, s.id,
      greatest(1, least(5, round(2.2 + (s.id % 100 * 19 % 100) / 40.0 + random() * 2)))::int,
      concat_ws(' ', ${pick(words.details)}, ${pick(words.details)}, ${pick(words.styles)}),
      now() - random() * interval '800 days'
    from generate_series(0, ${reviews - 1}::int) n
    join (select id, row_number() over (order by md5(id::text)) - 1 as at from seed_sandwiches) s
      on s.at = floor(power(n / ${reviews}::float8, 1.5) * ${sandwiches}::int)::int`);
}

async function insertTags(tx: Database): Promise<void> {
  const names = commaList(words.tags.map((name) => sql`(${name}, 'style')`));
  await tx.execute(sql`insert into tags (name, type) values ${names} on conflict do nothing`);
  await tx.execute(sql`alter table sandwich_tags disable trigger sandwich_tags_added`);
  await tx.execute(sql`
    insert into sandwich_tags (sandwich_id, tag_id)
    select s.id, t.id from (
      select id, ${pick(words.tags)} as tag from seed_sandwiches
      union select id, ${pick(words.tags)} from seed_sandwiches
    ) s join tags t on lower(t.name) = s.tag`);
  await tx.execute(sql`alter table sandwich_tags enable trigger sandwich_tags_added`);
}

/** `tag_list` as the trigger writes it, which would write every row again. */
async function insertSandwiches(tx: Database): Promise<void> {
  const maybe = sql`(array[true, false, false, null])[1 + floor(random() * 4)::int]`;
  const rarely = sql`nullif(random() < 0.01, false)`;
  const seeded: Record<Trait, SQL> = { ...eachTrait(() => maybe), ...eachClaim(() => rarely) };
  const traitColumns = commaList(
    traits.map((trait) => sql`${sql.identifier(sandwiches[trait].name)}`),
  );
  const traitValues = commaList(traits.map((trait) => seeded[trait]));
  const ingredients = Array.from({ length: 5 }, () => pick(words.ingredients));
  await tx.execute(sql`
    insert into sandwiches (id, restaurant_id, name, description, price_cents, ingredients,
      ${traitColumns}, is_spicy, spice_level, position, created_at,
      price_source, confirmed_at, tag_list)
    select id, restaurant_id, name, about,
      case when random() < 0.1 then null else (500 + power(random(), 2) * 2000)::int end,
      array[${commaList(ingredients)}], ${traitValues}, heat > 2, heat,
      (row_number() over (partition by restaurant_id order by id))::int,
      now() - random() * interval '900 days', ${source}, ${confirmedAt}, coalesce(tag_list, '[]')
    from (select *, floor(power(random(), 3) * 6)::int as heat from seed_sandwiches) made
    left join (select sandwich_id as id, concat('[', string_agg(concat('{"id":', t.id, ',"name":',
        to_json(t.name), ',"type":', to_json(t.type), ',"sandwichId":', sandwich_id, '}'), ','
        order by st.id), ']') as tag_list
      from sandwich_tags st join tags t on t.id = tag_id group by sandwich_id) tagged using (id)`);
}

async function insertRatings(tx: Database): Promise<void> {
  const [sum, count] = [sql`coalesce(rated.sum, 0)`, sql`coalesce(rated.count, 0)`];
  await tx.execute(sql`
    insert into sandwich_ratings (sandwich_id, rating_sum, rating_count, rank)
    select id, ${sum}, ${count}, ${weightedRating(sum, count, sql`mean`)}
    from seed_sandwiches
    left join (select sandwich_id as id, sum(rating)::int as sum, count(*)::int as count
      from reviews group by sandwich_id) rated using (id)
    cross join (select avg(rating)::float8 as mean from reviews) catalogue`);
}

async function insertEntries(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into user_sandwiches (user_id, sandwich_id, has_tried)
    select ${firstMember}, id, random() < 0.5 from seed_sandwiches
    order by random() limit ${savedByFirstMember}`);
  await tx.execute(sql`
    insert into visits (entry_id) select id from user_sandwiches where has_tried`);
  await tx.execute(sql`
    insert into saved_restaurants (user_id, restaurant_id)
    select ${firstMember}, id from seed_restaurants order by random() limit ${savedByFirstMember}`);
}
