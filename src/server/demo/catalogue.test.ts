import { describe, expect, it } from "vitest";
import { readDemoCatalogue } from "./catalogue.ts";

const demoCatalogue = readDemoCatalogue();
const { badgeAwards, badges, collection, members, recommendations, restaurants, tags } =
  demoCatalogue;
const locations = restaurants.flatMap((restaurant) => restaurant.locations);
const sandwiches = restaurants.flatMap((restaurant) => restaurant.sandwiches);
const reviews = sandwiches.flatMap((sandwich) =>
  sandwich.reviews.map((review) => ({ ...review, sandwich: sandwich.name })),
);
const usernames = new Set(members.map((member) => member.username));

function joinedDaysAgo(username: string) {
  return members.find((member) => member.username === username)?.joinedDaysAgo ?? -1;
}

function expectUnique(values: string[]) {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  expect(repeated).toEqual([]);
}

describe("the demo catalogue", () => {
  it("is as large as the product promises", () => {
    expect(restaurants).toHaveLength(12);
    expect(members).toHaveLength(15);
    expect(sandwiches.length).toBeGreaterThanOrEqual(40);
    expect(reviews.length).toBeGreaterThanOrEqual(200);
    expect(new Set(badges.map((badge) => badge.category)).size).toBe(4);
  });

  it("names nothing twice", () => {
    for (const named of [restaurants, sandwiches, tags, badges])
      expectUnique(named.map(({ name }) => name.toLowerCase()));
    for (const key of ["username", "displayName", "email"] as const)
      expectUnique(members.map((member) => member[key].toLowerCase()));
    expectUnique(locations.map(({ address }) => address));
    expectUnique(reviews.map(({ comment }) => comment).filter(Boolean));
  });

  it("refers only to what it contains", () => {
    const sandwichNames = sandwiches.map(({ name }) => name);
    const tagNames = tags.map(({ name }) => name);
    const badgeNames = badges.map(({ name }) => name);
    expect(tagNames).toEqual(expect.arrayContaining(sandwiches.flatMap((it) => it.tags)));
    expect(sandwichNames).toEqual(expect.arrayContaining(collection.map((it) => it.sandwich)));
    expect(badgeNames).toEqual(expect.arrayContaining(badgeAwards.map((it) => it.badge)));
    const people = [...reviews.map((it) => it.by), ...collection.map((it) => it.member)];
    for (const username of [...people, ...badgeAwards.map((it) => it.member)])
      expect(usernames).toContain(username);
  });

  it("uses every tag", () => {
    const used = new Set(sandwiches.flatMap((sandwich) => sandwich.tags));
    expect(tags.filter((tag) => !used.has(tag.name))).toEqual([]);
  });

  it("has one review and one collection entry per member and sandwich", () => {
    expectUnique(reviews.map(({ by, sandwich }) => `${by} on ${sandwich}`));
    expectUnique(collection.map(({ member, sandwich }) => `${member} on ${sandwich}`));
  });

  it("wants nobody to try what they already reviewed", () => {
    const reviewed = new Set(reviews.map(({ by, sandwich }) => `${by} on ${sandwich}`));
    const wanted = collection.filter((entry) => !entry.hasTried);
    expect(
      wanted.filter(({ member, sandwich }) => reviewed.has(`${member} on ${sandwich}`)),
    ).toEqual([]);
  });

  it("lets members act only after they joined", () => {
    for (const review of reviews) expect(review.daysAgo).toBeLessThan(joinedDaysAgo(review.by));
    for (const { member, daysAgo } of [...collection, ...badgeAwards])
      expect(daysAgo).toBeLessThan(joinedDaysAgo(member));
  });

  it("keeps prices, heat and dates in range", () => {
    for (const { price, spiceLevel, isSpicy, ingredients } of sandwiches) {
      expect(price).toBeGreaterThanOrEqual(0);
      expect(price).toBeLessThan(40);
      expect(isSpicy).toBe(spiceLevel >= 2);
      expect(ingredients.length).toBeGreaterThanOrEqual(4);
      expect(ingredients.length).toBeLessThanOrEqual(9);
    }
    for (const { daysAgo } of reviews) {
      expect(daysAgo).toBeGreaterThan(0);
      expect(daysAgo).toBeLessThanOrEqual(425);
    }
  });

  it("claims free of an allergen only where that was stated", () => {
    const tagged = (tag: string) => sandwiches.filter((sandwich) => sandwich.tags.includes(tag));
    for (const sandwich of tagged("Dairy-Free")) expect(sandwich.containsDairy).toBe(false);
    for (const sandwich of tagged("Gluten-Free")) expect(sandwich.containsGluten).toBe(false);
  });

  it("lies within Portland, on numbers reserved for fiction", () => {
    for (const { latitude, longitude, phoneNumber, address, postcode } of locations) {
      expect(latitude).toBeGreaterThan(45.43);
      expect(latitude).toBeLessThan(45.65);
      expect(longitude).toBeGreaterThan(-122.84);
      expect(longitude).toBeLessThan(-122.47);
      expect(phoneNumber).toMatch(/^\(503\) 555-01\d\d$/);
      expect(address.endsWith(`, Portland, OR ${postcode}`)).toBe(true);
    }
    for (const { website } of restaurants) expect(website).toMatch(/^https:\/\/[a-z]+\.example$/);
  });

  it("reviews a recommendation exactly when it is decided", () => {
    for (const { status, submittedDaysAgo, reviewedDaysAgo } of recommendations) {
      expect(reviewedDaysAgo === null).toBe(status === "pending");
      if (reviewedDaysAgo !== null) expect(reviewedDaysAgo).toBeLessThan(submittedDaysAgo);
    }
  });

  it("reads as written by people", () => {
    const text = JSON.stringify(demoCatalogue);
    expect(text).not.toMatch(/lorem|ipsum|placeholder|todo|tbd|xxx|undefined/i);
    for (const { description } of [...restaurants, ...sandwiches])
      expect(description.length).toBeGreaterThan(60);
    expect(reviews.filter(({ comment }) => comment !== "").length).toBeGreaterThan(120);
  });
});
