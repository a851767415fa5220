import { expect, test } from "vitest";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readHoursText } from "./hours-text.ts";

const now = new Date("2026-01-15T12:00:00Z");
const weekOf = (text: string, language: string) =>
  parseHours(readHoursText(text, language, now)?.hours ?? null);

test.each([
  [
    "en",
    "Monday through Friday we unlock at 6:30am and stay until 6pm, Saturdays from 8am to 6pm",
    "Mon-Fri 6:30am-6pm; Sat 8am-6pm",
  ],
  [
    "en",
    "Doors open at 7:30 Monday to Friday and close at 4. Saturday it's 8 to 3.",
    "Mon-Fri 7:30am-4pm; Sat 8am-3pm",
  ],
  [
    "en",
    "Open Mon-Fri 6am-2pm, Sat 7am-1pm. Sundays you will find us in church. Breakfast is served till 11, except Saturday when we do it all day.",
    "Mon-Fri 6am-2pm; Sat 7am-1pm; Sun closed",
  ],
  [
    "en",
    "We serve lunch and dinner Tuesday–Thursday 11–9 and Friday–Saturday 11–10.",
    "Tue-Thu 11am-9pm; Fri-Sat 11am-10pm",
  ],
  ["en", "7am–3pm every single day", "daily 7am-3pm"],
  ["en", "MON: 11-8\nTUE: ---\nWED-SUN: 11-9", "Mon 11am-8pm; Tue closed; Wed-Sun 11am-9pm"],
  [
    "en",
    "Dinner: Tuesday-Thursday 5-9, Friday-Saturday 5-10\nBar: Tuesday-Saturday 4-close\nClosed Sunday & Monday",
    "Tue-Thu 5pm-9pm; Fri-Sat 5pm-10pm; Sun-Mon closed",
  ],
  ["en", "We never close. Open 24 hours a day, 7 days a week", "daily 24 hours"],
  ["en", "Order ahead! Catering hours Mon-Fri 9-5\n\n\n\nTue-Sat 11am-8pm", "Tue-Sat 11am-8pm"],
  [
    "en",
    "Mon-Fri 10:30am-2:30pm\nSupper is served the first Friday of each month, 5 to 8 p.m.",
    "Mon-Fri 10:30am-2:30pm",
  ],
  [
    "pt",
    "2.ª, 3.ª e 5.ª: 8h–20h\n6.ª e sábado: 8h–24h\nEncerra à 4.ª feira",
    "Mon-Tue 8:00-20:00; Wed closed; Thu 8:00-20:00; Fri-Sat 8:00-24:00",
  ],
  [
    "ko",
    "설 연휴(2/16~2/18)는 쉽니다.\n매일 아침 굽는 식빵\n\n\n월 – 금 오전 9시 – 오후 6시\n일 정기휴무",
    "Mon-Fri 9:00-18:00; Sun closed",
  ],
])("as people tell it (%s): %j", (language, text, week) =>
  expect(weekOf(text, language)).toEqual(parseHours({ text: week })),
);

test.each([
  [
    "it",
    "Tutti i giorni 12.00 – 15.00 / 18.30 – 23.00\nMartedì chiuso\nSabato e domenica solo la sera",
    "Mon 12:00-15:00, 18:30-23:00; Tue closed; Wed-Fri 12:00-15:00, 18:30-23:00; Sat-Sun 18:30-23:00",
  ],
  [
    "fr",
    "Ouvert du mardi au vendredi (12h-14h / 19h-22h), le lundi midi uniquement. Fermé le dimanche.",
    "Mon 12:00-14:00; Tue-Fri 12:00-14:00, 19:00-22:00; Sun closed",
  ],
  [
    "ko",
    "영업시간\n화~금 10:00 - 20:00\n토·일 09:00 - 20:00\n브레이크타임 15:00 - 16:00 (평일만)\n매주 월요일 휴무",
    "Mon closed; Tue-Fri 10:00-15:00, 16:00-20:00; Sat-Sun 09:00-20:00",
  ],
  [
    "en",
    "Mon-Fri 11:00-21:00\nSat 12:00-21:00\nBreak 15:00-17:00",
    "Mon-Fri 11:00-15:00, 17:00-21:00; Sat 12:00-15:00, 17:00-21:00",
  ],
  [
    "en",
    "Mon-Sat 11:30am-10pm (we close from 2:30 to 5 on weekdays)",
    "Mon-Fri 11:30am-2:30pm, 5pm-10pm; Sat 11:30am-10pm",
  ],
  ["ja", "8:00〜19:00 水曜定休", "Mon-Tue 8:00-19:00; Wed closed; Thu-Sun 8:00-19:00"],
  [
    "ko",
    "월-토 11:00 - 21:00\n브레이크타임 15:00 - 17:00 (토요일 제외)\n일요일 휴무",
    "Mon-Fri 11:00-15:00, 17:00-21:00; Sat 11:00-21:00; Sun closed",
  ],
  [
    "pl",
    "od poniedziałku do czwartku 12:00–22:00, w piątki i soboty do północy, a w niedziele do 21:00",
    "Mon-Thu 12:00-22:00; Fri-Sat 12:00-24:00; Sun 12:00-21:00",
  ],
  [
    "en",
    "Open weekdays 6am to 2pm, Saturdays till noon. We go to church on Sundays.",
    "Mon-Fri 6am-2pm; Sat 6am-12pm; Sun closed",
  ],
  [
    "en",
    "Mon-Thu 11am-9pm, Sat-Sun 11am-9pm. Live music Fridays.",
    "Mon-Thu 11am-9pm; Sat-Sun 11am-9pm",
  ],
  [
    "en",
    "# Dinner\nMon-Sat 5-9\n# Weekend brunch\nSat & Sun 9-2",
    "Mon-Fri 5pm-9pm; Sat 9am-2pm, 5pm-9pm; Sun 9am-2pm",
  ],
  [
    "en",
    "# Bar hours\nSun-Thu 11:30am-12am\nFri-Sat 11:30am-2am\n# Every week at Pete's\nMon - Free pool 6-close",
    "Sun-Thu 11:30am-12am; Fri-Sat 11:30am-2am",
  ],
  ["en", "M-F: 11:30 AM - 9 PM\nS-S: 10 AM - 9 PM", "Mon-Fri 11:30am-9pm; Sat-Sun 10am-9pm"],
  [
    "en",
    "Hours\nMon\nTue–Sat\nSun\nClosed\n11am–8pm\n11am–6pm",
    "Mon closed; Tue-Sat 11am-8pm; Sun 11am-6pm",
  ],
  ["en", "Tue – Fri\nLunch 11:30 am – 2 pm\nDinner 5 – 9 pm", "Tue-Fri 11:30am-2pm, 5pm-9pm"],
  ["en", "Day\tOpen\tClose\nMonday\tClosed\t\t\nTuesday\tNoon\t10 PM", "Mon closed; Tue 12pm-10pm"],
  [
    "de",
    "Tag\tGeöffnet\tKüche\nMo\tRuhetag\t–\nDi – Fr\t16 – 23 Uhr\t17 – 22 Uhr",
    "Mon closed; Tue-Fri 16:00-23:00",
  ],
  [
    "en",
    "# Store hours\nMon-Sat 7am-9pm\nSunday 8am-8pm\n\nAsh Wednesday supper\n\nPancake supper every Friday 4-9 PM",
    "Mon-Sat 7am-9pm; Sun 8am-8pm",
  ],
  [
    "en",
    "Tuesday–Saturday\nDinner: 5:00–9:30\nSaturday & Sunday\nBrunch: 10:00–2:00",
    "Tue-Fri 5pm-9:30pm; Sat 10am-2pm, 5pm-9:30pm; Sun 10am-2pm",
  ],
  [
    "en",
    "Breakfast 7am–11am | Lunch 11am–3pm\nClosed Tuesdays",
    "Mon 7am-3pm; Tue closed; Wed-Sun 7am-3pm",
  ],
  [
    "en",
    "Monday11:00 AM–9:00 PMTuesday11:00 AM–9:00 PMWednesdayClosedThursday5:00 PM–9:00 PM",
    "Mon-Tue 11am-9pm; Wed closed; Thu 5pm-9pm",
  ],
  [
    "de",
    "Montag11:00-21:00DienstagRuhetagMittwoch11:00-21:00",
    "Mon 11:00-21:00; Tue closed; Wed 11:00-21:00",
  ],
  [
    "en",
    "Monday –\nTuesday 11–9\nWednesday 11–9\nThursday 11–9\nFriday 11–9\nSaturday 11–9\nSunday 11–9",
    "Mon closed; Tue-Sun 11am-9pm",
  ],
  ["en", "Mon | Tue | Wed: 11a - 9p\nThu: closed", "Mon-Wed 11am-9pm; Thu closed"],
  ["en", "S-Th 11–9\nF/S 11–10", "Sun-Thu 11am-9pm; Fri-Sat 11am-10pm"],
  [
    "en",
    "Open seven days: 11 a.m. – 10 p.m. Sunday–Thursday, 11 a.m. – midnight Friday & Saturday",
    "Sun-Thu 11am-10pm; Fri-Sat 11am-12am",
  ],
  [
    "en",
    "Open Wed-Sun noon to 9pm. On bank holiday Mondays we open noon to 6pm.",
    "Wed-Sun 12pm-9pm",
  ],
  ["en", "Sat 8am-1pm\nOpen till 4 on home game Saturdays!", "Sat 8am-1pm"],
  [
    "en",
    "Lunch: 11:30 – 14:30 (Mon–Fri)\nDinner: 17:30 – 22:30 (Mon–Sat)",
    "Mon-Fri 11:30-14:30, 17:30-22:30; Sat 17:30-22:30",
  ],
  ["en", "Mon-Sun 11am-9pm\n*Food until 8\nHappy Hour\nMon-Fri 3pm-6pm", "daily 11am-9pm"],
  ["en", "# What's on\nWednesdays – wings night, 5–9pm\n# Hours\nMon-Tue 11-9", "Mon-Tue 11am-9pm"],
  [
    "de",
    "Di–Sa 11:30–22:00\nSonn- und Feiertage: 11:30–21:00",
    "Tue-Sat 11:30-22:00; Sun 11:30-21:00",
  ],
  ["de", "Tägl. 10.30 – 22.00 Uhr", "daily 10:30-22:00"],
  ["de", "Mo–Sa 7:30–22:00\nSo u. Ftg. 9:00–20:00", "Mon-Sat 7:30-22:00; Sun 9:00-20:00"],
  [
    "nl",
    "ma-di-do: 11u30-13u30 en 17u-22u",
    "Mon 11:30-13:30, 17:00-22:00; Tue 11:30-13:30, 17:00-22:00; Thu 11:30-13:30, 17:00-22:00",
  ],
  ["en", "Mon-Wed-Fri 9am-5pm", "Mon 9am-5pm; Wed 9am-5pm; Fri 9am-5pm"],
  ["en", "Mon-Sat 12pm-9pm\nLunch Specials: Mon-Sat 11am-3pm", "Mon-Sat 12pm-9pm"],
  ["en", "Dubai Marina branch\nSunday to Thursday 8am – 11pm", "Sun-Thu 8am-11pm"],
  [
    "en",
    "Lunch Tues–Sat 11.45–1.45\nTea Tues–Thurs 4.30–8.00, Fri & Sat 4.30–9.00",
    "Tue-Thu 11:45-13:45, 16:30-20:00; Fri-Sat 11:45-13:45, 16:30-21:00",
  ],
  ["es", "De martes a domingo de 9 a 24h.", "Tue-Sun 9:00-24:00"],
  [
    "cs",
    "Po–Pá 7:30–18:00\nNe zavřeno\n24. 12. – 1. 1. zavřeno, v úterý 6. 1. výjimečně do 15:00.",
    "Mon-Fri 7:30-18:00; Sun closed",
  ],
  [
    "fr",
    "\tMidi\tSoir\nLundi\t12h-14h\tfermé\nMardi\t12h-14h\t19h-22h",
    "Mon 12:00-14:00; Tue 12:00-14:00, 19:00-22:00",
  ],
  [
    "ko",
    "영업시간\n평일 11:00 - 22:00\n주말 12:00 - 22:00\n브레이크타임\t평일 15:00 - 17:00",
    "Mon-Fri 11:00-15:00, 17:00-22:00; Sat-Sun 12:00-22:00",
  ],
  [
    "en",
    "Mon–Thu: 12pm–11.30pm\nFri–Sun: 12pm–11pm\nFood served daily until 9pm",
    "Mon-Thu 12pm-11:30pm; Fri-Sun 12pm-11pm",
  ],
  [
    "en",
    "1 Elm St, Tulsa, OK 74103 Phone: 918-555-0100 Hours: Wed–Sat 12–8, closed Sun",
    "Wed-Sat 12pm-8pm; Sun closed",
  ],
  ["en", "Kitchen: Mon-Sat 11am-10pm\nBar: Mon-Sat 11am-1am", "Mon-Sat 11am-1am"],
  [
    "en",
    "Tue-Thu 12 till 11pm\nFri & Sat 12 till late\nSun 12 till 8pm\nMon closed",
    "Mon closed; Tue-Thu 12pm-11pm; Sun 12pm-8pm",
  ],
  [
    "en",
    "WED / THU / FRI  11–2 + 5–9\nSAT  11–9\nSUN / MON / TUE  we rest",
    "Wed-Fri 11am-2pm, 5pm-9pm; Sat 11am-9pm; Sun-Tue closed",
  ],
  ["en", "Every day 11a–9p except Sunday, 12–6", "Mon-Sat 11am-9pm; Sun 12pm-6pm"],
  [
    "en",
    "Open daily from 11am until 9pm, except Sundays when we close at 6pm",
    "Mon-Sat 11am-9pm; Sun 11am-6pm",
  ],
  [
    "en",
    "Open seven days, 10am till 8pm (9pm Friday and Saturday)",
    "Mon-Thu 10am-8pm; Fri-Sat 10am-9pm; Sun 10am-8pm",
  ],
  [
    "en",
    "Tuesday–Saturday, eleven in the morning to nine at night; Sundays, noon to six.",
    "Tue-Sat 11am-9pm; Sun 12pm-6pm",
  ],
  [
    "en",
    "Open for lunch Monday to Friday 12pm to 3pm, and for dinner every night from 5pm to 10pm.",
    "Mon-Fri 12pm-3pm, 5pm-10pm; Sat-Sun 5pm-10pm",
  ],
  [
    "en",
    "Mon\t11:00\t21:00\nTue\t11:00\t21:00\nWed\tClosed\nThu\t11:00\t14:00\t17:00\t21:00",
    "Mon-Tue 11:00-21:00; Wed closed; Thu 11:00-14:00, 17:00-21:00",
  ],
  [
    "en",
    "\tMon\tTue\tWed\tThu\tFri\tSat\tSun\nOpen\t11am\t11am\t11am\t11am\t11am\t12pm\t12pm\nClose\t9pm\t9pm\t9pm\t9pm\t10pm\t10pm\t8pm",
    "Mon-Thu 11am-9pm; Fri 11am-10pm; Sat 12pm-10pm; Sun 12pm-8pm",
  ],
  [
    "en",
    "\tMon\tTue\tWed\tThu\tFri\tSat\tSun\nLunch\t—\t11–2\t11–2\t11–2\t11–2\t—\t10–3\nDinner\t—\t—\t5–9\t5–9\t5–10\t5–10\t—",
    "Tue 11am-2pm; Wed-Thu 11am-2pm, 5pm-9pm; Fri 11am-2pm, 5pm-10pm; Sat 5pm-10pm; Sun 10am-3pm",
  ],
  [
    "en",
    "Day\tLunch\tDinner\nMonday\tClosed\tClosed\nTuesday\t11:30-2:00\t5:00-9:00\nWednesday\t11:30-2:00\t5:00-9:00\nSaturday\t\t5:00-10:00",
    "Mon closed; Tue-Wed 11:30am-2pm, 5pm-9pm; Sat 5pm-10pm",
  ],
  [
    "en",
    "Our Hours\nMonday\nClosed\nTuesday\n11am\n9pm\nWednesday\n11am\n9pm",
    "Mon closed; Tue-Wed 11am-9pm",
  ],
  ["en", "Happy Hour Mon-Fri 3-6pm\nOpen Mon-Fri 11am-10pm", "Mon-Fri 11am-10pm"],
  [
    "en",
    "Tues.-Sat. 11:00 a.m. - 8:00 p.m.\nSun. 11:00 a.m. - 3:00 p.m.\nMon. Closed",
    "Tue-Sat 11am-8pm; Sun 11am-3pm; Mon closed",
  ],
  [
    "en",
    "Monday to Thursday 12:00 – 22:00 (last orders 21:30)\nFriday & Saturday 12:00 – 23:00 (last orders 22:30)\nSunday 12:00 – 20:00",
    "Mon-Thu 12:00-22:00; Fri-Sat 12:00-23:00; Sun 12:00-20:00",
  ],
  ["en", "Mon11:00 am - 9:00 pm\nTue11:00 am - 9:00 pm\nWedClosed", "Mon-Tue 11am-9pm; Wed closed"],
  ["en", "Open 365 days a year 11am-10pm", "daily 11am-10pm"],
  ["en", "We close at 3pm on Sundays. Other days 8am-5pm.", "Mon-Sat 8am-5pm; Sun 8am-3pm"],
  [
    "en",
    "Pickup hours\nMon 10:00 AM - 5:30 PM\nTue 10:00 AM - 5:30 PM\nSun Closed\nMarket hours\nMon-Thu 9-6 · Fri 9-7 · Sat 9-3 · Sun closed",
    "Mon-Thu 9am-6pm; Fri 9am-7pm; Sat 9am-3pm; Sun closed",
  ],
  [
    "en",
    "Bar hours\nMon-Sun 4pm-2am\nKitchen hours\nMon-Sun 4pm-11pm\nDining room\nMon-Sun 5pm-10pm",
    "daily 4pm-2am",
  ],
  ["en", "hours: tues-sun, 10am-ish to 4pm-ish", "Tue-Sun 10am-4pm"],
  ["en", "Sat/Sun brunch 9-2, dinner nightly 5-10", "Mon-Fri 5pm-10pm; Sat-Sun 9am-2pm, 5pm-10pm"],
  ["en", "Nightly from 5 to 11", "daily 5pm-11pm"],
  ["en", "Mon & Tue: Chef's day off\nWed–Sun: 5pm–10pm", "Mon-Tue closed; Wed-Sun 5pm-10pm"],
  [
    "en",
    "Tuesday-Thursday 11-3, Friday 11-8. No service Saturday through Monday.",
    "Tue-Thu 11am-3pm; Fri 11am-8pm; Sat-Mon closed",
  ],
  [
    "en",
    "Open Fri 5-9, Sat 12-9, Sun 12-5. Closed the rest of the week.",
    "Fri 5pm-9pm; Sat 12pm-9pm; Sun 12pm-5pm; Mon-Thu closed",
  ],
  ["en", "Open daily 24hrs", "daily 24 hours"],
  ["en", "Open 11 to 9 every day but Tuesday", "Mon 11am-9pm; Wed-Sun 11am-9pm; Tue closed"],
  ["es", "L-V 9-21h · S 10-15h · D cerrado", "Mon-Fri 9:00-21:00; Sat 10:00-15:00; Sun closed"],
  [
    "es",
    "Abrimos de martes a domingo de 12 del mediodía a 12 de la noche. Lunes descansamos.",
    "Tue-Sun 12pm-12am; Mon closed",
  ],
  [
    "es",
    "De lunes a jueves: 9 de la mañana a 8 de la tarde. Viernes y sábados hasta las 11 de la noche. Domingos: cerrado por descanso",
    "Mon-Thu 9am-8pm; Fri-Sat 9am-11pm; Sun closed",
  ],
  [
    "es",
    "Horarios\nLu-Ju 12 a 23 hs\nVi-Sa 12 a 00 hs\nDo 12 a 16 hs",
    "Mon-Thu 12:00-23:00; Fri-Sat 12:00-24:00; Sun 12:00-16:00",
  ],
  [
    "es",
    "Lunes a sábado de 11:00 a.m. a 9:00 p.m. / Domingo 12:00 m. a 6:00 p.m.",
    "Mon-Sat 11am-9pm; Sun 12pm-6pm",
  ],
  [
    "es",
    "Mediodías de martes a sábado de 13 a 15.30h. Noches de jueves a sábado de 20.30 a 23h. Domingo y lunes, fiesta semanal.",
    "Tue-Wed 13:00-15:30; Thu-Sat 13:00-15:30, 20:30-23:00; Sun-Mon closed",
  ],
  ["es", "Abrimos a las 8 y cerramos a las 20 de lunes a sábado", "Mon-Sat 8:00-20:00"],
  [
    "es",
    "miércoles - domingo / 13:00 – 00:00\nlunes y martes / no abrimos",
    "Wed-Sun 13:00-24:00; Mon-Tue closed",
  ],
  [
    "de",
    "Dienstag–Freitag 11–14 Uhr (Mittagstisch) und 17–21 Uhr, Samstag 17–22 Uhr, So und Mo bleibt der Ofen kalt",
    "Tue-Fri 11:00-14:00, 17:00-21:00; Sat 17:00-22:00; Sun-Mon closed",
  ],
  [
    "de",
    "Montag - Freitag: 06:30h - 18:00h\nSamstag: 07:00h - 13:00h\nSonntag: geschlossen",
    "Mon-Fri 6:30-18:00; Sat 7:00-13:00; Sun closed",
  ],
  [
    "fr",
    "Le midi du mardi au samedi de 12h à 14h\nLe soir du jeudi au samedi de 19h à 22h\nFermeture hebdomadaire : dimanche et lundi",
    "Tue-Wed 12:00-14:00; Thu-Sat 12:00-14:00, 19:00-22:00; Sun-Mon closed",
  ],
  [
    "fr",
    "Nous vous accueillons du mercredi au dimanche, de midi à 22 heures, sans interruption. Congé lundi et mardi.",
    "Wed-Sun 12:00-22:00; Mon-Tue closed",
  ],
  [
    "cs",
    "Pondělí až pátek 7.30–15.30, v sobotu do 12, v neděli máme volno.",
    "Mon-Fri 7:30-15:30; Sat 7:30-12:00; Sun closed",
  ],
  [
    "cs",
    "Út - So 10 - 20 h, Ne 10 - 18 h, Po zavíračka",
    "Tue-Sat 10:00-20:00; Sun 10:00-18:00; Mon closed",
  ],
  [
    "pl",
    "Jesteśmy codziennie od 7 do 17, w soboty do 14, w niedziele odpoczywamy.",
    "Mon-Fri 7:00-17:00; Sat 7:00-14:00; Sun closed",
  ],
  [
    "it",
    "A pranzo dal lunedì al venerdì dalle 12 alle 15, a cena dal giovedì al sabato dalle 19 alle 23",
    "Mon-Wed 12:00-15:00; Thu-Fri 12:00-15:00, 19:00-23:00; Sat 19:00-23:00",
  ],
  ["pt", "2ª a 6ª das 8h às 19h, sábado das 9h às 13h", "Mon-Fri 8:00-19:00; Sat 9:00-13:00"],
  [
    "pt",
    "Todos os dias das 12h às 23h, exceto às terças",
    "Mon 12:00-23:00; Wed-Sun 12:00-23:00; Tue closed",
  ],
  ["nl", "Wo-zo 12-22u, ma en di rustdag", "Wed-Sun 12:00-22:00; Mon-Tue closed"],
  [
    "ko",
    "영업시간 : 평일 11:00 ~ 21:30 (브레이크타임 15:00 ~ 17:00), 주말 11:00 ~ 22:00\n매주 화요일 휴무",
    "Mon 11:00-15:00, 17:00-21:30; Tue closed; Wed-Fri 11:00-15:00, 17:00-21:30; Sat-Sun 11:00-22:00",
  ],
  [
    "ko",
    "월요일 정기휴무\n화~일 11:30-20:30\n브레이크타임 15:00-17:00",
    "Mon closed; Tue-Sun 11:30-15:00, 17:00-20:30",
  ],
  [
    "ko",
    "평일 09:00-20:00 / 토요일 10:00-18:00 / 일요일·공휴일 휴무",
    "Mon-Fri 9:00-20:00; Sat 10:00-18:00; Sun closed",
  ],
  [
    "ja",
    "【月・火・木・金】11:30〜15:00（L.O.14:30）／17:30〜21:00（L.O.20:30）\n【土日祝】11:00〜20:00\n定休日\n水曜日、第3火曜日",
    "Mon-Tue 11:30-15:00, 17:30-21:00; Wed closed; Thu-Fri 11:30-15:00, 17:30-21:00; Sat-Sun 11:00-20:00",
  ],
  [
    "ja",
    "ランチ 11:30～14:30 ディナー 17:30～22:00\n定休日：日曜日",
    "Mon-Sat 11:30-14:30, 17:30-22:00; Sun closed",
  ],
  ["ja", "営業時間：11:00-15:00 / 17:00-22:00（不定休）", "daily 11:00-15:00, 17:00-22:00"],
  [
    "sv",
    "Vardagar serverar vi 10.30–19 (fredagar till 21). Lördagar 12–21. På söndagar ruvar vi.",
    "Mon-Thu 10:30-19:00; Fri 10:30-21:00; Sat 12:00-21:00; Sun closed",
  ],
  ["zh", "周一至周五 10:00-21:00 周六日 10:00-22:00", "Mon-Fri 10:00-21:00; Sat-Sun 10:00-22:00"],
])("%s: %j", (language, text, week) =>
  expect(weekOf(text, language)).toEqual(parseHours({ text: week })),
);

test.each([
  "Montags Ruhetag, Di-So 11:30 bis 22 Uhr",
  "Lun-Ven 12h-15h, Sam-Dim fermé",
  "Po-Pá 11:00-22:00, So zavřeno",
])("a page may declare the wrong language: %j", (text) =>
  expect(weekOf(text, "en").filter(Boolean).length).toBeGreaterThan(5),
);

test.each([
  [
    "Fri 11am - late",
    "Friday (Fri 11am - late): until when?",
    ["11:00 AM - 10:00 PM", "11:00 AM - 2:00 AM"],
  ],
  [
    "Starting January 5 we are closed on Mondays.\n\n# Hours\nweekdays 7-3\nweekends 8-3",
    "A notice",
    ["Those of the notice", "Those before it"],
  ],
  ["Wed-Sun 5pm until sold out", "until when?", ["5:00 PM - 10:00 PM", "5:00 PM - 2:00 AM"]],
  ["Wed-Sun 11-7\nClosed for the season.", "a part of the year", ["Those of the season", "Closed"]],
])("what the page leaves open is asked: %j", (text, question, labels) => {
  const [asked] = readHoursText(text, "en", now)?.questions ?? [];
  expect(asked?.text).toContain(question);
  expect(asked?.choices.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
});

test("what is said for all the year is true of every season", () =>
  expect(
    weekOf("# Winter\nThu-Sun 11-7\n# Summer\nTue-Sun 11-9\n\nClosed Mondays all year.", "en"),
  ).toEqual(parseHours({ text: "Mon closed; Thu-Sun 11am-7pm" })));

test("a word that only sounds like a day of another language changes nothing", () =>
  expect(weekOf("pickles, martin's roll\nWed-Sat 11-2 + 5-9", "en")[2]).toEqual([
    { opens: 660, closes: 840 },
    { opens: 1020, closes: 1260 },
  ]));
