import type { Place } from "#contract/places.ts";
import type { Database } from "#server/database/client.ts";
import { addressParts } from "#server/features/restaurants/addresses.service.ts";
import { type Cell, listCells } from "./places.repository.ts";

const mostPlaces = 10;
/** Locations of one name that are farther apart are in different towns. */
const townMiles = 50;
const milesPerDegree = 69;

interface Town extends Place {
  name: string;
  locations: number;
  area: string | null;
  postcode: string | null;
}

/**
 * Cities and postcodes that begin as typed, the exact one first, then those with most locations. Towns of the same
 * name have each their own label, by which they are found again.
 */
export async function findPlaces(db: Database, typed: string): Promise<Place[]> {
  const towns = gatherTowns(await listCells(db, typed));
  const wanted = plain(typed);
  return withOwnLabels(towns)
    .filter(({ names }) => names.some((name) => name.startsWith(wanted)))
    .map((town) => ({ ...town, isExact: town.names.includes(wanted) }))
    .sort(
      (one, other) =>
        Number(other.isExact) - Number(one.isExact) ||
        other.locations - one.locations ||
        one.label.localeCompare(other.label),
    )
    .slice(0, mostPlaces)
    .map(({ label, latitude, longitude }) => ({ label, latitude, longitude }));
}

/** "portland or" finds "Portland, OR". */
const plain = (text: string) => text.toLowerCase().replaceAll(",", "");

/** Cells of one name that are near the one with most locations belong to its town. */
function gatherTowns(cells: Cell[]): Town[] {
  const towns: Cell[][] = [];
  for (const cell of [...cells].sort((one, other) => other.locations - one.locations)) {
    const own = towns.find(([first]) => first && isSameTown(first, cell));
    if (own) own.push(cell);
    else towns.push([cell]);
  }
  return towns.flatMap(([first, ...others]) => (first ? [townOf(first, others)] : []));
}

const isSameTown = (one: Cell, other: Cell) =>
  one.kind === other.kind && one.name === other.name && milesBetween(one, other) < townMiles;

function townOf(first: Cell, others: Cell[]): Town {
  const { kind, name, city, postcode } = first;
  const cells = [first, ...others];
  const areas = cells.flatMap(({ addresses }) => addresses).map((text) => addressParts(text).area);
  return {
    name,
    label: (kind === "city" ? [city] : [postcode, city]).filter(Boolean).join(" "),
    area: areas.find((area) => area !== null) ?? null,
    postcode,
    locations: cells.reduce((sum, cell) => sum + cell.locations, 0),
    ...middleOf(first, cells),
  };
}

function middleOf(first: Cell, cells: Cell[]) {
  let [locations, north, east] = [0, 0, 0];
  for (const cell of cells) {
    locations += cell.locations;
    north += cell.locations * (cell.latitude - first.latitude);
    east += cell.locations * turn(cell.longitude - first.longitude);
  }
  return {
    latitude: first.latitude + north / locations,
    longitude: turn(first.longitude + east / locations),
  };
}

/** Across the 180th meridian it is not far either. */
const turn = (degrees: number) =>
  degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;

/** On a plane: near enough for whether it is the same town. */
function milesBetween(one: Cell, other: Cell): number {
  const north = one.latitude - other.latitude;
  const east = turn(one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * milesPerDegree;
}

/** What tells towns of the same name apart, the first that differs for all of them. */
const tellings: ((town: Town) => string)[] = [
  ({ area }) => area ?? "",
  ({ area, postcode }) => [area, postcode].filter(Boolean).join(" "),
  ({ latitude, longitude }) => `${latitude.toFixed(1)} ${longitude.toFixed(1)}`,
];

/** With the names by which each is found. The state is one of them, also where the town's name is unique. */
function withOwnLabels(towns: Town[]): (Town & { names: string[] })[] {
  const namesakes = new Map<string, Town[]>();
  for (const town of towns) {
    const key = plain(town.label);
    namesakes.set(key, [...(namesakes.get(key) ?? []), town]);
  }
  return [...namesakes.values()].flatMap((group) => {
    const tell = group.length > 1 ? tellings.find((each) => isUnique(group.map(each))) : undefined;
    return group.map((town) => {
      const label = joined(town.label, tell?.(town));
      const names = [town.name, town.label, joined(town.label, town.area), label].map(plain);
      return { ...town, label, names };
    });
  });
}

const isUnique = (texts: string[]) => new Set(texts).size === texts.length;

const joined = (label: string, area: string | null | undefined) =>
  area ? `${label}, ${area}` : label;
