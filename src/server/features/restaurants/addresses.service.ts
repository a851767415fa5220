interface AddressParts {
  city: string | null;
  postcode: string | null;
  /** The state, else the country, as written. */
  area: string | null;
}

const country =
  /^(?:usa|u\.s\.a\.|us|united states(?: of america)?|canada|uk|united kingdom|germany|deutschland|france|australia)$/i;

// London SW1A 1AA
const britishEnding =
  /^(?<city>\p{L}[\p{L} .'-]*?) (?<postcode>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/iu;

/** The last part of an address, as several countries write it. The city is in it or in the part before. */
const endings = [
  // Portland, OR 97206-1234
  /^(?<state>[A-Z]{2})\.? (?<postcode>\d{5}(?:-\d{4})?)$/i,
  // Toronto, ON M5V 2T6
  /^(?<state>[A-Z]{2}) (?<postcode>[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i,
  // Portland, OR
  /^(?<state>[A-Z]{2})$/,
  // 10115 Berlin
  /^(?<postcode>\d{4,5}) (?<city>\p{L}[\p{L} .'-]+)$/u,
  britishEnding,
  // Melbourne VIC 3000
  /^(?<city>\p{L}[\p{L} .'-]*?) (?<state>[A-Z]{2,3}) (?<postcode>\d{4,5})$/u,
];

/** City, postcode and area if the address names them clearly; null instead of a guess. */
export function addressParts(address: string): AddressParts {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter(Boolean);
  const land = country.test(parts.at(-1) ?? "") ? parts.pop() : undefined;
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return nothingSaid;
  for (const pattern of endings) {
    const match = pattern.exec(last);
    if (!match) continue;
    const { city = cityBefore(parts), postcode, state = land } = match.groups ?? {};
    return {
      city: city ?? null,
      postcode: postcode?.toUpperCase() ?? null,
      area: (pattern === britishEnding ? "UK" : areaName(state)) ?? null,
    };
  }
  return nothingSaid;
}

const nothingSaid: AddressParts = { city: null, postcode: null, area: null };

/** Short ones are written in capitals: "or", "u.s.a.". */
function areaName(written: string | undefined): string | undefined {
  const letters = written?.replaceAll(".", "");
  return letters && letters.length < 4 ? letters.toUpperCase() : written;
}

/** In "5 Main St, Portland, OR" it is the part before the last, if it holds no number and is not the street. */
function cityBefore(parts: string[]): string | undefined {
  const city = parts.length > 2 ? parts.at(-2) : undefined;
  return city && !/\d/.test(city) ? city : undefined;
}
