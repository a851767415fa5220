import type { Member, User } from "#contract/accounts.ts";
import type { Viewer } from "#contract/permissions.ts";
import type { Config } from "#server/config.ts";
import { isReservedUsername } from "./usernames.ts";
import type { UserRow } from "./users.repository.ts";

type Identity = Pick<UserRow, "id" | "username" | "role">;

export const presentViewer = ({ id, username, role }: Identity, config: Config): Viewer => ({
  id,
  username,
  role,
  canEditCatalogue: role === "admin" || isReservedUsername(username, config),
});

export const presentUser = (row: UserRow, config: Config): User => ({
  ...presentViewer(row, config),
  email: row.email,
  displayName: row.displayName,
  bio: row.bio,
  location: row.location,
  avatarUrl: row.avatarUrl,
  xp: row.xp,
  leaderboardOptOut: row.leaderboardOptOut,
  createdAt: row.createdAt.toISOString(),
});

export const presentMember = (row: UserRow, config: Config): Member => ({
  ...presentUser(row, config),
  blockedAt: row.blockedAt?.toISOString() ?? null,
});
