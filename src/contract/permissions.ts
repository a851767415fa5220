/** Who may make a call. The server decides by this; the client only hides what would be refused. */
export type Access = "public" | "member" | "self" | "selfOrAdmin" | "catalogueEditor" | "admin";

/** As much of a signed-in person as a permission needs. */
export interface Viewer {
  id: string;
  username: string;
  role: "user" | "admin";
  canEditCatalogue: boolean;
}

const rules: Record<Access, (viewer: Viewer | null, ownerId?: string) => boolean> = {
  public: () => true,
  member: (viewer) => viewer !== null,
  self: (viewer, ownerId) => viewer !== null && viewer.id === ownerId,
  selfOrAdmin: (viewer, ownerId) => isAdmin(viewer) || (viewer !== null && viewer.id === ownerId),
  catalogueEditor: (viewer) => viewer?.canEditCatalogue === true,
  admin: (viewer) => isAdmin(viewer),
};

/** `ownerId` is the member whom the thing belongs to. */
export function isAllowed(access: Access, viewer: Viewer | null, ownerId?: string): boolean {
  return rules[access](viewer, ownerId);
}

function isAdmin(viewer: Pick<Viewer, "role"> | null): boolean {
  return viewer?.role === "admin";
}
