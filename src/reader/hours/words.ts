// The words about opening hours in thirteen languages. Weekdays, months and the halves of a day are those of Intl.

/** What a word says about hours. */
export type Meaning =
  | "closed"
  | "daily"
  | "weekdays"
  | "weekend"
  | "to"
  | "and"
  | "hour"
  | "noon"
  | "midnight"
  | "always"
  | "except"
  | "holiday"
  | "closes"
  | "open"
  | "filler";

/** Lower case, without accents, with commas between them. The one place to add a word. */
export const hoursWords: Record<string, Partial<Record<Meaning, string>>> = {
  en: {
    closed:
      "closed, closed all day, off, shut, resting, we rest, day off, day of rest, not open, dark, at church, we sleep, gone fishing, gone fishin'",
    daily:
      "daily, nightly, every day, every night, everyday, all days, all week, seven days, seven days a week, 7 days, 7 days a week, 365 days a year",
    weekdays: "weekdays, weekday, weeknights",
    weekend: "weekend, weekends",
    to: "to, till, til, until, thru, through, 'til, up to",
    and: "and, plus, also",
    hour: "o'clock, hrs, hours",
    noon: "noon, midday, 12 noon, 12 midday",
    midnight: "midnight, 12 midnight",
    always:
      "24/7, 24 hours, 24 hrs, 24 h, 24h, 24hrs, 24 hours a day, around the clock, always open, never close",
    except: "except, except for, excluding, but, but not, not",
    holiday:
      "holiday, holidays, public holidays, bank holidays, public holiday, bank holiday, national holidays",
    closes: "closes, close at, closes at, closing at",
    open: "open, opens, hours, opening hours, opening times, opening, business hours, store hours, trading hours, timings, hours of operation, we're open, we are open, we're, we are, when",
    filler:
      "from, on, our, the, is, are, at, of, served, serving, now, a, each, late, close, times, only, us, in",
  },
  de: {
    closed: "geschlossen, ruhetag, geschl, zu, ruhetage",
    daily: "taglich, jeden tag, alle tage",
    weekdays: "werktags, wochentags, unter der woche",
    weekend: "wochenende, am wochenende, wochenenden",
    to: "bis",
    and: "und, sowie, u",
    hour: "uhr",
    noon: "mittags, mittag",
    midnight: "mitternacht",
    always: "24 stunden, rund um die uhr",
    except: "ausser",
    holiday: "feiertag, feiertage, feiertagen, feiertags, an feiertagen",
    open: "geoffnet, offnungszeiten, offen, betriebszeiten",
    filler: "von, ab, unsere, durchgehend, am, an, jeweils, um, nur",
  },
  fr: {
    closed: "ferme, fermee, fermes, fermeture, repos",
    daily: "tous les jours, 7j/7, 7 jours sur 7, chaque jour, 7/7",
    weekdays: "en semaine, la semaine, jours de semaine",
    weekend: "week-end, weekend, le week-end, fin de semaine",
    to: "a, au, jusqu'a, jusqu'au",
    and: "et, puis",
    hour: "heures, heure, h",
    noon: "midi",
    midnight: "minuit",
    always: "24h/24, 24 heures, 24 heures sur 24",
    except: "sauf, excepte, hormis",
    holiday: "jours feries, jour ferie, feries",
    open: "ouvert, ouverte, horaires, horaire, heures d'ouverture, ouverture, horaires d'ouverture",
    filler: "du, de, des, le, les, la, notre, nos, midi et soir, en continu, uniquement",
  },
  es: {
    closed: "cerrado, cerrada, cerramos, descanso, cierra",
    daily: "todos los dias, diario, diariamente, cada dia, de lunes a domingo",
    weekdays: "entre semana, dias laborables, laborables, dias de semana",
    weekend: "fin de semana, fines de semana",
    to: "a, al, hasta, hasta las, a las",
    and: "y, e",
    hour: "h, hs, hrs, horas",
    noon: "mediodia, del mediodia",
    midnight: "medianoche",
    always: "24 horas, 24 hs",
    except: "excepto, salvo, menos",
    holiday: "festivos, feriados, dias festivos, visperas, festivo",
    open: "abierto, abrimos, horario, horarios, horario de apertura",
    filler: "de, del, desde, los, las, el, la, de las, ininterrumpido",
  },
  it: {
    closed: "chiuso, chiusura, riposo, giorno di chiusura, chiusi, chiusa",
    daily: "tutti i giorni, ogni giorno",
    weekdays: "giorni feriali, feriali",
    weekend: "fine settimana, week end",
    to: "a, al, alla, alle, fino alle, fino a",
    and: "e, ed",
    hour: "ore",
    noon: "mezzogiorno",
    midnight: "mezzanotte",
    always: "24 ore, 24 ore su 24",
    except: "tranne, eccetto, escluso",
    holiday: "festivi, giorni festivi",
    open: "aperto, orari, orario, aperti, orari di apertura, apertura",
    filler:
      "dal, dalla, dalle, da, il, la, le, i, del, orario continuato, solo, mattina, pomeriggio, sera, pranzo, cena",
  },
  pt: {
    closed: "fechado, encerrado, folga, encerra, fechados, encerramos",
    daily: "todos os dias, diariamente",
    weekdays: "dias uteis, dias de semana",
    weekend: "fim de semana, fins de semana, fim-de-semana",
    to: "a, as, ate, ate as",
    and: "e",
    hour: "h, horas, hs",
    noon: "meio-dia, meio dia",
    midnight: "meia-noite, meia noite",
    always: "24 horas",
    except: "exceto, menos",
    holiday: "feriados, feriado",
    open: "aberto, horario, horario de funcionamento, funcionamento, abertos",
    filler: "de, das, da, do, dos, aos, o, os, nos, no",
  },
  nl: {
    closed: "gesloten, dicht",
    daily: "dagelijks, elke dag, iedere dag, alle dagen",
    weekdays: "doordeweeks, werkdagen",
    weekend: "weekend, weekenden",
    to: "tot, t/m, tot en met, tm",
    and: "en",
    hour: "uur, u",
    noon: "middag",
    midnight: "middernacht",
    always: "24 uur",
    except: "behalve",
    holiday: "feestdagen, feestdag",
    open: "open, openingstijden, geopend, openingsuren",
    filler: "van, vanaf, onze, op, de, het",
  },
  pl: {
    closed: "nieczynne, zamkniete, zamkniety, zamknieta",
    daily: "codziennie",
    weekdays: "dni robocze, w dni robocze, dni powszednie, w tygodniu",
    weekend: "weekend, weekendy, w weekend, w weekendy",
    to: "do",
    and: "i, oraz",
    hour: "godz, godziny, godzina, godzinach",
    noon: "poludnie",
    midnight: "polnoc, polnocy, do polnocy",
    always: "24h, cala dobe",
    except: "oprocz, z wyjatkiem",
    holiday: "swieta, dni swiateczne",
    open: "otwarte, godziny otwarcia, czynne, otwarcia, zapraszamy",
    filler: "od, w, we, jest",
  },
  cs: {
    closed: "zavreno, zavirame, zavreni",
    daily: "denne, kazdy den",
    weekdays: "vsedni dny, ve vsedni dny, pracovni dny, vsedni den, pracovnich dnech",
    weekend: "vikend, o vikendu, vikendy, vikendu, o vikendech",
    to: "do, az",
    and: "a, i",
    hour: "hodin, hod, hodiny, h",
    noon: "poledne, v poledne",
    midnight: "pulnoc, pulnoci, do pulnoci",
    always: "nonstop, 24 hodin",
    except: "krome, mimo",
    holiday: "statni svatky, svatky, svatek, statni svatek",
    open: "otevreno, oteviraci doba, oteviraci hodiny, mame otevreno",
    filler: "od, v, ve, uz, mame, pro, vas, je",
  },
  sv: {
    closed: "stangt, stangda",
    daily: "alla dagar, varje dag, dagligen",
    weekdays: "vardagar, vardag",
    weekend: "helger, helg",
    to: "till, t.o.m., tom",
    and: "och, samt",
    hour: "kl, klockan",
    midnight: "midnatt",
    always: "dygnet runt",
    except: "utom",
    holiday: "roda dagar, helgdagar",
    open: "oppet, oppettider, oppna",
    filler: "fran, vi, serverar, pa, den, mellan",
  },
  da: {
    closed: "lukket",
    daily: "alle dage, hver dag, dagligt",
    weekdays: "hverdage, hverdag",
    weekend: "weekend, weekender",
    to: "til",
    and: "og, samt",
    hour: "kl, klokken",
    midnight: "midnat",
    always: "dognet rundt",
    except: "undtagen",
    holiday: "helligdage",
    open: "abent, abningstider, aben",
    filler: "fra, vi, den, om",
  },
  no: {
    closed: "stengt, lukket",
    daily: "alle dager, hver dag, daglig",
    weekdays: "hverdager, ukedager",
    weekend: "helg, helger, helgen",
    to: "til",
    and: "og, samt",
    hour: "kl, klokken",
    midnight: "midnatt",
    always: "dognet rundt",
    except: "unntatt",
    holiday: "helligdager, rode dager",
    open: "apent, apningstider, apen",
    filler: "fra, vi, den, om",
  },
  ja: {
    closed: "定休日, 定休, 店休日, 休業日, 休業, お休み, 休み, 休",
    daily: "毎日, 年中無休, 全日, 無休",
    weekdays: "平日",
    weekend: "土日, 週末, 土日祝",
    to: "から, より",
    and: "と, 及び",
    hour: "時, 時半",
    noon: "正午",
    always: "24時間営業, 24時間",
    except: "除く, を除く",
    holiday: "祝日, 祝, 祭日, 祝前日",
    open: "営業時間, 営業, 開店",
    filler: "まで, 曜日, 昼, 夜, ランチ, ディナー, の",
  },
};

/** Short forms that Intl does not have, Monday first; a space stands between those of one day. */
export const otherDayNames: Record<string, string> = {
  en: "mo, tu tues, we weds, th thur thurs, fr, sa, su",
  de: ", , , don, , sonnabend sonnabends, sonn",
  fr: "lu, ma, me, je, ve, sa, di",
  pl: "pn, wt, sr, czw cz, pt, sb, nd ndz nie",
  ja: "月曜, 火曜, 水曜, 木曜, 金曜, 土曜, 日曜",
};

/** What the words before hours, or above them, say about them, in any of the languages. */
export const labelWords = {
  /** Hours of something else. */
  other:
    "happy hour, happy hours, happy, delivery, deliveries, holiday hours, office, office hours, phone, catering, christmas, thanksgiving, event, events, trivia, music, live, special, specials, online ordering, order online, ordering, box office, reservations, market, parking, pickup, lieferung, lieferzeiten, lieferservice, livraison, entrega, reparto, a domicilio, consegna, rozvoz, donaska, dostawa, dowoz, leverans, bezorging, bezorgen, telefon, buro, bureau, oficina, 配達, デリバリー",
  /** Hours of a part of the place. */
  inner:
    "kitchen, bar, patio, drive thru, drive-thru, lobby, dining room, food, take out, takeout, store, shop, kuche, cuisine, cocina, cucina, kuchyne, kuchnia, kok, kokken, keuken, cozinha, last orders, last order, last call, ラストオーダー, l.o",
  breakfast:
    "breakfast, fruhstuck, petit dejeuner, desayuno, colazione, snidane, sniadanie, frukost, morgenmad, ontbijt, 朝食, モーニング",
  midday:
    "lunch, brunch, midi, mittag, mittags, mittagstisch, comida, almuerzo, pranzo, almoco, obed, lunchtime, ランチ, 昼",
  dinner:
    "dinner, supper, evening, evenings, night, nights, abend, abends, soir, cena, jantar, vecere, kolacja, middag, aften, diner, ディナー, 夜",
  summer: "summer, sommer, ete, verano, estate, verao, leto, lato, zomer, sommar, 夏",
  winter: "winter, hiver, invierno, inverno, zima, vinter, 冬",
  /** A day or a season, not a week. */
  exception:
    "today, tomorrow, tonight, closed until, christmas, xmas, thanksgiving, new year, new year's, easter, independence, labor day, memorial day, heute, weihnachten, ostern, silvester, noel, paques, navidad, nochebuena, natale, pasqua, vanoce, velikonoce, jul, nyar",
};
