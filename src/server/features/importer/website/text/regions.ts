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
  WA: "Western Australia",
};

/** Those of countries that write the postcode before the city, where a region may stand behind it. */
export const regionNames = [
  // Argentina and Mexico.
  "Buenos Aires|Catamarca|Chaco|Chubut|Córdoba|Corrientes|Entre Ríos|Formosa|Jujuy|La Pampa|La Rioja|Mendoza|Misiones|Neuquén|Río Negro|Salta|San Juan|San Luis|Santa Cruz|Santa Fe|Santiago del Estero|Tierra del Fuego|Tucumán",
  "Aguascalientes|Baja California(?: Sur)?|Campeche|Chiapas|Chihuahua|Coahuila|Colima|Durango|Estado de México|Guanajuato|Guerrero|Hidalgo|Jalisco|Michoacán|Morelos|Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro|Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucatán|Zacatecas",
  // Spain and Portugal.
  "Álava|Albacete|Alicante|Almería|Andalucía|Aragón|Asturias|Ávila|Badajoz|Baleares|Barcelona|Bizkaia|Burgos|Cáceres|Cádiz|Canarias|Cantabria|Castellón|Cataluña|Catalunya|Ciudad Real|Cuenca|Extremadura|Galicia|Gipuzkoa|Girona|Granada|Guadalajara|Huelva|Huesca|Jaén|La Coruña|Las Palmas|León|Lleida|Lugo|Madrid|Málaga|Mallorca|Murcia|Navarra|Ourense|Palencia|Pontevedra|Salamanca|Segovia|Sevilla|Soria|Tarragona|Tenerife|Teruel|Toledo|Valencia|Valladolid|Vizcaya|Zamora|Zaragoza",
  "Algarve|Alentejo|Aveiro|Beja|Braga|Bragança|Castelo Branco|Coimbra|Évora|Faro|Guarda|Leiria|Lisboa|Madeira|Portalegre|Porto|Santarém|Setúbal|Viana do Castelo|Vila Real|Viseu|Açores",
  // Italy, France and Belgium.
  "Abruzzo|Basilicata|Calabria|Campania|Emilia Romagna|Lazio|Liguria|Lombardia|Marche|Molise|Piemonte|Puglia|Sardegna|Sicilia|Toscana|Trentino|Umbria|Veneto",
  "Alsace|Aquitaine|Auvergne|Bourgogne|Bretagne|Corse|Finistère|Gironde|Isère|Morbihan|Normandie|Occitanie|Provence|Savoie|Var|Vaucluse|Vendée|Hainaut|Brabant|Limburg|Namur",
  // Germany, Austria, Switzerland and the Netherlands.
  "Baden|Bayern|Brandenburg|Hessen|Niedersachsen|Sachsen|Saarland|Thüringen|Holstein|Burgenland|Kärnten|Niederösterreich|Oberösterreich|Salzburg|Steiermark|Tirol|Vorarlberg",
  "Aargau|Bern|Fribourg|Genève|Graubünden|Jura|Luzern|Neuchâtel|Solothurn|Ticino|Thurgau|Valais|Vaud|Wallis|Zürich|Drenthe|Flevoland|Friesland|Gelderland|Groningen|Overijssel|Utrecht|Zeeland",
].join("|");

/** What the words of streets and houses are shortened to. */
const shortened = {
  st: "street saint",
  ste: "suite sainte",
  ave: "avenue avenida avda av",
  rd: "road",
  blvd: "boulevard boul bd",
  dr: "drive",
  ln: "lane",
  hwy: "highway",
  pkwy: "parkway",
  ct: "court",
  pl: "place plac placa",
  plz: "plaza pza piazza zza",
  sq: "square",
  ter: "terrace terr",
  cres: "crescent",
  cir: "circle",
  ctr: "center centre",
  trl: "trail",
  tpke: "turnpike",
  rte: "route rt",
  bldg: "building",
  apt: "apartment",
  fl: "floor",
  ft: "fort",
  mt: "mount",
  co: "county",
  ul: "ulica ulice",
  al: "aleja aleje",
  c: "calle",
  ctra: "carretera",
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  ne: "northeast",
  nw: "northwest",
  se: "southeast",
  sw: "southwest",
  str: "strasse",
  "1st": "first",
  "2nd": "second",
  "3rd": "third",
  "4th": "fourth",
  "5th": "fifth",
};
const shortWords = new Map(
  Object.entries(shortened).flatMap(([short, words]) =>
    words.split(" ").map((word) => [word, short] as const),
  ),
);

const longNames = [...Object.entries(usStates), ...Object.entries(provinces)]
  .map(([code, name]) => [code.toLowerCase(), name.toLowerCase()] as const)
  // "West Virginia" is no Virginia.
  .toSorted(([, a], [, b]) => b.length - a.length);
const regionName = new RegExp(`\\b(?:${longNames.map(([, name]) => name).join("|")})\\b`, "g");
const codes = new Map(longNames.map(([code, name]) => [name, code]));
const countries =
  /\b(?:usa?|u\.s\.a?\.?|united states(?: of america)?|canada|australia|united kingdom|uk|ireland|schweiz|deutschland|espana|italia|france)\s*$/;

/** The words of an address, however its street and its region are shortened. */
export const addressWords = (address: string): string[] =>
  withoutAccents(address)
    .replace(regionName, (name) => codes.get(name) ?? name)
    .replace(countries, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word !== "p")
    .map((word) => shortWords.get(word) ?? word.replace(compound, "str").replace(korean, ""));

/** "Hauptstrasse" is "Hauptstr." */
const compound = /(?<=\p{L})strasse$/u;
/** "서울특별시" is "서울". */
const korean = /(?<=^\p{Script=Hangul}{2})(?:특별자치도|특별자치시|특별시|광역시|도)$/u;

const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""));

/** An address of Japan or China as it is written without its postcode and without words for parts of its number. */
export const easternAddress = (address: string): string =>
  address
    .normalize("NFKC")
    .replace(/〒?\d{3}-?\d{4}/, "")
    .replace(/(?<=\d)(?:丁目|番地|番|号|號)[\s-]?/gu, "-")
    .replace(/(?<=\d)[‐-―−ー](?=\d)/gu, "-")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]|(?<!\d)-|-(?!\d)/gu, "");

/** The postcodes of countries that write letters in them; not all of these letters are given out. */
export const british = "(?:GIR 0AA|[A-PR-UWYZ][A-HK-Y]?\\d[A-Z\\d]? ?\\d[A-Z]{2})";
export const irish = "(?:[AC-FHKNPRTV-Y]\\d[\\dW] ?(?=[A-Z]{0,3}\\d)[A-Z\\d]{4})";

/** As addresses end, in English and in the language of the country. */
export const countryNames =
  "United States(?: of America)?|USA|U\\.S\\.A\\.|Canada|Australia|New Zealand|United Kingdom|UK|England|Scotland|Wales|Ireland|Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|Suisse|France|Belgium|Belgique|België|Netherlands|Nederland|Spain|España|Portugal|Italy|Italia|Poland|Polska|Czechia|Czech Republic|Česko|Sweden|Sverige|Denmark|Danmark|Norway|Norge|Finland|Suomi|Mexico|México|Brazil|Brasil|Argentina|Colombia|Chile|Peru|Perú|India|Malaysia|Philippines|South Africa";
