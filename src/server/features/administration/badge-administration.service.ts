import type { CreateBadgeInput, UpdateBadgeInput } from "#contract/badges.ts";
import type { Badge } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { changeBadge, createBadge } from "#server/features/gamification/badges.service.ts";
import {
  type ForeignImageDeps,
  storeForeignImage,
} from "#server/features/uploads/foreign-images.service.ts";
import { requireOwnImage } from "#server/features/uploads/images.service.ts";

type Deps = Pick<Dependencies, "now"> & ForeignImageDeps;

export async function addBadge(deps: Deps, input: CreateBadgeInput, actor: Actor): Promise<Badge> {
  const address = await storedAddress(deps, input, actor);
  return inTransaction(deps.db, async (tx) => {
    const { name, description, category, requiredXp = null } = input;
    const imageUrl = (await ownImage(tx, address)) ?? null;
    return createBadge(tx, { name, description, category, requiredXp, imageUrl }, actor);
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
    const changesFor = async (badge: Badge) => ({
      ...facts,
      imageUrl: address === badge.imageUrl ? address : await ownImage(tx, address),
    });
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

const ownImage = async (tx: Database, address: Address): Promise<Address> =>
  address ? requireOwnImage(tx, address, "badge") : address;
