import { isDeepStrictEqual } from "node:util";
import type { PageQuery } from "#contract/paging.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { WebsiteChanges, WebsiteFinding } from "#contract/website-changes.ts";
import type { Database } from "#server/database/client.ts";
import { parseJson } from "#server/database/json-text.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Page, readPosition, toPage } from "#server/domain/paging.ts";
import { invalid, Refusal } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import type { ReadWebsite } from "#server/features/importer/import.service.ts";
import { getRestaurant } from "#server/features/restaurants/restaurants.service.ts";
import { pageOfMenu } from "#server/features/sandwiches/sandwiches.service.ts";
import {
  compareWebsite,
  readingFrom,
  saysNothing,
  type WebsiteReading,
} from "./compare-website.ts";
import {
  claimDue,
  closeReading,
  findingOrder,
  findReading,
  keepReading,
  listFindings,
} from "./website-changes.repository.ts";

interface Deps extends Pick<Dependencies, "db" | "now" | "logger"> {
  readWebsite: ReadWebsite;
}

const dayMs = 24 * 60 * 60 * 1000;
const daysBetween = 30;
const daysAfterFailure = 7;
const mostPerRun = 3;
const menuPage = 200;
const nothingSaid =
  "The website cannot be read: it names no address, no hours and no chicken sandwich.";

/** Reads the website now. Stores the reading only if it differs from the catalogue. */
export async function readAgain(
  deps: Deps,
  id: number,
  signal?: AbortSignal,
): Promise<WebsiteChanges> {
  const restaurant = await getRestaurant(deps.db, id);
  const { reading, changes } = await readAndCompare(deps, restaurant, signal);
  if (changes.length === 0) {
    await closeReading(deps.db, restaurant.id);
    return { readAt: deps.now().toISOString(), changes };
  }
  await keepFinding(deps, restaurant.id, reading, changes.length, true);
  return { readAt: deps.now().toISOString(), changes };
}

/** Compares the stored reading with the catalogue as it is now. */
export async function findChanges(db: Database, id: number): Promise<WebsiteChanges> {
  const restaurant = await getRestaurant(db, id);
  const row = await findReading(db, restaurant.id);
  if (!row?.isOpen || !row.readAt) return { readAt: null, changes: [] };
  const menu = await wholeMenu(db, restaurant.id);
  return {
    readAt: row.readAt.toISOString(),
    changes: compareWebsite(row.reading as WebsiteReading, restaurant, menu),
  };
}

export async function dismissChanges(db: Database, id: number, actor: Actor): Promise<void> {
  const { id: restaurantId } = await getRestaurant(db, id);
  await inTransaction(db, async (tx) => {
    if (!(await closeReading(tx, restaurantId))) return;
    const action = "restaurant.dismiss-website-changes";
    await recordAudit(tx, { actor, action, entityId: restaurantId });
  });
}

export async function pageOfFindings(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<WebsiteFinding>> {
  const rows = await listFindings(db, readPosition(cursor, findingOrder), limit + 1);
  return toPage(rows, limit, ({ readAt, restaurantId }) => [readAt, restaurantId]);
}

/** Reads a few websites that have not been read for a month. Differences wait for the team. */
export async function readDueWebsites(deps: Deps, signal?: AbortSignal): Promise<number> {
  const retryAt = new Date(deps.now().getTime() + daysAfterFailure * dayMs);
  const due = await claimDue(deps.db, deps.now(), retryAt, mostPerRun);
  for (const id of due) {
    try {
      await readDueWebsite(deps, id, signal);
    } catch (error) {
      // An unreadable website is tried again in a week.
      if (signal?.aborted) return 0;
      if (!(error instanceof Refusal)) throw error;
      deps.logger.info("website not read", { restaurantId: id, reason: error.message });
    }
  }
  return due.length;
}

async function readDueWebsite(deps: Deps, id: number, signal?: AbortSignal): Promise<void> {
  const restaurant = await getRestaurant(deps.db, id);
  const { reading, changes } = await readAndCompare(deps, restaurant, signal);
  const before = await findReading(deps.db, id);
  // A dismissed reading is not shown again.
  const isDismissed = before?.isOpen === false && isDeepStrictEqual(before.reading, reading);
  await keepFinding(deps, id, reading, changes.length, !isDismissed);
}

async function readAndCompare(deps: Deps, restaurant: Restaurant, signal?: AbortSignal) {
  if (!restaurant.website) {
    throw invalid([{ path: "website", message: "This restaurant has no website" }]);
  }
  const reading = readingFrom(await deps.readWebsite(restaurant.website, signal));
  if (saysNothing(reading)) throw new Refusal(422, "unprocessable", nothingSaid);
  const menu = await wholeMenu(deps.db, restaurant.id);
  return { reading, changes: compareWebsite(reading, restaurant, menu) };
}

const keepFinding = (
  { db, now }: Deps,
  restaurantId: number,
  reading: WebsiteReading,
  changeCount: number,
  isNews: boolean,
) =>
  keepReading(db, {
    restaurantId,
    readAt: now(),
    nextReadAt: new Date(now().getTime() + daysBetween * dayMs),
    reading: changeCount > 0 ? reading : null,
    changeCount,
    isOpen: changeCount > 0 && isNews,
  });

async function wholeMenu(db: Database, restaurantId: number): Promise<Sandwich[]> {
  const menu: Sandwich[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOfMenu(db, restaurantId, { limit: menuPage, cursor });
    menu.push(...page.items.map(parseJson));
    cursor = page.next ?? undefined;
  } while (cursor);
  return menu;
}
