import type { Member, User } from "#contract/accounts.ts";
import type { Config } from "#server/config.ts";
import { urlOfAvatar } from "#server/database/shown-image.ts";
import { isReservedUsername } from "./usernames.ts";
import type { ProfileRow, UserRow } from "./users.repository.ts";

export const presentUser = (row: ProfileRow, config: Config): User => ({
  id: row.id,
  username: row.username,
  role: row.role,
  canEditCatalogue: row.role === "admin" || isReservedUsername(row.username, config),
  email: row.email,
  isEmailConfirmed: row.emailConfirmedAt !== null,
  displayName: row.displayName,
  bio: row.bio,
  location: row.location,
  avatarUrl: urlOfAvatar(row.avatar),
  xp: row.xp,
  leaderboardOptOut: row.leaderboardOptOut,
  createdAt: row.createdAt.toISOString(),
  needsSecondFactor: config.requireSecondFactor === "admins" && row.isAdminWithoutSecondFactor,
});

export const presentMember = (row: UserRow, config: Config): Member => ({
  ...presentUser(row, config),
  blockedAt: row.blockedAt?.toISOString() ?? null,
});
