import type { Fault } from "./fault.types.ts";

const features = "src/server/features";
const initialSchema = "src/server/database/migrations/0000_initial_schema.sql";

/** In SQL: what is asked, in which order, under which lock, and what the schema holds to. */
export const queryFaults: Fault[] = [
  {
    title: "a restaurant counts the sandwiches in the trash",
    file: `${features}/restaurants/restaurants.repository.ts`,
    find: "where s.restaurant_id = restaurants.id and s.deleted_at is null",
    replace: "where s.restaurant_id = restaurants.id",
    tests: [
      `${features}/restaurants/restaurants.db.test.ts`,
      `${features}/restaurants/trash.db.test.ts`,
    ],
  },
  {
    title: "a restaurant shows the locations in the trash",
    file: `${features}/restaurants/restaurants.repository.ts`,
    find: "where l.restaurant_id = restaurants.id and l.deleted_at is null",
    replace: "where l.restaurant_id = restaurants.id",
    tests: [
      `${features}/restaurants/restaurants.db.test.ts`,
      `${features}/restaurants/locations.db.test.ts`,
    ],
  },
  {
    title: "what was thrown away before its restaurant comes back with it",
    file: `${features}/restaurants/trash.repository.ts`,
    find: "where restaurant_id = ${id}::int and deleted_at = ${at(deletedAt)}",
    replace: "where restaurant_id = ${id}::int",
    tests: [`${features}/restaurants/trash.db.test.ts`],
  },
  {
    title: "whoever saved both restaurants of a merge saved them at the later time",
    file: `${features}/restaurants/merge.repository.ts`,
    find: "least(saved_restaurants.created_at",
    replace: "greatest(saved_restaurants.created_at",
    tests: [`${features}/restaurants/merge.db.test.ts`],
  },
  {
    title: "the newest reviews are also of what has left the menu",
    file: `${features}/reviews/reviews.repository.ts`,
    find: "where r.hidden_at is null ${since(newest, after)} and ${isOnMenu}",
    replace: "where r.hidden_at is null ${since(newest, after)}",
    tests: [`${features}/reviews/reviews.db.test.ts`],
  },
  {
    title: "the histogram counts hidden reviews",
    file: `${features}/reviews/reviews.repository.ts`,
    find: "r.hidden_at is null group by r.rating",
    replace: "true group by r.rating",
    tests: [
      `${features}/reviews/reviews.db.test.ts`,
      `${features}/reviews/review-moderation.db.test.ts`,
    ],
  },
  {
    title: "the second page of the lowest ratings starts somewhere else",
    file: `${features}/reviews/reviews.repository.ts`,
    find: "positionOf: (row) => [-row.rating, row.dateCreated, row.id]",
    replace: "positionOf: (row) => [row.rating, row.dateCreated, row.id]",
    tests: [`${features}/reviews/reviews.db.test.ts`, "tests/reviews.db.test.ts"],
  },
  {
    title: "the reports of a member who left are gone",
    file: `${features}/reviews/review-moderation.repository.ts`,
    find: "left join users u on u.id = p.user_id",
    replace: "join users u on u.id = p.user_id",
    tests: [`${features}/reviews/review-moderation.db.test.ts`],
  },
  {
    title: "the last row of a page is the first of the next",
    file: "src/server/database/indexed-list.ts",
    find: 'order.descending ? "<" : ">"',
    replace: 'order.descending ? "<=" : ">="',
    tests: ["tests/explore.db.test.ts", "tests/cursors.db.test.ts"],
  },
  {
    title: "an allergen that nobody stated is not in it",
    file: `${features}/sandwiches/sandwich-filters.ts`,
    find: "both(sql`${contains[allergen]} is false`)",
    replace: "both(sql`${contains[allergen]} is not true`)",
    tests: [`${features}/sandwiches/explore.db.test.ts`, "tests/explore.db.test.ts"],
  },
  {
    title: "a sandwich that lost its last review keeps its rating",
    file: `${features}/sandwiches/ranking.service.ts`,
    find: "left join reviews r on r.sandwich_id",
    replace: "join reviews r on r.sandwich_id",
    tests: [`${features}/sandwiches/ranking.db.test.ts`],
  },
  {
    title: "the catalogue's mean is one of sandwiches, not of ratings",
    file: `${features}/sandwiches/ranking.service.ts`,
    find: "coalesce(sum(rating_sum)::float8 / nullif(sum(rating_count), 0), 0)",
    replace: "coalesce(avg(rating_sum::float8 / nullif(rating_count, 0)), 0)",
    tests: [`${features}/sandwiches/ranking.db.test.ts`],
  },
  {
    title: "blocked members are on the leaderboard",
    file: `${features}/gamification/leaderboard.repository.ts`,
    find: "u.blocked_at is null and not u.leaderboard_opt_out",
    replace: "not u.leaderboard_opt_out",
    tests: [`${features}/gamification/leaderboard.db.test.ts`],
  },
  {
    title: "a shelf has a row for everybody's review",
    file: `${features}/collection/shelf.repository.ts`,
    find: "and(eq(reviews.sandwichId, sandwiches.id), eq(reviews.userId, userSandwiches.userId))",
    replace: "eq(reviews.sandwichId, sandwiches.id)",
    tests: [`${features}/collection/shelf.db.test.ts`],
  },
  {
    title: "a recommendation can be decided twice",
    file: `${features}/recommendations/recommendations.repository.ts`,
    find: 'eq(restaurantRecommendations.id, id), eq(restaurantRecommendations.status, "pending")',
    replace: "eq(restaurantRecommendations.id, id)",
    tests: [`${features}/recommendations/recommendations.db.test.ts`],
  },
  {
    title: "an upload's address can be used again",
    file: `${features}/uploads/upload-tickets.repository.ts`,
    find: "isNull(uploadTickets.claimedAt), gt",
    replace: "gt",
    tests: [`${features}/uploads/uploads.db.test.ts`, `${features}/uploads/bad-uploads.db.test.ts`],
  },
  {
    title: "the sweep takes the pictures of badges",
    file: `${features}/uploads/image-sweep.repository.ts`,
    find: '${notIn("badges", "image_url")} and',
    replace: "",
    tests: [`${features}/uploads/image-sweep.db.test.ts`],
  },
  {
    title: "a list of open places forgets those that opened yesterday",
    file: "src/server/database/open-places.ts",
    find: "array[clock.minute / ${oneDay}, (clock.minute / ${oneDay} + 6) % 7]",
    replace: "array[clock.minute / ${oneDay}]",
    tests: [`${features}/restaurants/open-now.db.test.ts`, "tests/explore.db.test.ts"],
  },
  {
    title: "two admins who block each other are both blocked",
    file: `${features}/accounts/users.repository.ts`,
    find: '    .for("update");\n',
    replace: ";\n",
    tests: [`${features}/accounts/members.db.test.ts`],
    engine: "server",
  },
  {
    title: "the index by rank holds what is in the trash",
    file: initialSchema,
    find: '((-"rank"),(-"rating_count"),"id") WHERE "sandwiches"."deleted_at" is null',
    replace: '((-"rank"),(-"rating_count"),"id") WHERE "sandwiches"."deleted_at" is not null',
    tests: ["tests/explore-plans.db.test.ts"],
    engine: "server",
  },
  {
    title: "a review goes with the member who leaves",
    file: initialSchema,
    find: '"reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null',
    replace:
      '"reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade',
    tests: ["src/server/database/schema.db.test.ts"],
  },
];
