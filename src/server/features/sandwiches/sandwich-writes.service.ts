import { isAllowed } from "#contract/permissions.ts";
import type { CreateSandwichInput, Sandwich, UpdateSandwichInput } from "#contract/sandwiches.ts";
import { uploaders } from "#contract/upload-rules.ts";
import { spicyFrom } from "#contract/vocabulary.ts";
import type { Database } from "#server/database/client.ts";
import type { JsonText } from "#server/database/json-text.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { sourceOfWrite } from "#server/domain/fact-source.ts";
import { toCents, toPrice } from "#server/domain/price.ts";
import { conflict, forbidden, notFound, orNotFound } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { fieldChanges } from "#server/features/audit/field-changes.service.ts";
import { refuseStale } from "#server/features/audit/stale-change.service.ts";
import {
  type ForeignImageDeps,
  isForeignImage,
  withImageStored,
} from "#server/features/uploads/foreign-images.service.ts";
import { withImageUrl, withOwnImage } from "#server/features/uploads/images.service.ts";
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
import { listTagNames, replaceTags } from "./tags.repository.ts";

type Deps = Pick<Dependencies, "now"> & ForeignImageDeps;

const entityType = "sandwich";

export async function addSandwich(
  deps: Deps,
  input: CreateSandwichInput,
  actor: Actor,
): Promise<JsonText<Sandwich>> {
  if (input.imageUrl) requirePhotoEditor(actor);
  const stored = await withImageStored(deps, input, entityType, actor);
  return inTransaction(deps.db, async (tx) => {
    const { facts: named, imageId } = await withOwnImage(tx, stored, entityType);
    const { tags = [], priceSource: stated, ...facts } = withHeat(named);
    const restaurant = await getLockedMenu(tx, facts.restaurantId);
    const id = await insertSandwich(tx, {
      ...toColumns(facts),
      imageId,
      position: await nextPosition(tx, restaurant.id),
      ...sourceColumns({ isKnown: Boolean(facts.price), isChanged: true, stated }, deps.now()),
    });
    await replaceTags(tx, id, tags);
    const after = { ...facts, tags };
    await recordAudit(tx, {
      actor,
      action: `${entityType}.create`,
      entityId: id,
      after,
    });
    return getSandwich(tx, id);
  });
}

export async function changeSandwich(
  deps: Deps,
  id: number,
  { version: sentVersion, priceSource: stated, ...input }: UpdateSandwichInput,
  actor: Actor,
): Promise<JsonText<Sandwich>> {
  const { now } = deps;
  // An address that is not ours always changes the photo.
  if (input.imageUrl && isForeignImage(input.imageUrl)) requirePhotoEditor(actor);
  const stored = await withImageStored(deps, input, entityType, actor);
  return inTransaction(deps.db, async (tx) => {
    const { row } = await getLockedSandwich(tx, id);
    const current = {
      ...(await withImageUrl(tx, row)),
      price: toPrice(row.priceCents),
      tags: await listTagNames(tx, id),
    };
    await refuseStale(tx, entityType, current, sentVersion);
    const requested = fieldChanges(current, stored);
    if (requested?.after.imageUrl !== undefined) requirePhotoEditor(actor);
    const { facts, imageId } = await withOwnImage(tx, requested?.after ?? {}, entityType);
    const changes = fieldChanges(current, withHeat({ ...facts, isSpicy: input.isSpicy }));
    const price = changes?.after.price;
    const source = sourceColumns(
      { isKnown: (price ?? current.price) > 0, isChanged: price !== undefined, stated },
      now(),
    );
    if (!changes && stated) {
      await updateSandwich(tx, id, { ...source });
      const after = { price: current.price, priceSource: stated };
      const action = `${entityType}.confirm`;
      await recordAudit(tx, { actor, action, entityId: id, after });
    }
    if (changes) {
      const { tags, ...after } = changes.after;
      const version = row.version + 1;
      const change = { ...toColumns(after), ...source, imageId, version, updatedAt: now() };
      await updateSandwich(tx, id, change);
      if (tags) await replaceTags(tx, id, tags);
      await recordAudit(tx, {
        actor,
        action: `${entityType}.update`,
        entityId: id,
        before: changes.before,
        after: { ...changes.after, version },
      });
    }
    return getSandwich(tx, id);
  });
}

/** Refuses a list that does not hold exactly the sandwiches of the menu: it was made from an older menu. */
export async function reorderMenu(
  { db }: Pick<Deps, "db">,
  restaurantId: number,
  sandwichIds: number[],
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await getLockedMenu(tx, restaurantId);
    const before = await listMenuIds(tx, id);
    const requested = new Set(sandwichIds);
    const isWhole = requested.size === sandwichIds.length && requested.size === before.length;
    if (!isWhole || !before.every((each) => requested.has(each))) {
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

const getLockedMenu = (tx: Database, restaurantId: number) =>
  orNotFound("Restaurant", lockMenu(tx, restaurantId));

/** Choosing a photo needs the same access as uploading one. */
function requirePhotoEditor(actor: Actor): void {
  const { access } = uploaders.sandwichImageUploader;
  if (!isAllowed(access, actor)) throw forbidden("You must be an admin to perform this action");
}

/** Derives `isSpicy` from a stated spice level. */
function withHeat<Input extends Pick<UpdateSandwichInput, "spiceLevel" | "isSpicy">>(
  input: Input,
): Input {
  const { spiceLevel, isSpicy } = input;
  if (spiceLevel === undefined || isSpicy !== undefined) return input;
  return { ...input, isSpicy: spiceLevel >= spicyFrom };
}

function sourceColumns(...write: Parameters<typeof sourceOfWrite>) {
  const source = sourceOfWrite(...write);
  return source && { priceSource: source.from, confirmedAt: source.confirmedAt };
}

/** Without the image: its column is the id that `withOwnImage` finds. */
const toColumns = <Facts extends { price?: number; imageUrl?: string | null }>({
  price,
  imageUrl: _,
  ...facts
}: Facts) => ({ ...facts, priceCents: price === undefined ? undefined : toCents(price) });
