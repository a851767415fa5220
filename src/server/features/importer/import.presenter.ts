import type {
  ImportBasicAnswer,
  ImportedLocation,
  ImportWebsiteAnswer,
} from "#contract/importer.ts";
import type { Fact, Place, SiteFacts } from "./website/facts.ts";

type Basics = Pick<ImportWebsiteAnswer, "basicInfo" | "locations" | "sources">;

export function presentSite(facts: SiteFacts, website: string | null): Basics {
  const { name, description, imageUrl, priceRange, restaurantType, places } = facts;
  const locations = places.flatMap(presentLocation);
  // Hours and a number of nobody knows where; with a location they would be said twice.
  const [homeless] = locations.length === 0 ? places : [];
  const loose = { phoneNumber: homeless?.phoneNumber, hoursOfOperation: homeless?.hours };
  return {
    basicInfo: {
      name: given(name),
      description: given(description),
      website,
      imageUrl: given(imageUrl),
      priceRange: given(priceRange),
      restaurantType: given(restaurantType),
      address: null,
      phoneNumber: given(loose.phoneNumber),
      hoursOfOperation: given(loose.hoursOfOperation),
    },
    locations,
    sources: sourcesOf({ name, description, imageUrl, priceRange, restaurantType, ...loose }),
  };
}

export const presentBasic = (
  { basicInfo, locations, sources }: Basics,
  id: number | null,
): ImportBasicAnswer => ({ ...(id === null ? {} : { id }), ...basicInfo, locations, sources });

function presentLocation({ address, phoneNumber, hours, point }: Place): ImportedLocation[] {
  if (!address) return [];
  return [
    {
      address: address.value,
      phoneNumber: given(phoneNumber),
      hoursOfOperation: given(hours),
      latitude: point?.value.latitude ?? null,
      longitude: point?.value.longitude ?? null,
      sources: {
        address: address.source,
        ...sourcesOf({ phoneNumber, hoursOfOperation: hours, latitude: point }),
      },
    },
  ];
}

const given = <T>(fact: Fact<T> | null | undefined): T | null => fact?.value ?? null;

type Facts = Record<string, Fact<unknown> | null | undefined>;

/** Only values that are known have a source. */
const sourcesOf = <F extends Facts>(facts: F) =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, fact]) => (fact ? [[field, fact.source]] : [])),
  ) as Partial<Record<keyof F, Fact<unknown>["source"]>>;
