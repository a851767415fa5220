import { describe, expect, test } from "vitest";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readHoursText } from "./hours-text.ts";

const now = new Date("2026-01-15T12:00:00Z");
const read = (text: string, language: string) => readHoursText(text, language, now);
const weekOf = (text: string, language: string) => parseHours(read(text, language)?.hours ?? null);
const itReads = (language: string, text: string, week: string) =>
  expect(weekOf(text, language)).toEqual(parseHours({ text: week }));

describe("when it opens and when it closes, told apart", () => {
  test.each([
    [
      "en",
      "We open at 11 every day.\nWe close at 9 Sunday through Thursday and at 10 on Friday and Saturday.",
      "Sun-Thu 11am-9pm; Fri-Sat 11am-10pm",
    ],
    [
      "en",
      "Open at 5pm Wed-Sat\nClose 1am Wed/Thu, 2am Fri/Sat",
      "Wed-Thu 5pm-1am; Fri-Sat 5pm-2am",
    ],
    [
      "en",
      "Open Wed, Thurs & Fri from 5, Sat & Sun from noon, and we close at 10 every night (9 on Sundays). Mon & Tues closed.",
      "Mon-Tue closed; Wed-Fri 5pm-10pm; Sat 12pm-10pm; Sun 12pm-9pm",
    ],
    ["en", "From 11:30 Tue-Sun serving lunch and dinner until 9pm", "Tue-Sun 11:30am-9pm"],
    ["en", "Opens 6am Mon-Sat, serving breakfast and lunch until 2pm", "Mon-Sat 6am-2pm"],
    ["en", "We open at 7 and serve lunch until 3, Monday to Friday.", "Mon-Fri 7am-3pm"],
    ["en", "Open daily at 7am, serving breakfast till 2pm", "Mon-Sun 7am-2pm"],
    ["en", "Open Mon-Wed til 8, Thu-Sat til 10, from 11am", "Mon-Wed 11am-8pm; Thu-Sat 11am-10pm"],
    ["en", "Open from 7 (8 on Sundays) to 3", "Mon-Sat 7am-3pm; Sun 8am-3pm"],
    ["en", "We open our doors at 8 and close them at 3, Tuesday to Sunday", "Tue-Sun 8am-3pm"],
    [
      "en",
      "Our hours are 11:30 to 9 (10 on weekends)",
      "Mon-Fri 11:30am-9pm; Sat-Sun 11:30am-10pm",
    ],
    [
      "de",
      "Wir öffnen täglich um 11 Uhr. Unter der Woche schließen wir um 22 Uhr, am Wochenende um 24 Uhr.",
      "Mon-Fri 11:00-22:00; Sat-Sun 11:00-24:00",
    ],
    ["de", "Mo-Fr ab 7 Uhr, Sa ab 8 Uhr, jeweils bis 18 Uhr", "Mon-Fri 7:00-18:00; Sat 8:00-18:00"],
    [
      "fr",
      "On ouvre à 8h tous les jours et on ferme à 18h, 16h le dimanche",
      "Mon-Sat 8:00-18:00; Sun 8:00-16:00",
    ],
    [
      "es",
      "Abrimos a las 9 todos los días. Cerramos a las 22 de domingo a jueves y a las 24 viernes y sábado",
      "Sun-Thu 9:00-22:00; Fri-Sat 9:00-24:00",
    ],
    [
      "nl",
      "We openen elke dag om 10 uur. We sluiten om 18 uur, op vrijdag om 21 uur.",
      "Sat-Thu 10:00-18:00; Fri 10:00-21:00",
    ],
  ])("%s: %j", itReads);
});

describe("what is left out, and what has hours of its own", () => {
  test.each([
    [
      "en",
      "Open Daily\n6:00 am – 9:00 pm\nexcept Tuesdays (6:00 am – 2:00 pm)",
      "Wed-Mon 6am-9pm; Tue 6am-2pm",
    ],
    [
      "en",
      "Dim sum every day of the week bar Tuesday, 10:30am to 3pm",
      "Wed-Mon 10:30am-3pm; Tue closed",
    ],
    [
      "it",
      "Aperti 12.30-14.30 e 19.30-22.30, tutti i giorni tranne il lunedì e la domenica sera.",
      "Mon closed; Tue-Sat 12:30-14:30, 19:30-22:30; Sun 12:30-14:30",
    ],
    [
      "da",
      "Grillen holder åbent hver dag fra 10 til 20, dog ikke om tirsdagen",
      "Wed-Mon 10:00-20:00; Tue closed",
    ],
    [
      "en",
      "Daily 12-3pm & 6-10pm. No lunch on Saturdays and Mondays.",
      "Mon, Sat 6pm-10pm; Tue-Fri 12pm-3pm, 6pm-10pm; Sun 12pm-3pm, 6pm-10pm",
    ],
    [
      "fr",
      "Ouvert tous les jours 12h-14h, 19h-22h, pas de dîner le dimanche",
      "Mon-Sat 12:00-14:00, 19:00-22:00; Sun 12:00-14:00",
    ],
    [
      "en",
      "Closed between Christmas and New Year. Otherwise Tuesday–Saturday 12–3 pm; closed Sunday & Monday.",
      "Sun-Mon closed; Tue-Sat 12pm-3pm",
    ],
    ["en", "11-9 daily Sunday 10-4", "Mon-Sat 11am-9pm; Sun 10am-4pm"],
  ])("%s: %j", itReads);
});

describe("closed in other words and signs", () => {
  test.each([
    ["en", "Tu-Su 4–9p\nM – see you tomorrow!", "Mon closed; Tue-Sun 4pm-9pm"],
    ["en", "Tue–Sun 11am–8pm. Mon: ❌", "Mon closed; Tue-Sun 11am-8pm"],
    [
      "en",
      "WED. THURS. & SAT. 11 AM - 7 PM\nCLOSED SUN. MON. TUES.",
      "Sun-Tue closed; Wed-Thu, Sat 11am-7pm",
    ],
    ["en", "Tue-Sun 11am-8pm. Mondays? Nope.", "Mon closed; Tue-Sun 11am-8pm"],
    [
      "en",
      "4-9 T, W, Th, Su / 4-10 F, Sa / closed M",
      "Mon closed; Tue-Thu, Sun 4pm-9pm; Fri-Sat 4pm-10pm",
    ],
    [
      "en",
      "Mon-Sat 11am-9pm. Closed Sun. We also close the first week of January.",
      "Mon-Sat 11am-9pm; Sun closed",
    ],
    [
      "es",
      "L-V 7:30–20:00 · S 9:00–15:00 · D y festivos cerrado",
      "Mon-Fri 7:30-20:00; Sat 9:00-15:00; Sun closed",
    ],
    [
      "en",
      "5:30 AM to 1:30 PM\nMonday – Saturday\nSunday we sleep",
      "Mon-Sat 5:30am-1:30pm; Sun closed",
    ],
  ])("%s: %j", itReads);
});

describe("meals and parts of the place", () => {
  test.each([
    [
      "en",
      "Open for lunch, Wednesday to Sunday, and for dinner on Friday and Saturday.\nLunch 12:00–15:00\nDinner 18:30–22:00",
      "Wed-Thu, Sun 12:00-15:00; Fri-Sat 12:00-15:00, 18:30-22:00",
    ],
    [
      "en",
      "Open Thursdays to Mondays 5pm-11pm. On Sundays we also do lunch, one till four.",
      "Thu-Sat, Mon 5pm-11pm; Sun 1pm-4pm, 5pm-11pm",
    ],
    [
      "cs",
      "po - pá 10.30 - 15.00 hod. (polední menu 11 - 14 hod.), so a ne zavřeno",
      "Mon-Fri 10:30-15:00; Sat-Sun closed",
    ],
    ["tr", "Her gün 08:00 – 22:00 arası açığız. Paket servis 11:00-21:30", "daily 8:00-22:00"],
    [
      "en",
      "Dine-in: Tue–Sat 5–9:30 pm\nDelivery (within 5 km): Tue–Sat 5–9 pm\nClosed Sun & Mon",
      "Sun-Mon closed; Tue-Sat 5pm-9:30pm",
    ],
    ["en", "Kitchen: 12–3 & 6–9 Mon–Sat, 12–5 Sun. Bar: 11–11 daily.", "daily 11am-11pm"],
    [
      "en",
      "Mon-Fri 6:30 - 2:30, Sun 7 - 2. Kitchen closes at 2 (1:30 Sundays).",
      "Mon-Fri 6:30am-2:30pm; Sun 7am-2pm",
    ],
    [
      "en",
      "Karaoke lounge Sunday–Thursday 19:00–02:00, Friday–Saturday 19:00–04:00",
      "Sun-Thu 7pm-2am; Fri-Sat 7pm-4am",
    ],
    [
      "fr",
      "Fermé dimanche soir et lundi. Service de 12h à 14h et de 19h30 à 22h.",
      "Mon closed; Tue-Sat 12:00-14:00, 19:30-22:00; Sun 12:00-14:00",
    ],
    ["en", "Fri, Sat 5-10pm; brunch Sat 10-2", "Fri 5pm-10pm; Sat 10am-2pm, 5pm-10pm"],
  ])("%s: %j", itReads);
});

describe("layouts, signs and languages", () => {
  test.each([
    [
      "en",
      "Mon | Tue | Wed | Thu\nClosed | 5 - 9 | 11:30 - 2, 5 - 10 | 11 - 2",
      "Mon closed; Tue 5pm-9pm; Wed 11:30am-2pm, 5pm-10pm; Thu 11am-2pm",
    ],
    [
      "en",
      "\tLunchtime\t\tTeatime\nMon\tCLOSED\t\tCLOSED\nTue\tCLOSED\t\t4.30 – 8.00\nWed\t11.45 – 1.30\t\t4.30 – 8.00",
      "Mon closed; Tue 4:30pm-8pm; Wed 11:45am-1:30pm, 4:30pm-8pm",
    ],
    ["en", "Mon\t11\t-\t9\nTue\t11\t-\t9", "Mon-Tue 11am-9pm"],
    [
      "en",
      "Mon-Sat: 11am - 9pm ¦ Sun: 12pm - 8pm ¦ Lunch buffet 11am - 2:30pm daily $12.99",
      "Mon-Sat 11am-9pm; Sun 12pm-8pm",
    ],
    ["en", "Stall #01-34. 6.30am till 2pm, closed Mon", "Mon closed; Tue-Sun 6:30am-2pm"],
    [
      "en",
      "Friday (after prayers): 2pm - 11:30pm, Saturday: 12:30pm - 11:30pm",
      "Fri 2pm-11:30pm; Sat 12:30pm-11:30pm",
    ],
    ["en", "Mon to Thu 12:00 noon to 3:00pm & 5:30pm to 11:00pm", "Mon-Thu 12pm-3pm, 5:30pm-11pm"],
    ["en", "Open 362 days a year, 10am–10pm", "daily 10am-10pm"],
    [
      "en",
      "Lundi/Monday 11h–21h\nMardi/Tuesday 11h–21h\nMercredi/Wednesday 11h–22h\nJeudi/Thursday Fermé/Closed",
      "Mon-Tue 11:00-21:00; Wed 11:00-22:00; Thu closed",
    ],
  ])("%s: %j", itReads);

  test.each([
    [
      "de",
      "Sommer (Mai–Sept.): täglich 10–22 Uhr\nWinter (Okt.–April): Do–Mo 11–20 Uhr, Di/Mi Ruhetag",
      "Thu-Mon 11:00-20:00; Tue-Wed closed",
    ],
    [
      "en",
      "Winter hours (Nov–Mar): Thu–Sun 10–4. Summer hours (Apr–Oct): daily 9–6.",
      "Thu-Sun 10am-4pm",
    ],
    [
      "it",
      "Orario invernale: mar-dom 18-24. Orario estivo: tutti i giorni 12-24",
      "Tue-Sun 18:00-24:00",
    ],
    [
      "en",
      "Summer: 10–8 every day. Rest of year: 11–6, closed Tuesdays.",
      "Wed-Mon 11am-6pm; Tue closed",
    ],
  ])("seasons in a row are asked about, %s: %j", (language, text, week) => {
    itReads(language, text, week);
    expect(read(text, language)?.questions).toHaveLength(1);
  });
});

const daily11to10 = "daily 11am-10pm";

describe("no lunch is not closed", () => {
  test.each([
    ["de", "Mo-So 11-22 Uhr. Kein Mittagstisch an Samstagen", daily11to10],
    ["de", "Mo-So 11-22 Uhr. Kein Mittagstisch am Samstag und Sonntag.", daily11to10],
    ["fr", "Tous les jours 11h-22h. Pas de menu midi le samedi et dimanche.", daily11to10],
    ["fr", "Tous les jours 11h-22h. Pas de réservation midi en semaine", daily11to10],
    ["es", "Todos los días 11:00-22:00. No hay menú de mediodía los domingos", daily11to10],
    ["es", "Todos los días 11:00-22:00. Sin menú de comida sábado y domingo", daily11to10],
    ["it", "Tutti i giorni 11-22. Niente menu pranzo la domenica", daily11to10],
    ["en", "Open every day 11-10, no lunch Mondays", daily11to10],
    ["en", "Open daily 11am-10pm. No dinner Monday", daily11to10],
    ["en", "Open daily 11am-10pm\nNo lunch combos on Saturdays", daily11to10],
    ["en", "Open daily 11am-10pm. There is no lunch menu on Sunday, only brunch.", daily11to10],
    ["en", "Daily 11am-10pm. No need to book dinner Monday to Thursday", daily11to10],
    ["en", "Open daily 11am-10pm\nNo evening parking Mondays", daily11to10],
    ["en", "Mon-Sat 11-9. No large parties at lunch Monday to Friday", "Mon-Sat 11am-9pm"],
    ["en", "Mon-Sun 7am-9pm. No breakfast Sat & Sun after 11", "daily 7am-9pm"],
    ["en", "Open daily 8am-3pm. No breakfast Sunday", "daily 8am-3pm"],
    [
      "en",
      "Lunch Mon-Fri 11am-2pm, no dinner on Sundays, dinner daily 5pm-9pm",
      "Mon-Fri 11am-2pm, 5pm-9pm; Sat 5pm-9pm",
    ],
    [
      "de",
      "Di-So 11-14 Uhr, 17-23 Uhr. Keine Reservierung abends Freitag und Samstag",
      "Tue-Sun 11:00-14:00, 17:00-23:00",
    ],
    [
      "it",
      "Mar-Dom 12-15, 19-23. Niente pizza a pranzo il sabato",
      "Tue-Sun 12:00-15:00, 19:00-23:00",
    ],
  ])("%s: %j", itReads);
});

describe("what is about other things takes nothing away", () => {
  test.each([
    ["de", "Mo-Fr 9-5\nTelefon 14:00-18:00 besetzt", "Mon-Fri 9am-5pm"],
    ["de", "Mo-Fr 8-6 Uhr\n\nLieferservice\nTäglich 17:00-21:00", "Mon-Fri 8am-6pm"],
    ["es", "Lunes a sábado de 8:00 a 3:00\nDelivery de 12:00 a 22:00", "Mon-Sat 8am-3pm"],
    ["en", "Mon-Sat 11-9. Closed 7/7", "Mon-Sat 11am-9pm"],
    ["en", "Mon-Sat 11-9. Closed 7/7-7/14", "Mon-Sat 11am-9pm"],
    ["fr", "Ouvert 7/7 de 11h à 22h", daily11to10],
    ["fr", "Lundi-samedi 11h-22h. Fermé le 7/7", "Mon-Sat 11am-10pm"],
    ["de", "Mo-Fr 11-22 Uhr, Sa nah dran am Markt 10-14 Uhr", "Mon-Fri 11am-10pm; Sat 10am-2pm"],
    ["de", "Mo-So 11-22, EC-Karte nicht Montag", daily11to10],
    ["de", "Di-So 17-23 Uhr, Montag nicht geöffnet", "Mon closed; Tue-Sun 17:00-23:00"],
    ["nl", "di-zo 12-22, maandag niet geopend", "Mon closed; Tue-Sun 12:00-22:00"],
    ["sv", "Tis-sön 11-21, måndag ej öppet", "Mon closed; Tue-Sun 11:00-21:00"],
    ["da", "Mandag ikke åbent, tirs-søn 11-21", "Mon closed; Tue-Sun 11:00-21:00"],
    [
      "it",
      "Lun-Dom 12-15, 19-23. Turno di riposo: martedì",
      "Mon 12:00-15:00, 19:00-23:00; Tue closed; Wed-Sun 12:00-15:00, 19:00-23:00",
    ],
    ["en", "Open 4-11 daily, until 1 Fri-Sat.", "Sun-Thu 4pm-11pm; Fri-Sat 4pm-1am"],
    ["en", "Mon-Fri 7-3; Pizza 5-9", "Mon-Fri 7am-3pm, 5pm-9pm"],
    ["en", "Mondays: see you tomorrow! Tue-Sun 11-9", "Mon closed; Tue-Sun 11am-9pm"],
  ])("%s: %j", itReads);

  test.each([
    ["en", "# Winter 2025-2026\nMon-Sat 11am-9pm"],
    ["en", "# Since 1987 – Family Owned\nMon-Sat 11am-9pm"],
    ["en", "# Joe's Grill Est. 1987 - Fried Chicken\nMon-Sat 11am-9pm"],
    ["en", "# Hen House\n# Blog\n2 min read\nHours\nMon-Sat 11am-9pm"],
    ["en", "# Hen House\n# Blog\n2 min read\nHow we brine\n# Visit\nMon-Sat 11am-9pm"],
    ["en", "# Frequently Asked Questions\nWhat are your hours?\nWe're open Mon-Sat 11am-9pm"],
    ["en", "# Partners Coffee\nMon-Sat 11am-9pm"],
    ["en", "# Growers Market Eatery\nMon-Sat 11am-9pm"],
    ["pt", "# Praça 55\nSegunda a sábado: 11h às 21h"],
    ["pt", "# Sabores da Praça\nSegunda a sábado: 11h às 21h"],
    ["it", "Corso Italia 12: lun-sab 11-21"],
    ["fr", "Cours Mirabeau : lundi-samedi 11h-21h"],
    ["en", "The Warehouse Cafe: Mon-Sat 11-9"],
    ["en", "Shift Coffee: Mon-Sat 11-9"],
    ["en", "Hotline & restaurant: Mon-Sat 11-9"],
    ["en", "Day shift menu: Mon-Sat 11-9"],
    ["pl", "Magazyn: pn-sob 11-21"],
    ["ja", "営業時間・お問い合わせ\n月〜土 11:00〜21:00"],
    ["it", "Segreteria telefonica sempre attiva. Lun-Sab 11-21"],
  ])("%s: %j", (language, text) => itReads(language, text, "Mon-Sat 11am-9pm"));

  test.each([
    [
      "en",
      "Two course lunch Mon-Fri 12-2, dinner Mon-Sat 5-9",
      "Mon-Fri 12pm-2pm, 5pm-9pm; Sat 5pm-9pm",
    ],
    [
      "es",
      "Turno de comida: lunes a domingo 13:00-16:00\nTurno de cena: lunes a domingo 20:00-23:30",
      "daily 13:00-16:00, 20:00-23:30",
    ],
    ["es", "Turno mediodía: mar-dom 12-15:30", "Tue-Sun 12:00-15:30"],
    [
      "en",
      "Breakfast 7:30-8:30\nLunch 12:00-1:00\nDinner 5:30-6:30\nMonday to Friday",
      "daily 7:30am-8:30am, 12pm-1pm, 5:30pm-6:30pm",
    ],
    [
      "de",
      "Mo-Fr 7:00-8:00, 10:00-10:30, 12:00-13:00",
      "Mon-Fri 7:00-8:00, 10:00-10:30, 12:00-13:00",
    ],
    [
      "en",
      "Events | Menu | Contact\nMon-Fri 11-9 | Sat 10-4 | Sun closed",
      "Mon-Fri 11am-9pm; Sat 10am-4pm; Sun closed",
    ],
    [
      "en",
      "Music | Food | Drinks\nMon-Fri 11-9 | Sat 10-4 | Sun closed",
      "Mon-Fri 11am-9pm; Sat 10am-4pm; Sun closed",
    ],
  ])("%s: %j", itReads);

  test("the end of a meal is not that of the place", () =>
    itReads("en", "We open our doors at 8 and serve breakfast until 11. Mon to Fri.", ""));
});

describe("times in words are those of a clock of twelve hours", () => {
  test.each([
    ["es", "Lunes a viernes de una a cuatro", "Mon-Fri 1pm-4pm"],
    [
      "es",
      "Martes a domingo: comidas de una a cuatro, cenas de ocho a once y media",
      "Tue-Sun 1pm-4pm, 8pm-11:30pm",
    ],
    ["es", "Cena de ocho a once, de martes a sábado", "Tue-Sat 8pm-11pm"],
    ["es", "Lunes a viernes 13:00 a 16:00 y de ocho a once", "Mon-Fri 13:00-16:00, 20:00-23:00"],
    ["pt", "Terça a domingo, da uma às quatro", "Tue-Sun 1pm-4pm"],
    ["de", "Dienstag bis Sonntag, zwölf bis drei und sechs bis elf", "Tue-Sun 12pm-3pm, 6pm-11pm"],
    ["nl", "Diner van vijf tot tien, woensdag t/m zondag", "Wed-Sun 5pm-10pm"],
    ["de", "Montag bis Freitag von halb acht bis drei", "Mon-Fri 7:30-15:00"],
    ["de", "Täglich von acht bis zwei Uhr nachts", "Mon-Sun 20:00-02:00"],
    ["de", "Täglich von zehn Uhr morgens bis acht Uhr abends", "Mon-Sun 10:00-20:00"],
    ["es", "Todos los días de ocho a dos de la madrugada", "Mon-Sun 20:00-02:00"],
    ["fr", "Tous les jours de huit heures du matin à six heures du soir", "Mon-Sun 8:00-18:00"],
    ["nl", "Elke dag van acht tot twee uur 's nachts", "Mon-Sun 20:00-02:00"],
    ["de", "Di-So mittags 11-14 Uhr abends 17-22 Uhr", "Tue-Sun 11:00-14:00, 17:00-22:00"],
    ["fr", "Ouvert du mardi au samedi de onze heures à vingt-deux heures", "Tue-Sat 11:00-22:00"],
    ["fr", "Du mardi au samedi de dix-neuf heures à vingt-trois heures", "Tue-Sat 19:00-23:00"],
    ["fr", "De midi à vingt-deux heures, du mardi au dimanche", "Tue-Sun 12:00-22:00"],
    ["fr", "Mardi-samedi de neuf heures à dix-neuf heures trente", "Tue-Sat 9:00-19:30"],
    ["it", "Dal lunedì al sabato dalle dieci alle ventidue e trenta", "Mon-Sat 10:00-22:30"],
    ["de", "Mo-Fr elf Uhr dreißig bis vierzehn Uhr", "Mon-Fri 11:30-14:00"],
    ["fr", "Du lundi au vendredi à deux pas de la gare 11h-15h", "Mon-Fri 11:00-15:00"],
    ["de", "Mo-Fr 11-15 Uhr, Gruppen bis zwanzig Personen", "Mon-Fri 11:00-15:00"],
  ])("%s: %j", itReads);

  test.each([
    ["de", "Di-So halb sechs bis zehn"],
    ["nl", "Dinsdag t/m zondag van vijf tot tien"],
    ["sv", "Tisdag till söndag fem till tio"],
    ["pl", "Od wtorku do soboty od piątej do dziesiątej"],
    ["it", "Da martedì a domenica dalle sette alle undici"],
    ["de", "Di-So halb sechs bis 23 Uhr"],
  ])("%s: morning or evening is asked: %j", (language, text) => {
    itReads(language, text, "");
    expect(read(text, language)?.questions).toHaveLength(1);
  });
});

test("beside a day in doubt a meal leaves the others in doubt", () => {
  const found = read("Wed 5-9, Sat 5-10; brunch Sat 10-2", "en");
  expect(found?.hours).toEqual({ saturday: "10:00 AM - 2:00 PM, 5:00 PM - 10:00 PM" });
  expect(found?.questions).toHaveLength(1);
});
