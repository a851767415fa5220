import { z } from "zod";

/** What goes together with a thing that is deleted. */
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
    /** Of a location: its address. */
    name: z.string(),
    restaurantId: z.int(),
    restaurantName: z.string(),
    deletedAt: z.iso.datetime(),
    /** Until then it can be restored. */
    removedAt: z.iso.datetime(),
  })
  .meta({ id: "TrashedThing" });

export type DeletionEffects = z.infer<typeof deletionEffects>;
export type TrashKind = (typeof trashKinds)[number];
export type TrashedThing = z.infer<typeof trashedThing>;
