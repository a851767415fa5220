// What a site says, as the API answers it.
import type {
  ExtractedSandwich,
  ImportBasicAnswer,
  ImportedLocation,
  ImportWebsiteAnswer,
} from "#contract/importer.ts";
import { eachTrait } from "#contract/traits.ts";
import type { Fact, FoundSandwich, Place, SiteFacts } from "#reader/reader.types.ts";

type Basics = Pick<ImportWebsiteAnswer, "basicInfo" | "locations" | "sources" | "questions">;

export function presentSite(facts: SiteFacts, website: string | null): Basics {
  const { name, description, imageUrl, priceRange, restaurantType, places } = facts;
  const locations = places.flatMap(presentLocation);
  // Phone and hours without an address belong to the restaurant, unless it has locations.
  const [unlocated] = locations.length === 0 ? places : [];
  const contact = { phoneNumber: unlocated?.phoneNumber, hoursOfOperation: unlocated?.hours };
  return {
    basicInfo: {
      name: valueOrNull(name),
      description: valueOrNull(description),
      website,
      imageUrl: valueOrNull(imageUrl),
      priceRange: valueOrNull(priceRange),
      restaurantType: valueOrNull(restaurantType),
      address: null,
      phoneNumber: valueOrNull(contact.phoneNumber),
      hoursOfOperation: valueOrNull(contact.hoursOfOperation),
    },
    locations,
    questions: unlocated?.questions ?? [],
    sources: listSources({ name, description, imageUrl, priceRange, restaurantType, ...contact }),
  };
}

export const presentBasic = (
  { basicInfo, ...others }: Basics,
  id: number | null,
): ImportBasicAnswer => ({ ...(id === null ? {} : { id }), ...basicInfo, ...others });

/** The reader does not look for every trait. */
export function presentSandwich(found: FoundSandwich): ExtractedSandwich {
  const read: Partial<ExtractedSandwich> = found;
  const traits = eachTrait((trait) => read[trait] ?? null);
  const { isSpicy: spicy, spiceLevel: spicyLevel } = found;
  return { ...found, ...traits, dietaryInfo: { ...traits, spicy, spicyLevel } };
}

function presentLocation({
  address,
  phoneNumber,
  hours,
  questions,
  point,
}: Place): ImportedLocation[] {
  if (!address) return [];
  return [
    {
      address: address.value,
      phoneNumber: valueOrNull(phoneNumber),
      hoursOfOperation: valueOrNull(hours),
      latitude: point?.value.latitude ?? null,
      longitude: point?.value.longitude ?? null,
      sources: {
        address: address.source,
        ...listSources({ phoneNumber, hoursOfOperation: hours, latitude: point }),
      },
      questions,
    },
  ];
}

const valueOrNull = <T>(fact: Fact<T> | null | undefined): T | null => fact?.value ?? null;

type Facts = Record<string, Fact<unknown> | null | undefined>;

/** Only values that are known have a source. */
const listSources = <F extends Facts>(facts: F) =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, fact]) => (fact ? [[field, fact.source]] : [])),
  ) as Partial<Record<keyof F, Fact<unknown>["source"]>>;
