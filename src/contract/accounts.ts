import { z } from "zod";
import { memberSorts, sortDirections } from "./administration-choices.ts";
import { atMost, oneOf, trimmed } from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { shownPasskey } from "./passkeys.ts";
import { profileLimits } from "./profile-limits.ts";

export const passwordLimits = { min: 6, max: 256 } as const;
const usernameLimits = { min: 2, max: 50 } as const;
const longestEmail = 254;
/** Normalising joins a letter with its marks, of which it can have three. */
const partsOfALetter = 4;

const roles = ["user", "admin"] as const;

export const username = z
  .string("Username must be at least 2 characters.")
  .check(atMost(partsOfALetter * usernameLimits.max, "Username must be at most 50 characters."))
  .normalize("NFKC")
  .trim()
  .min(usernameLimits.min, "Username must be at least 2 characters.")
  // Checked again, because normalising can also turn one character into eighteen.
  .check(atMost(usernameLimits.max, "Username must be at most 50 characters."))
  // No "@": a username must never read as somebody's email. Nothing invisible: it would let one name pass
  // for another.
  .regex(/^[^\p{C}\p{Zl}\p{Zp}\p{DI}@]+$/u, "Username may not hold @ or invisible characters.");

export const email = z
  .string("Please enter a valid email address.")
  .trim()
  .check(atMost(longestEmail, "Please enter a valid email address."))
  .pipe(z.email("Please enter a valid email address."));

const password = (tooShort: string) =>
  z
    .string(tooShort)
    .min(passwordLimits.min, tooShort)
    .max(passwordLimits.max, "Password must be at most 256 characters.");

/** With the specified message of the server. */
export const newPassword = password("Password must be at least 6 characters long");

const profileText = (label: string, max: number) =>
  z
    .string()
    .overwrite(trimmed)
    .max(max, `${label} must be at most ${max} characters.`)
    .transform((text) => text || null)
    .nullable();

export const loginInput = z.object({
  username: z
    .string("Username must be at least 2 characters.")
    .check(atMost(longestEmail, "Username is too long."))
    .normalize("NFKC")
    .trim()
    .min(usernameLimits.min, "Username must be at least 2 characters.")
    .max(longestEmail, "Username is too long."),
  password: password("Password must be at least 6 characters."),
});

export const registerInput = z.object({
  id: z.uuid("The id must be a UUID.").toLowerCase(),
  username,
  email,
  password: newPassword,
  /** The part of an invitation's link after the #. Required where registration is by invitation. */
  invitation: z.string().max(100, "The invitation is too long.").optional(),
});

export const forgotPasswordInput = z.object({ email });

/** The part of a mailed link after the #. */
const token = z.string("The token is missing.").max(100, "The token is too long.");

export const resetPasswordInput = z.object({ token, password: newPassword });

export const confirmEmailInput = z.object({ token });

export const updateUserInput = z.object({
  username: username.optional(),
  email: email.optional(),
  displayName: profileText("Display name", profileLimits.displayName).optional(),
  bio: profileText("Bio", profileLimits.bio).optional(),
  location: profileText("Location", profileLimits.location).optional(),
  /** Any image that the member has uploaded; null removes the avatar. */
  avatarUrl: z.string().max(500).nullable().optional(),
  leaderboardOptOut: z.boolean().optional(),
  /** Required to change username, email or password, unless a passkey replaces it. */
  currentPassword: z.string().max(passwordLimits.max).optional(),
  passkey: shownPasskey.optional(),
  newPassword: password("New password must be at least 6 characters.").optional(),
});

/** The password or a passkey. */
export const proofInput = z.object({
  password: z.string("Password is required.").min(1, "Password is required.").max(256).optional(),
  passkey: shownPasskey.optional(),
});

/** An account, for its member and for admins: nobody else gets the email. */
export const user = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    /** The member has opened a link that was mailed there. */
    isEmailConfirmed: z.boolean(),
    role: z.enum(roles),
    displayName: z.string().nullable(),
    bio: z.string().nullable(),
    location: z.string().nullable(),
    /** A small file of the image. */
    avatarUrl: z.string().nullable(),
    xp: z.int().min(0),
    leaderboardOptOut: z.boolean(),
    createdAt: z.iso.datetime(),
    /** True for admins and for the restaurant editor. */
    canEditCatalogue: z.boolean(),
    /** The admin must set up a second factor or a passkey; everything else is refused. */
    needsSecondFactor: z.boolean(),
  })
  .meta({ id: "User" });

/** A member, for admins. */
export const member = user
  .extend({ blockedAt: z.iso.datetime().nullable() })
  .meta({ id: "Member" });

export const memberFilters = z.object({
  /** Searches username, email and display name. */
  q: z.string().max(200, "q must be at most 200 characters").optional(),
  sort: oneOf("sort", memberSorts).default("joined"),
  /** By default newest or most XP first, names from A to Z. */
  direction: z.enum(sortDirections, "direction must be asc or desc").optional(),
});

export const memberListQuery = memberFilters.extend(pageQuery.shape);

export const blockMemberInput = z.object({ isBlocked: z.boolean() });

export const loginAnswer = z.object({ user });

export const session = z
  .object({
    id: z.int(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    userAgent: z.string().nullable(),
    ipAddress: z.string().nullable(),
    /** The session of this request. */
    isCurrent: z.boolean(),
  })
  .meta({ id: "Session" });

export type LoginInput = z.infer<typeof loginInput>;
export type RegisterInput = z.infer<typeof registerInput>;
export type ProofInput = z.infer<typeof proofInput>;
export type UpdateUserInput = z.infer<typeof updateUserInput>;
export type User = z.infer<typeof user>;
export type Member = z.infer<typeof member>;
export type MemberFilters = z.infer<typeof memberFilters>;
export type Session = z.infer<typeof session>;
