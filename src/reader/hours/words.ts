// The words about opening hours in twelve languages, without accents. Weekdays and months are those of Intl.

/** Words that mean the same in whatever language stands around them. The one place to add a word. */
export const sharedWords = {
  closed:
    "closed, closed all day, closed the rest of the week, closed all other days, closed other days, off, nope, sleeping, shut, resting, we rest, day off, day of rest, not open, dark, at church, we sleep, gone fishing, gone fishin', geschlossen, ruhetag, ruhetage, geschl, zu, ferme, fermee, fermes, fermeture, repos, cerrado, cerrada, cerramos, descanso, cierra, chiuso, chiusa, chiusi, chiusura, riposo, giorno di chiusura, fechado, fechados, encerrado, encerra, encerramos, folga, gesloten, dicht, stangt, stangda, lukket, stengt, nieczynne, zamkniete, zamkniety, zamknieta, zavreno, zavreni, zavirame",
  daily:
    "daily, nightly, every day, every night, everyday, all days, all week, seven days, seven days a week, 7 days, 7 days a week, 365 days a year, taglich, jeden tag, alle tage, tous les jours, chaque jour, 7j/7, 7/7, 7 jours sur 7, todos los dias, diario, diariamente, cada dia, tutti i giorni, ogni giorno, todos os dias, dagelijks, elke dag, iedere dag, alle dagen, alla dagar, varje dag, dagligen, alle dage, hver dag, dagligt, alle dager, daglig, codziennie, denne, kazdy den",
  weekdays:
    "weekdays, weekday, weeknights, werktags, wochentags, unter der woche, en semaine, la semaine, jours de semaine, entre semana, dias laborables, laborables, dias de semana, giorni feriali, feriali, dias uteis, doordeweeks, werkdagen, vardagar, vardag, hverdage, hverdag, hverdager, ukedager, dni robocze, w dni robocze, dni powszednie, w tygodniu, vsedni dny, ve vsedni dny, pracovni dny, vsedni den, pracovnich dnech",
  weekend:
    "weekend, weekends, s-s, s+s, s&s, s/s, week-end, le week-end, fin de semaine, wochenende, wochenenden, am wochenende, fin de semana, fines de semana, fine settimana, week end, fim de semana, fins de semana, fim-de-semana, weekenden, helg, helger, helgen, weekender, weekendy, w weekend, w weekendy, vikend, o vikendu, vikendy, vikendu, o vikendech",
  noon: "noon, midday, 12 noon, 12 midday, mittags, mittag, midi, mediodia, del mediodia, mezzogiorno, meio-dia, meio dia, poludnie, poledne, v poledne",
  midnight:
    "midnight, 12 midnight, mitternacht, minuit, medianoche, mezzanotte, meia-noite, meia noite, middernacht, midnatt, midnat, polnoc, polnocy, do polnocy, pulnoc, pulnoci, do pulnoci",
  always:
    "24/7, 24 hours, 24 hrs, 24 h, 24h, 24hrs, 24 hours a day, around the clock, always open, never close, 24 stunden, rund um die uhr, 24h/24, 24 heures, 24 heures sur 24, 24 horas, 24 hs, 24 ore, 24 ore su 24, 24 uur, dygnet runt, dognet rundt, cala dobe, nonstop, 24 hodin",
  except:
    "except, except for, excluding, but, but not, not, ausser, sauf, excepte, hormis, excepto, salvo, menos, tranne, eccetto, escluso, exceto, behalve, utom, undtagen, unntatt, oprocz, z wyjatkiem, krome, mimo",
  holiday:
    "holiday, holidays, public holidays, bank holidays, public holiday, bank holiday, national holidays, feiertag, feiertage, feiertagen, feiertags, an feiertagen, jours feries, jour ferie, feries, festivos, festivo, feriados, feriado, dias festivos, visperas, festivi, giorni festivi, feestdagen, feestdag, roda dagar, helgdagar, helligdage, helligdager, rode dager, swieta, dni swiateczne, statni svatky, statni svatek, svatky, svatek",
  opens: "opens, open at, opens at, opening at",
  closes: "close, closes, close at, closes at, closing at",
  open: "open, hours, opening hours, opening times, opening, business hours, store hours, trading hours, timings, hours of operation, we're open, we are open, we're, we are, we, when, geoffnet, offnungszeiten, offen, betriebszeiten, ouvert, ouverte, ouverture, horaires, horaire, heures d'ouverture, horaires d'ouverture, abierto, abrimos, horario, horarios, horario de apertura, aperto, aperti, apertura, orari, orario, orari di apertura, aberto, abertos, horario de funcionamento, funcionamento, openingstijden, geopend, openingsuren, oppet, oppettider, oppna, abent, aben, abningstider, apent, apen, apningstider, otwarte, otwarcia, godziny otwarcia, czynne, zapraszamy, otevreno, oteviraci doba, oteviraci hodiny, mame otevreno",
  am: "am, in the morning, morgens, vormittags, du matin, de la manana, da manha, di mattina, del mattino, 's ochtends, rano, dopoledne",
  pm: "pm, in the afternoon, in the evening, nachmittags, abends, de l'apres-midi, du soir, de la tarde, da tarde, del pomeriggio, di sera, 's middags, 's avonds, po poludniu, wieczorem, odpoledne, vecer",
  night: "at night, nachts, de la nuit, de la noche, da noite, di notte, 's nachts, w nocy",
};

/** Short words, which may mean another thing in the next language. */
export const ownWords: Record<string, { to: string; and: string; hour: string; filler: string }> = {
  en: {
    to: "to, till, til, until, thru, through, 'til, up to",
    and: "and, plus, also",
    hour: "o'clock, hrs",
    filler:
      "from, on, our, the, is, are, at, of, served, serving, now, a, each, late, times, only, us, in",
  },
  es: {
    to: "a, al, hasta, hasta las, a las",
    and: "y, e",
    hour: "h, hs, hrs, horas",
    filler: "de, del, desde, los, las, el, la, de las, ininterrumpido",
  },
  fr: {
    to: "a, au, jusqu'a, jusqu'au",
    and: "et, puis",
    hour: "heures, heure, h",
    filler: "du, de, des, le, les, la, notre, nos, midi et soir, en continu, uniquement",
  },
  de: {
    to: "bis",
    and: "und, sowie, u",
    hour: "uhr",
    filler: "von, ab, unsere, durchgehend, am, an, jeweils, um, nur",
  },
  it: {
    to: "a, al, alla, alle, fino alle, fino a",
    and: "e, ed",
    hour: "ore",
    filler:
      "dal, dalla, dalle, da, il, la, le, i, del, orario continuato, solo, mattina, pomeriggio, sera, pranzo, cena",
  },
  pt: {
    to: "a, as, ate, ate as",
    and: "e",
    hour: "h, horas, hs",
    filler: "de, das, da, do, dos, aos, o, os, nos, no",
  },
  nl: {
    to: "tot, t/m, tot en met, tm",
    and: "en",
    hour: "uur, u",
    filler: "van, vanaf, onze, op, de, het",
  },
  pl: {
    to: "do",
    and: "i, oraz",
    hour: "godz, godziny, godzina, godzinach",
    filler: "od, w, we, jest",
  },
  cs: {
    to: "do, az",
    and: "a, i",
    hour: "hodin, hod, hodiny, h",
    filler: "od, v, ve, uz, mame, pro, vas, je",
  },
  sv: {
    to: "till, t.o.m., tom",
    and: "och, samt",
    hour: "kl, klockan",
    filler: "fran, vi, serverar, pa, den, mellan",
  },
  da: { to: "til", and: "og, samt", hour: "kl, klokken", filler: "fra, vi, den, om" },
  no: { to: "til", and: "og, samt", hour: "kl, klokken", filler: "fra, vi, den, om" },
};

/** Forms shorter than three letters, and others that do not begin like the day's name; Monday first. */
export const otherDayNames: Record<string, string> = {
  en: "m mo, t tu, w we weds, r th, f fr, sa, su",
  es: "l lu, ma mar, x mi, j ju, v vi, s sa, d do",
  fr: "l lu, ma mar, me, j je, v ve, s sa, d di",
  it: "l lu, ma mar, me, g gi, v ve, s sa, d do",
  de: "mo, di, mi, do, fr, sa sonnabend sonnabends, so",
  pt: "segunda-feira, terca-feira, quarta-feira, quinta-feira, sexta-feira",
  nl: "ma, di, wo, do, vr, za, zo",
  pl: "pn, wt, sr, cz czw, pt, sb, nd ndz nie",
  cs: "po, ut, st, ct, pa, so, ne",
};

/** What the words before hours, or above them, say about them, in any of the languages. */
export const labelWords = {
  /** Hours of something else. */
  other:
    "happy hour, happy hours, happy, delivery, deliveries, holiday hours, office, office hours, phone, catering, christmas, thanksgiving, event, events, trivia, music, live, special, specials, online ordering, order online, ordering, box office, reservations, market, parking, pickup, lieferung, lieferzeiten, lieferservice, livraison, entrega, reparto, a domicilio, consegna, rozvoz, donaska, dostawa, dowoz, leverans, bezorging, bezorgen, telefon, buro, bureau, oficina",
  /** Hours of a part of the place. */
  inner:
    "kitchen, bar, patio, drive thru, drive-thru, lobby, dining room, food, take out, takeout, store, shop, kuche, cuisine, cocina, cucina, kuchyne, kuchnia, kok, kokken, keuken, cozinha, last orders, last order, last call, l.o",
  breakfast:
    "breakfast, fruhstuck, petit dejeuner, desayuno, colazione, snidane, sniadanie, frukost, morgenmad, ontbijt",
  midday:
    "lunch, brunch, midi, mittag, mittags, mittagstisch, comida, almuerzo, pranzo, almoco, obed, lunchtime",
  dinner:
    "dinner, supper, evening, evenings, night, nights, abend, abends, soir, cena, jantar, vecere, kolacja, middag, aften, diner",
  season:
    "summer, winter, sommer, ete, hiver, verano, invierno, estate, inverno, verao, leto, zima, lato, zomer, sommar, vinter",
  /** A day or a season, not a week. */
  exception:
    "today, tomorrow, tonight, closed until, christmas, xmas, thanksgiving, new year, new year's, easter, independence, labor day, memorial day, heute, weihnachten, ostern, silvester, noel, paques, navidad, nochebuena, natale, pasqua, vanoce, velikonoce, jul, nyar",
};
