import type { Random } from "./random.ts";

export const password = "fuzz and nothing else";

/** Everybody that requests are made as. Whoever loses a session or an account gets it back. */
export const people = {
  visitor: null,
  "member-0": member(0),
  "member-1": member(1),
  "member-2": member(2),
  "member-3": member(3),
  curator: { ...member(8), username: "curator" },
  admin: { ...member(9), username: "fuzz-admin" },
} as const;

export type Person = keyof typeof people;
export type SignedIn = Exclude<Person, "visitor">;

function member(number: number) {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    username: `fuzz-member-${number}`,
    email: `fuzz-${number}@cluck.example`,
  };
}

export const members: SignedIn[] = ["member-0", "member-1", "member-2", "member-3"];
const everybody: Person[] = ["visitor", ...members, "curator", "admin"];
const allowed: Record<string, Person[]> = {
  public: ["visitor", "visitor", ...members, "curator", "admin"],
  signedIn: [...members, "curator", "admin"],
  member: [...members, "curator", "admin"],
  self: members,
  selfOrAdmin: [...members, "admin"],
  catalogueEditor: ["curator", "admin"],
  admin: ["admin"],
};

/** Mostly somebody who may: whoever may not is sent away before anything is read. */
export const pickPerson = (random: Random, access = "public"): Person =>
  random.pick(random.chance(0.85) ? (allowed[access] ?? everybody) : everybody);
