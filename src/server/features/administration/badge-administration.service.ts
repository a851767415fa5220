import type { CreateBadgeInput, UpdateBadgeInput } from "#contract/badges.ts";
import type { Badge } from "#contract/gamification.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { changeBadge, createBadge } from "#server/features/gamification/badges.service.ts";
import {
  type ForeignImageDeps,
  storeForeignImage,
} from "#server/features/uploads/foreign-images.service.ts";
import { withOwnImage } from "#server/features/uploads/images.service.ts";

type Deps = Pick<Dependencies, "now"> & ForeignImageDeps;

export async function addBadge(deps: Deps, input: CreateBadgeInput, actor: Actor): Promise<Badge> {
  const address = await storedAddress(deps, input, actor);
  return inTransaction(deps.db, async (tx) => {
    const { name, description, category, requiredXp = null } = input;
    const facts = { name, description, category, requiredXp, imageUrl: address ?? null };
    return createBadge(tx, await withOwnImage(tx, facts, "badge"), actor);
  });
}

export async function editBadge(
  deps: Deps,
  id: number,
  input: UpdateBadgeInput,
  actor: Actor,
): Promise<Badge> {
  const { imageUrl: _, imageurl: __, ...facts } = input;
  const address = await storedAddress(deps, input, actor);
  return inTransaction(deps.db, (tx) => {
    // An image that stays the same needs no check.
    const changesFor = (badge: Badge) => {
      const imageUrl = address === badge.imageUrl ? undefined : address;
      return withOwnImage(tx, { ...facts, imageUrl }, "badge");
    };
    return changeBadge(tx, id, changesFor, actor, deps.now());
  });
}

type Address = string | null | undefined;

/** Undefined when the input leaves the image alone, null when it removes it. */
const addressIn = ({
  imageUrl,
  imageurl = imageUrl,
}: Pick<UpdateBadgeInput, "imageUrl" | "imageurl">): Address => imageUrl ?? imageurl;

async function storedAddress(
  deps: Deps,
  input: Pick<UpdateBadgeInput, "imageUrl" | "imageurl">,
  actor: Actor,
): Promise<Address> {
  const address = addressIn(input);
  return address ? storeForeignImage(deps, address, "badge", actor) : address;
}
