// What pages, platforms and kinds of restaurants are called: no names of their own.

import { platforms } from "../text/platforms.ts";
import { usStates } from "../text/regions.ts";

/** What pages are called, whoever they belong to. */
const generic =
  /^(?:home(?: ?page)?|main(?: page)?|welcome|official (?:web)?site|contact(?: us)?|contacto?|kontakt|menus?|our menu|food(?: menu)?|locations?|about(?: us)?|order(?: online| now)?|online ordering|index|visit(?: us)?|hours|directions|find us|restaurant|reservations?|start(?:seite)?|(?:herzlich )?willkommen|speisekarte|accueil|bienvenue|la carte|in[ií]cio|bienvenidos?|carta|men[uú]|home page|benvenuti|pagina iniziale|strona główna|witamy|úvod|domů|vítejte|hem|forside|hjem|etusivu|welkom|bem-vindos?|главная|головна|ホーム|トップ(?:ページ)?|メニュー|公式(?:サイト|ホームページ|hp)?|홈|메뉴|首[页頁]|αρχική|ana sayfa|דף הבית|الرئيسية|logo|home logo|site logo|skip to content|toggle navigation)$/i;
const platform = new RegExp(`^(?:powered by |order on )?(?:${platforms})$`, "i");
/** What a site builder or an unfilled template calls every site. */
const placeholder =
  /^(?:your (?:business|company|restaurant|site)(?: name)?|(?:business|company|restaurant|site|store) (?:name|title)|my (?:site|website|blog|store|restaurant)(?: \d+)?|mysite(?: \d+)?|new (?:site|page)(?: \d+)?|untitled(?: \d+| page| document)?|example|test|demo|website|blog|document|app|(?:react|angular|vue|svelte|sveltekit|next(?:\.?js)?|nuxt|gatsby|flutter|ionic|expo)[ _-](?:app|demo|starter)|create (?:next|react) app|vite(?: \+ \w{2,10}| app)|lorem ipsum.*|just another .{0,30}site|coming soon|under construction|.{0,20}maintenance|page not found|index of \/.*)$/i;
/** "Est. 1988" */
const founded =
  /^(?:est\.?|established|since|seit|depuis|desde|dal|od|sedan|siden)(?: in)? ?(?:19|20)\d\d$/i;
const states = Object.entries(usStates).flat().join("|");
/** ", Ames IA", " in Ames, Iowa"; of "Wren's of Ames, Iowa" the state alone. */
const townBehind = new RegExp(
  `(?:, | in )(?!(?:${states})$)\\p{Lu}[\\p{L}.'’-]{1,20}(?: \\p{Lu}[\\p{L}.'’-]{1,20})?,? (?:${states})$|(?<= of \\p{Lu}[\\p{L} .'’-]{1,40}), (?:${states})$`,
  "u",
);
const separators = / [|–—·•»:~*/-]{1,2} | ?[|•»★☆｜│] ?| ?:: ?|: | ?— ?/;
/** "Le Coq Bleu, bistrot à Nantes" */
const tagline = /(?<=\p{L}), (?!(?:and|und|et|y|the)\b)(?=\p{Ll}{1,30} )/u;
const domain = /^(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]{2,60})\.[a-z]{2,10}(?:\.[a-z]{2})?\/?$/iu;
/** Written in capitals, without any, or with one. */
const suffixes =
  "inc|llc|ltd|limited|plc|llp|gmbh(?: & co\\.? kg)?|ohg|gbr|s\\.?r\\.?l\\.?s?|sarl|eurl|sasu|s\\.? ?r\\.? ?o|sp\\.? ?z ?o\\.? ?o|lda|ltda|pty(?: ltd)?|\\(pty\\) ltd|corp|kft|a/s|a\\.ş|ltd\\.? ?şti|l\\.l\\.c|e\\.k|s\\.a\\.s|s\\.l\\.u?|s\\.n\\.c|b\\.v|d\\.o\\.o|d\\. o\\. o|(?:s\\.?a\\.? )?de c\\.?v";
/** Those that are also words, only as companies write them: "Good As" is a name. */
const exactSuffixes = "UG|KG|SAS|sas|SLU?|SNC|snc|BV|AG|AB|AS|Oy|OY|ApS|AŞ";
const company = new RegExp(`,? (?:${suffixes})\\.?$`, "iu");
const exactCompany = new RegExp(`,? (?:${exactSuffixes})\\.?$`, "u");
const companyBefore =
  /^(?:sarl|eurl|sasu|株式会社|有限会社|合同会社|주식회사|\(주\)|㈜|ооо|тов|ип)[\s«"]{1,2}|株式会社$/iu;
/** "Smith Foods LLC DBA The Blue Hen"; "The DBA Grill" has no company before it. */
const tradingAs = new RegExp(
  `^.{2,60} (?:(?:dba|d/b/a|D/B/A|t/a|T/A|[Tt]rading as|[Dd]oing business as)|(?<=(?:${["Inc", "INC", "LLC", "L\\.L\\.C", "Ltd", "LTD", "Corp", "CORP"].join("|")})[.,]{0,2} )(?:DBA|Dba))\\.?:? (?=\\S)`,
  "u",
);
/** The name of a company that owns restaurants. */
const owner =
  /(?<!\p{L})(?:holdings?|hospitality|enterprises|ventures|(?:hospitality|restaurants?|foods?|dining) group|management|gastronomie|gastro|trading|licensed trade|theme|template)$/iu;

/** Words for kinds of restaurants and of food. */
const kinds = new Set(
  (
    "restaurant restaurants ristorante restaurante restauracja restaurace restaurang gasthaus gasthof wirtshaus gaststätte imbiss pub bar bars café cafe cafetería coffee kaffee " +
    "bistro bistrot brasserie pizzeria trattoria osteria paninoteca bakery bäckerei boulangerie panadería panificio deli delicatessen diner grill grille grillroom kitchen tavern taproom taphouse brewery brewpub inn " +
    "tearoom takeaway takeout sandwich sandwiches sandwicherie sandwichería sando burger burgers chicken fried hot crispy food foods truck street cuisine küche comida cocina cucina tapas lunchroom lunch dinner " +
    "breakfast brunch catering bocadillos bocatería broodjes panini kanapki kanapkownia bistró seafood steaks steak bbq barbecue pizza subs hoagies wings shop house bottle drinks wine beer beers cocktails " +
    "real good great fresh homemade handmade traditional traditionnelle traditionelle family local craft ales ale eatery delivery order online menu southern smokehouse rotisserie group hospitality holdings " +
    "döner doner kebab kebap kebabs kebabs shawarma gyros gyro falafel wrap wraps taco tacos torta tortas biscuit biscuits bagel bagels donuts hamburguesas hamburger hamburgers lomitos empanadas noodles sides salads soups fries shakes bowls plates hendl brathendl poulet pollo kurczak kuřecí"
  ).split(" "),
);
const small = new Set(
  "in at of on by & and the a an à au en im am und y e i w v ve we na de la le du der die das da di del near for to".split(
    " ",
  ),
);
const articles = new Set("the a an and und y e i la le les der die das de du da di del".split(" "));
const praise =
  /(?<!\p{L})(?:best|hottest|finest|freshest|tastiest|favou?rite|authentic|award-winning|number one|delicious|beste[nrs]?|meilleure?s?|mejor(?:es)?|migliore?|melhor(?:es)?|nejlepší|najlepsz[ey])(?!\p{L})|#1/iu;

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{M}\p{N}&]+/u)
    .filter(Boolean);

export const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** "Menu & Hours" and "Ames Location" are no names either. */
export const isGeneric = (text: string): boolean =>
  platform.test(text) ||
  placeholder.test(text) ||
  founded.test(text) ||
  / locations?$/i.test(text) ||
  text.split(/ (?:&|and|\+) /i).every((part) => generic.test(part));

/** "Aurora, CO", "Kilbracken, Co. Mayo" */
export const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{L} .'’-]{1,30}, (?:[A-Z]{2,3}|Co\.? \p{Lu}\p{L}+)$/u.test(text);

/** The parts of a title that may be a name; what is only the site's address is none. */
export const titleParts = (title: string): string[] =>
  title
    .split(separators)
    .map((part) => withoutTown(tidy(part.split(tagline)[0] ?? "")))
    .filter((part) => part && !isGeneric(part) && !domain.test(part));

function withoutTown(part: string): string {
  const name = part.replace(townBehind, "");
  return wordsOf(name).every(isKind) ? part : name;
}

/** "hotboxchicken" of "hotboxchicken.com", and of "www.hotboxchicken.com" */
export const domainIn = (text: string): string => fold(domain.exec(text.trim())?.[1] ?? "");

export const withoutCompany = (text: string): string =>
  text
    .replace(tradingAs, "")
    .replace(company, "")
    .replace(exactCompany, "")
    .replace(companyBefore, "")
    .replace(/ & c\.?$/i, "");

/** Whether it names a company, which may own more than a restaurant. */
export const isCompany = (text: string): boolean =>
  withoutCompany(text) !== text || owner.test(text);

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  apos: "'",
  rsquo: "’",
  lsquo: "‘",
  nbsp: " ",
};

/** What was written for a page twice over: "Joe&#8217;s Grill". */
const withoutEntities = (text: string): string =>
  text
    .replace(/&amp;/g, "&")
    .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]{3,5});/g, (whole, name: string) => entities[name] ?? whole);

/** "in", "near": what follows is where it is. */
export const isJoint = (word: string | undefined): boolean =>
  word !== undefined && word !== "&" && small.has(word) && !articles.has(word);

/** Whether a word says what is sold, or is nothing but a joint. */
export const isKind = (word: string): boolean => kinds.has(word) || small.has(word);

const manyWords = 6;

/** How little a text looks like a name: "Best Brunch in Asheville", "Pub in York", "Fried chicken". */
export function sloganPoints(text: string): number {
  const words = wordsOf(text);
  const joint = words.findIndex((word, at) => at > 0 && isJoint(word));
  const isKindSomewhere =
    joint > 0 && words.slice(0, joint).every((word) => isKind(word) || praise.test(word));
  return (
    Number(praise.test(text)) +
    Number(isKindSomewhere || words.every(isKind)) +
    (words.length > manyWords || isSentence(text) ? 0.5 : 0)
  );
}

/** "Tulsa's hottest chicken sandwich", "We fry it." */
const isSentence = (text: string): boolean =>
  /\p{Ll}{2}[.!?]$/u.test(text) ||
  text.split(" ").filter((word) => /^\p{Ll}{3}/u.test(word) && !small.has(word)).length > 2;

const welcome =
  /^(?:(?:welcome to )?(?:the )?official (?:web ?site|site|page|home ?page) (?:of|for)|welcome to(?: the(?= ))?|(?:herzlich )?willkommen (?:bei|beim|im|in der|zum|zur)|bienvenue (?:chez|à|au)|bienvenidos? a|benvenuti (?:da|al|alla)|bem-vindos? (?:ao?|à)|welkom bij|witamy w|vítejte v) /i;

export const isWelcome = (text: string): boolean => welcome.test(text.trim());

/** Without what pages say around a name. */
export const tidy = (text: string): string =>
  withoutEntities(text)
    .replace(/[®™\p{Extended_Pictographic}]|\u{FE0F}|^【[^】]{0,10}】/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(welcome, "")
    .replace(/ (?:online ordering|order online|(?:[-–|] )?official (?:web)?site|menu)$/i, "")
    .replace(
      /^order (?:online|pickup|delivery|takeout|food|direct)(?: (?:online|direct))? (?:from|at|with) /i,
      "",
    )
    .replace(/^order (?:from )?(.{2,60}) (?:online|delivery|for delivery|for pickup)$/i, "$1")
    .replace(/^(?:\(\d{1,2}\) |[-–—|★☆\s~*=_<>«»•]+(?=\p{L}))/u, "")
    .replace(/^[-–—|★☆\s]+/, "")
    .replace(/(?<![!\s–—|★☆~*=_<>•-])[!\s–—|★☆~*=_<>•-]+$/, "");
