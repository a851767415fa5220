// Data: what the streets and squares of many countries are called.

const before =
  "ul|ulice|ulica|ulitsa|вул|ул|улица|вулиця|просп|пр|бул|пл|calle|gran vía|carrer|c|av|avda|avenida|paseo|pº|ronda|camino|carretera|ctra|calzada|glorieta|rambla|plaza|plaça|pza|rua|praça|praceta|travessa|estrada|largo|via|viale|vicolo|borgo|piazza|piazzale|p\\.zza|corso|lungomare|contrada|località|strada|str|straße|strasse|rue|cours|chemin|allée|impasse|route|passage|place|boulevard|bd|quai|cad|caddesi|sok|sokak|mah|mahallesi|jl|jalan|lorong|rynek|plac|pl|aleja|al|osiedle|os|nám|náměstí|námestie|třída|iela|gatvė|g|prospekt|trg|οδός|רחוב|רח'|שדרות|דרך|شارع|طريق|خیابان|đường|quận|phường|ถนน|ถ|ซอย|मार्ग|रोड";
const behind =
  "street|st|road|rd|lane|ln|avenue|ave|square|row|quay|hwy|highway|blvd|drive|dr|way|walk|court|parkway|pkwy|pike|alley|trail|terrace|crescent|parade|mews|esplanade|promenade|wharf|yard|utca|út|tér|u";
const ends =
  "straat|straße|strasse|str|gasse|platz|markt|weg|ring|ufer|damm|chaussee|gata|gatan|gade|vej|vägen|väg|katu|tie|laan|plein|gracht|kade|vegur|torget|torg|allee|allé|stræde|gate";

/** Whether words may be a street. */
export const streetWords = new RegExp(
  `(?<!\\p{L})(?:${before}|${behind})(?![\\p{L}\\p{M}])|\\p{L}(?:${ends})(?!\\p{L})|(?<!\\p{L})(?:markt|platz)(?!\\p{L})`,
  "iu",
);
