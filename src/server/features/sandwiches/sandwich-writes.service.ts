import { isAllowed } from "#contract/permissions.ts";
import type { CreateSandwichInput, Sandwich, UpdateSandwichInput } from "#contract/sandwiches.ts";
import { uploaders } from "#contract/upload-rules.ts";
import { spicyFrom } from "#contract/vocabulary.ts";
import { sandwichColumns } from "#server/database/catalogue-columns.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { fieldChanges } from "#server/features/audit/field-changes.service.ts";
import { refuseStale } from "#server/features/audit/stale-change.service.ts";
import {
  type ForeignImageDeps,
  isForeignImage,
  withImageStored,
} from "#server/features/uploads/foreign-images.service.ts";
import { requireOwnImage } from "#server/features/uploads/images.service.ts";
import type { Actor } from "#server/http/actor.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { conflict, forbidden, notFound } from "#server/http/errors.ts";
import { listTagNames, replaceTags } from "./sandwich-tags.repository.ts";
import {
  findRestaurantId,
  insertSandwich,
  listMenuIds,
  lockMenu,
  lockSandwich,
  nextPosition,
  updateSandwich,
  writePositions,
} from "./sandwich-writes.repository.ts";
import { getSandwich } from "./sandwiches.service.ts";

type Deps = Pick<AppDependencies, "now"> & ForeignImageDeps;

const entityType = "sandwich";

export async function addSandwich(
  deps: Deps,
  input: CreateSandwichInput,
  actor: Actor,
): Promise<Sandwich> {
  if (input.imageUrl) requirePhotoEditor(actor);
  const stored = await withImageStored(deps, input, entityType, actor);
  return inTransaction(deps.db, async (tx) => {
    const { tags = [], ...facts } = await complete(tx, stored);
    const restaurant = await getLockedMenu(tx, facts.restaurantId);
    const id = await insertSandwich(
      tx,
      {
        ...facts,
        position: await nextPosition(tx, restaurant.id),
        confirmedAt: facts.price ? deps.now() : null,
      },
      restaurant.name,
    );
    await replaceTags(tx, id, tags);
    const after = { ...facts, tags };
    await recordAudit(tx, {
      actor,
      action: `${entityType}.create`,
      entityType,
      entityId: id,
      after,
    });
    return getSandwich(tx, id);
  });
}

export async function changeSandwich(
  deps: Deps,
  id: number,
  { version: sentVersion, ...input }: UpdateSandwichInput,
  actor: Actor,
): Promise<Sandwich> {
  const { now } = deps;
  // None of ours, so it changes the photo whatever that is now.
  if (input.imageUrl && isForeignImage(input.imageUrl)) requirePhotoEditor(actor);
  const stored = await withImageStored(deps, input, entityType, actor);
  return inTransaction(deps.db, async (tx) => {
    const { restaurant, row } = await getLockedSandwich(tx, id);
    const current = { ...row, tags: await listTagNames(tx, id) };
    await refuseStale(tx, entityType, current, sentVersion);
    // Whoever states a price has just looked at it.
    if (input.price !== undefined) await updateSandwich(tx, id, { confirmedAt: now() });
    const wanted = fieldChanges(current, stored);
    if (wanted?.after.imageUrl !== undefined) requirePhotoEditor(actor);
    const changes = wanted && fieldChanges(current, await complete(tx, wanted.after));
    if (changes) {
      const { tags, ...after } = changes.after;
      const version = row.version + 1;
      const columns = sandwichColumns({ ...row, ...after }, restaurant.name);
      await updateSandwich(tx, id, { ...after, ...columns, version, updatedAt: now() });
      if (tags) await replaceTags(tx, id, tags);
      await recordAudit(tx, {
        actor,
        action: `${entityType}.update`,
        entityType,
        entityId: id,
        before: changes.before,
        after: { ...changes.after, version },
      });
    }
    return getSandwich(tx, id);
  });
}

/** The whole menu at once: a list that is not the menu of now was made on an older one. */
export async function reorderMenu(
  { db }: Pick<Deps, "db">,
  restaurantId: number,
  sandwichIds: number[],
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await getLockedMenu(tx, restaurantId);
    const before = await listMenuIds(tx, id);
    const wanted = new Set(sandwichIds);
    const isWhole = wanted.size === sandwichIds.length && wanted.size === before.length;
    if (!isWhole || !before.every((each) => wanted.has(each))) {
      throw conflict("The menu has changed in the meantime. Please look at it again.");
    }
    await writePositions(tx, sandwichIds);
    await recordAudit(tx, {
      actor,
      action: "menu.reorder",
      entityType: "restaurant",
      entityId: id,
      before: { menu: before },
      after: { menu: sandwichIds },
    });
  });
}

export async function getLockedSandwich(tx: Database, id: number) {
  const restaurantId = await findRestaurantId(tx, id);
  const restaurant = restaurantId === null ? null : await lockMenu(tx, restaurantId);
  const row = restaurant && (await lockSandwich(tx, id));
  if (!row) throw notFound("Sandwich");
  return { restaurant, row };
}

async function getLockedMenu(tx: Database, restaurantId: number) {
  const restaurant = await lockMenu(tx, restaurantId);
  if (!restaurant) throw notFound("Restaurant");
  return restaurant;
}

/** Whoever may not upload a sandwich's photo may not choose it in another way either. */
function requirePhotoEditor(actor: Actor): void {
  const { access } = uploaders.sandwichImageUploader;
  if (!isAllowed(access, actor)) throw forbidden("You must be an admin to perform this action");
}

/** With an image that is ours; and heat that is stated says whether it is spicy. */
async function complete<Input extends UpdateSandwichInput>(
  tx: Database,
  input: Input,
): Promise<Input> {
  const { imageUrl, spiceLevel, isSpicy } = input;
  return {
    ...input,
    ...(imageUrl && { imageUrl: await requireOwnImage(tx, imageUrl, "sandwich") }),
    ...(spiceLevel !== undefined && isSpicy === undefined && { isSpicy: spiceLevel >= spicyFrom }),
  };
}
