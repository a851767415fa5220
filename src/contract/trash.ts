import { z } from "zod";

/** What is deleted together with a thing. */
export const deletionEffects = z
  .object({
    sandwiches: z.int().min(0),
    locations: z.int().min(0),
    reviews: z.int().min(0),
    /** Members' entries for it, and members who saved it. */
    entries: z.int().min(0),
  })
  .meta({ id: "DeletionEffects" });

export const trashKinds = ["restaurant", "sandwich", "location"] as const;

export const trashedThing = z
  .object({
    kind: z.enum(trashKinds),
    id: z.int(),
    /** The name, or a location's address. */
    name: z.string(),
    restaurantId: z.int(),
    restaurantName: z.string(),
    deletedAt: z.iso.datetime(),
    /** It can be restored until then. */
    removedAt: z.iso.datetime(),
  })
  .meta({ id: "TrashedThing" });

export type DeletionEffects = z.infer<typeof deletionEffects>;
export type TrashKind = (typeof trashKinds)[number];
export type TrashedThing = z.infer<typeof trashedThing>;
