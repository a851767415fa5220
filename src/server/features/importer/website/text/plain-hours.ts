import { WEEKDAYS } from "#contract/hours/weekday-names.ts";

const dayNames = "(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?";
const letters: Record<string, string> = { M: "Mon", T: "Tue", W: "Wed", R: "Thu", F: "Fri" };
const spelled = (letter: string) => letters[letter] ?? letter;
const holidays =
  "(?:(?:public|bank|national) )?holidays?|feiertag(?:e|en|s)?|jours? fériés|festivos|festivi|feriados|feestdagen";

const steps: [RegExp, string | ((found: string, ...parts: string[]) => string)][] = [
  [/[〜～]/g, " - "],
  [/[／、・]/g, ", "],
  // Elements side by side leave no space in the text: "Monday7:00 am - 2:00 pm5:00 pm - 9:00 pm".
  [new RegExp(`(?<=\\b${dayNames})(?=\\d|closed)`, "gi"), " "],
  [/(?<=\d ?[ap]\.?m\.?)(?=\d)/gi, ", "],
  // "We" would be a Wednesday.
  [/\bwe(?:['’]re| are)\b/gi, " "],
  // "7 h 30" and "18 h", as in Québec.
  [/(?<=\d) h(?: ?(?=\d\d\b)|\b)/gi, "h"],
  [/\b12 ?(?=noon|midday|midnight)/gi, ""],
  // "late (11.30pm)" says how late; "(brunch til 2)" is not about opening hours.
  [/\b(?:late|close) ?\((\d[^()]{0,9})\)/gi, "$1"],
  [
    /(?<=\d ?(?:[ap]\.?m?\.?)? ?)\((?:brunch|lunch|dinner|kitchen|bar|last orders?|food)\b[^()]{0,40}\)/gi,
    "",
  ],
  [new RegExp(` ?(?:&|\\+|,|/|\\band\\b) ?(?:${holidays})(?!\\p{L})`, "giu"), " "],
  [/,? (?:except|excluding|but not)(?: for| on)?(?= [a-z]{3,9}\b)/gi, ", closed"],
  // "T-Th", "M-W", "W–Sa": a letter is a day only beside another one.
  [
    /\b([MTWF])(\s?[-–&/]\s?)(T[Hh](?:[Uu][Rr]?[Ss]?)?|F[Rr][Ii]?|S[Aa][Tt]?|S[Uu][Nn]?|[MTWRF])(?=[\s:,.]|$)/g,
    (_, from = "", between = "", to = "") => `${spelled(from)}${between}${spelled(to)}`,
  ],
  // Times that name only the closed day apply to all others: "11-9, closed Mon".
  [
    new RegExp(
      `^((?:open|hours?)? ?:? ?)(\\d(?:[\\d :.–-]|[ap]\\.?m\\b|to\\b)*)([,;(] ?(?:closed |(?:${dayNames}|mo|tu|we|th|fr|sa|su) +closed))`,
      "i",
    ),
    "$1daily $2$3",
  ],
];

/** A longer line is prose. The limit also bounds the work of the patterns. */
export const longestHoursLine = 400;

/** Spells out abbreviations and omissions of a line about hours, so that one parser reads every page. */
export function plainHours(line: string): string {
  const single = line.replace(/\s+/g, " ");
  if (single.length > longestHoursLine) return line;
  return steps.reduce(
    (text, [pattern, replacement]) =>
      typeof replacement === "string"
        ? text.replace(pattern, replacement)
        : text.replace(pattern, replacement),
    single,
  );
}

const pattern =
  /\b(?:every ?day|daily|7 days(?: a week)?|all week),? (?:except|but)(?: for)?(?: on)? ([a-z]{3,9})s?\b/gi;

/** "Every day except Tuesday" is Wednesday to Monday. */
export const withoutExceptions = (text: string): string =>
  text.replace(pattern, (whole, name: string) => {
    const closed = WEEKDAYS.findIndex((day) => day.startsWith(name.toLowerCase()));
    if (closed < 0) return whole;
    return `${WEEKDAYS[(closed + 1) % 7]} - ${WEEKDAYS[(closed + 6) % 7]}`;
  });

/** Words for days and hours in other languages, for translating them to English. */
interface Words {
  days: readonly [full: string, ...short: string[]][];
  closed: string;
  daily: string;
  until: string;
  and: string;
  noise: string;
}

const german: Words = {
  days: [
    ["montags?", "mo"],
    ["dienstags?", "di"],
    ["mittwochs?", "mi"],
    ["donnerstags?", "do"],
    ["freitags?", "fr"],
    ["samstags?|sonnabends?", "sa"],
    ["sonntags?", "so"],
  ],
  closed: "geschlossen|ruhetag|geschl",
  daily: "täglich|jeden tag",
  until: "bis",
  and: "und|sowie|u",
  noise: "uhr|von|ab|öffnungszeiten|geöffnet",
};

const french: Words = {
  days: [
    ["lundis?", "lun"],
    ["mardis?", "mar"],
    ["mercredis?", "mer"],
    ["jeudis?", "jeu"],
    ["vendredis?", "ven"],
    ["samedis?", "sam"],
    ["dimanches?", "dim"],
  ],
  closed: "fermée?s?",
  daily: "tous les jours|7j/7|7 jours sur 7",
  until: "à|au|jusqu'à",
  and: "et|puis",
  noise: "du|de|le|les|ouvert|horaires?|midi et soir",
};

const spanish: Words = {
  days: [
    ["lunes", "lun"],
    ["martes", "mar"],
    ["miércoles|miercoles", "mié", "mie"],
    ["jueves", "jue"],
    ["viernes", "vie"],
    ["sábados?|sabados?", "sáb", "sab"],
    ["domingos?", "dom"],
  ],
  closed: "cerrado",
  daily: "todos los días|todos los dias|diario|cada día",
  until: "a|al|hasta",
  and: "y|e",
  noise: "de|del|los|las|el|h|hs|hrs|horas|horario|abierto",
};

const italian: Words = {
  days: [
    ["lunedì|lunedi", "lun"],
    ["martedì|martedi", "mar"],
    ["mercoledì|mercoledi", "mer"],
    ["giovedì|giovedi", "gio"],
    ["venerdì|venerdi", "ven"],
    ["sabato", "sab"],
    ["domenica", "dom"],
  ],
  closed: "chiuso|chiusura|riposo",
  daily: "tutti i giorni|ogni giorno",
  until: "a|al|alla|alle|fino alle",
  and: "e",
  noise: "dal|dalla|dalle|da|il|la|le|ore|aperto|orari|orario",
};

const portuguese: Words = {
  days: [
    ["segunda(?:-feira)?", "seg"],
    ["terça(?:-feira)?|terca(?:-feira)?", "ter"],
    ["quarta(?:-feira)?", "qua"],
    ["quinta(?:-feira)?", "qui"],
    ["sexta(?:-feira)?", "sex"],
    ["sábados?|sabados?", "sáb", "sab"],
    ["domingos?", "dom"],
  ],
  closed: "fechado|encerrado",
  daily: "todos os dias|diariamente",
  until: "a|à|às|as|até",
  and: "e",
  noise: "de|das|da|do|aos|horário|aberto",
};

const dutch: Words = {
  days: [
    ["maandag", "ma"],
    ["dinsdag", "di"],
    ["woensdag", "wo"],
    ["donderdag", "do"],
    ["vrijdag", "vr"],
    ["zaterdag", "za"],
    ["zondag", "zo"],
  ],
  closed: "gesloten",
  daily: "dagelijks|elke dag|iedere dag",
  until: "tot|t/m|tot en met",
  and: "en",
  noise: "van|uur|open|openingstijden",
};

const scandinavian: Words = {
  days: [
    ["måndag|mandag", "mån", "man"],
    ["tisdag|tirsdag", "tis", "tirs"],
    ["onsdag", "ons"],
    ["torsdag", "tors", "tor"],
    ["fredag", "fre"],
    ["lördag|lørdag", "lör", "lør"],
    ["söndag|søndag", "sön", "søn"],
  ],
  closed: "stängt|lukket|stengt",
  daily: "alla dagar|alle dage|hver dag|varje dag",
  until: "till|til",
  and: "och|og",
  noise: "kl|kl\\.|fra|från|öppet|åbent",
};

const polish: Words = {
  days: [
    ["poniedziałek", "pn", "pon"],
    ["wtorek", "wt"],
    ["środa", "śr"],
    ["czwartek", "czw"],
    ["piątek", "pt"],
    ["sobota", "sob", "sb"],
    ["niedziela", "nd", "ndz", "niedz"],
  ],
  closed: "nieczynne|zamknięte",
  daily: "codziennie",
  until: "do",
  and: "i|oraz",
  noise: "od|godz|godziny|otwarcia",
};

const japanese: Words = {
  days: [
    ["月曜日?", "月"],
    ["火曜日?", "火"],
    ["水曜日?", "水"],
    ["木曜日?", "木"],
    ["金曜日?", "金"],
    ["土曜日?", "土"],
    ["日曜日?", "日"],
  ],
  closed: "定休日?|店休日|休業日?|お?休み",
  daily: "毎日|年中無休|全日",
  until: "から",
  and: "と",
  noise: "営業時間|祝日?|昼|夜|ランチ|ディナー",
};

const languages: Record<string, Words> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  sv: scandinavian,
  da: scandinavian,
  no: scandinavian,
  nb: scandinavian,
  pl: polish,
  ja: japanese,
};

const english = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const word = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}])\\.?`, "giu");

const translations = Object.entries(languages).map(([language, words]) => ({
  language,
  fullDays: word(words.days.map(([full]) => full).join("|")),
  steps: translationSteps(words),
}));

function translationSteps({ days, closed, daily, until, and, noise }: Words): [RegExp, string][] {
  return [
    [word(daily), " daily "],
    ...days.map(([full], index): [RegExp, string] => [word(full), ` ${english[index]} `]),
    ...days.flatMap(([, ...short], index): [RegExp, string][] =>
      short.length > 0 ? [[word(short.join("|")), ` ${english[index]} `]] : [],
    ),
    [word(closed), " closed "],
    [word(until), " - "],
    [word(and), " and "],
    [word(noise), " "],
  ];
}

/** The language whose days the text names in full, else the one that the page declares; null for English. */
export function detectLanguage(text: string, declared = ""): string | null {
  const sample = text.slice(0, 50_000);
  const counts = translations.map(({ language, fullDays }) => ({
    language,
    count: sample.match(fullDays)?.length ?? 0,
  }));
  const best = counts.reduce((most, next) => (next.count > most.count ? next : most), {
    language: "",
    count: 0,
  });
  const page = declared.toLowerCase().split("-")[0] ?? "";
  // Languages share some day names: at a tie the declared language decides.
  const own = counts.find(({ language }) => language === page);
  if (own && own.count === best.count) return page in languages ? page : null;
  return best.count > 0 ? best.language : page in languages ? page : null;
}

export function toEnglishHours(text: string, language: string | null): string {
  const steps = translations.find((translation) => translation.language === language)?.steps ?? [];
  return steps.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text);
}
