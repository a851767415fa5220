// Data: what the regions of countries are called that write them behind the city.

export const usStates: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

const provinces: Readonly<Record<string, string>> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NS: "Nova Scotia",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  TAS: "Tasmania",
};

const shortWords: Readonly<Record<string, string>> = {
  street: "st",
  avenue: "ave",
  road: "rd",
  boulevard: "blvd",
  drive: "dr",
  lane: "ln",
  highway: "hwy",
  parkway: "pkwy",
  court: "ct",
  place: "pl",
  square: "sq",
  suite: "ste",
  floor: "fl",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  northeast: "ne",
  northwest: "nw",
  southeast: "se",
  southwest: "sw",
  straße: "str",
  strasse: "str",
  saint: "st",
};

const longNames = Object.entries({ ...usStates, ...provinces })
  .map(([code, name]) => [code.toLowerCase(), name.toLowerCase()] as const)
  // "West Virginia" is no Virginia.
  .toSorted(([, a], [, b]) => b.length - a.length);
const regionName = new RegExp(`\\b(?:${longNames.map(([, name]) => name).join("|")})\\b`, "g");
const codes = new Map(longNames.map(([code, name]) => [name, code]));
const countries =
  /\b(?:usa?|u\.s\.a?\.?|united states(?: of america)?|canada|australia|united kingdom|uk)\s*$/;

/** The words of an address, however its street and its region are shortened. */
export const addressWords = (address: string): string[] =>
  address
    .toLowerCase()
    .replace(countries, "")
    .replace(regionName, (name) => codes.get(name) ?? name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => shortWords[word] ?? word);

/** The postcodes of countries that write letters in them; not all of these letters are given out. */
export const british = "(?:GIR 0AA|[A-PR-UWYZ][A-HK-Y]?\\d[A-Z\\d]? ?\\d[A-Z]{2})";
export const irish = "(?:[AC-FHKNPRTV-Y]\\d[\\dW] ?(?=[A-Z]{0,3}\\d)[A-Z\\d]{4})";

/** As addresses end, in English and in the language of the country. */
export const countryNames =
  "United States(?: of America)?|USA|U\\.S\\.A\\.|Canada|Australia|New Zealand|United Kingdom|UK|England|Scotland|Wales|Ireland|Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|Suisse|France|Belgium|Belgique|België|Netherlands|Nederland|Spain|España|Portugal|Italy|Italia|Poland|Polska|Czechia|Czech Republic|Česko|Sweden|Sverige|Denmark|Danmark|Norway|Norge|Finland|Suomi|Mexico|México|Brazil|Brasil|Argentina|Colombia|Chile|Peru|Perú|India|Malaysia|Philippines|South Africa";
