/** Who may make a call. The server enforces it; the client hides what would be refused. */
export type Access =
  | "public"
  | "signedIn"
  | "member"
  | "self"
  | "selfOrAdmin"
  | "catalogueEditor"
  | "admin";

/** What a permission needs to know of a signed-in member. */
export interface Viewer {
  id: string;
  username: string;
  role: "user" | "admin";
  canEditCatalogue: boolean;
  /** The member must set up a second factor and may do nothing else before. */
  needsSecondFactor: boolean;
}

const rules: Record<Access, (viewer: Viewer | null, ownerId?: string) => boolean> = {
  public: () => true,
  /** Calls needed to set up a second factor. */
  signedIn: (viewer) => viewer !== null,
  member: (viewer) => viewer !== null,
  self: (viewer, ownerId) => viewer !== null && viewer.id === ownerId,
  selfOrAdmin: (viewer, ownerId) => isAdmin(viewer) || (viewer !== null && viewer.id === ownerId),
  catalogueEditor: (viewer) => viewer?.canEditCatalogue === true,
  admin: (viewer) => isAdmin(viewer),
};

/** `ownerId` is the member who owns the thing. */
export function isAllowed(access: Access, viewer: Viewer | null, ownerId?: string): boolean {
  const isSettingUp = access === "public" || access === "signedIn";
  if (viewer?.needsSecondFactor && !isSettingUp) return false;
  return rules[access](viewer, ownerId);
}

function isAdmin(viewer: Pick<Viewer, "role"> | null): boolean {
  return viewer?.role === "admin";
}
