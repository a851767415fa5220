import { expect, test } from "vitest";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readHoursText } from "./hours-text.ts";

const now = new Date("2026-01-15T12:00:00Z");
const weekOf = (text: string, language = "en") =>
  parseHours(readHoursText(text, language, now)?.hours ?? null);

test.each([
  ["M–F  6:30–4\nS+S  7:30–4", "Mon-Fri 6:30am-4pm; Sat-Sun 7:30am-4pm"],
  ["Mon-Fri 7am-3pm\nS + S 8am-3pm", "Mon-Fri 7am-3pm; Sat-Sun 8am-3pm"],
  ["W-F 7a-3p\nS and S 8a-3p", "Wed-Fri 7am-3pm; Sat-Sun 8am-3pm"],
  ["MTWTF 7am-3pm\nSS 8am-3pm", "Mon-Fri 7am-3pm; Sat-Sun 8am-3pm"],
  ["Wkdays 7am-3pm\nWknds 8am-3pm", "Mon-Fri 7am-3pm; Sat-Sun 8am-3pm"],
  ["Mon-Fri 7am-3pm\nS / S 8am-3pm", "Mon-Fri 7am-3pm; Sat-Sun 8am-3pm"],
])("days are shortened in many ways: %j", (text, hours) =>
  expect(weekOf(text)).toEqual(parseHours({ text: hours })),
);

test.each([
  ["Open daily 10 AM to 2 AM\nFriday from 1 PM", "daily 10am-2am; Fri 1pm-2am"],
  ["Open daily 11am-9pm, Sundays from 1", "daily 11am-9pm; Sun 1pm-9pm"],
  ["Daily 11am-9pm (Sat from noon)", "daily 11am-9pm; Sat 12pm-9pm"],
  ["Every day 12-9pm. Mondays from 4pm.", "daily 12pm-9pm; Mon 4pm-9pm"],
  ["Daily 11am-9pm, Sunday opens at 9am", "daily 11am-9pm; Sun 9am-9pm"],
  ["Mon-Fri 8am-4pm, Sat from 10am", "Mon-Fri 8am-4pm"],
])("a day that begins at another time ends as it would: %j", (text, hours) =>
  expect(weekOf(text)).toEqual(parseHours({ text: hours })),
);

test.each([
  ["Open daily 11am-10pm. Fridays from 7pm we have live jazz.", "en"],
  ["Open daily 11am-10pm. Happy hour Friday from 4pm", "en"],
  ["Open daily 11am-10pm. Fridays from 8pm, live music", "en"],
  ["Open daily 11am-10pm, karaoke Fridays from 8pm", "en"],
  ["Open daily 11am-10pm\nSundays from 10am brunch buffet", "en"],
  ["Täglich 11-22 Uhr geöffnet. Freitags ab 18 Uhr Live-Musik", "de"],
  ["Abierto todos los días de 11:00 a 22:00. Jueves desde las 20:00 karaoke", "es"],
])("what begins on a day does not open it: %j", (text, language) =>
  expect(weekOf(text, language)).toEqual(parseHours({ text: "daily 11am-10pm" })),
);

test("a day that would begin in its second half is left open", () =>
  expect(weekOf("Open daily 11am-10pm\nFridays from 7pm")).toEqual(
    parseHours({ text: "Mon-Thu 11am-10pm; Sat-Sun 11am-10pm" }),
  ));

test.each([
  ["Coffee & Tea: Mon-Fri 8-4", "Mon-Fri 8am-4pm"],
  ["Mon-Fri 8-4 coffee and tea", "Mon-Fri 8am-4pm"],
  ["Tea: Mon-Fri 8-4", "Mon-Fri 8am-4pm"],
  ["# Tea\nMon-Fri 8-4", "Mon-Fri 8am-4pm"],
  ["Lunch Tue-Sat 12-2\nTea Tue-Sat 5-8", "Tue-Sat 12pm-2pm, 5pm-8pm"],
])("tea is a meal where its label and hour say so: %j", (text, hours) =>
  expect(weekOf(text)).toEqual(parseHours({ text: hours })),
);

test.each([
  "# Gallery",
  "# Gallery\nHours",
  "# Free-Range Chicken & Ribs",
  "# The Library",
  "# Fuel",
  "Fuel",
  "# The Pool Hall",
  "# Laundry Street Social",
  "# Receptions and parties",
  "# Reception\nOur hall seats eighty.\nHours",
])("a name or a heading that is about a meal or a picture hides no hours: %j", (above) =>
  expect(weekOf(`${above}\nMon-Sun 11am-9pm`)).toEqual(parseHours({ text: "daily 11am-9pm" })),
);

test.each([
  [
    "# The Bar\nMonday to Saturday\n12pm – 11.30pm\nSunday\n12.30pm – 11pm\n# The Kitchen\nFood served every day\n12.30pm – 8.30pm",
    "Mon-Sat 12pm-11:30pm; Sun 12:30pm-11pm",
  ],
  ["Bar open 12pm-11pm daily\nFood served 12pm-9pm daily", "daily 12pm-11pm"],
  ["Food served daily 12pm-9pm", "daily 12pm-9pm"],
  ["We serve food daily 12pm - 9pm\nBar hours\nMon-Sun 11am-11pm", "daily 11am-11pm"],
])("of the bar and the kitchen the longer hours count: %j", (text, hours) =>
  expect(weekOf(text)).toEqual(parseHours({ text: hours })),
);

test.each([
  ["# Hotel Reception\nDaily 7am-11pm\n# Restaurant\nTue-Sat 5pm-10pm", "Tue-Sat 5pm-10pm"],
  ["# Museum\nTue-Sun 10am-5pm\n# Café\nTue-Sun 10am-4pm", "Tue-Sun 10am-4pm"],
  ["# Museum Café\nTue-Sun 10am-4pm", "Tue-Sun 10am-4pm"],
  ["Pro Shop: Mon-Sun 7am-7pm\nGrill: Wed-Sun 11am-8pm", "Wed-Sun 11am-8pm"],
  ["Simulators: Tue-Sun 10am-9pm by tee time", null],
  ["# Pro Shop Hours\nApril-October: Dawn to dusk\nWinter: Tue-Sat 10am-4pm", null],
  ["# Pool\nMon-Sun 8am-8pm", null],
  ["# Library hours\nMon-Sun 8am-8pm", null],
  ["# Museum\nHours\nTue-Sun 10am-5pm", null],
  ["# Gas station\nMon-Sun 6am-10pm\n# Diner\nMon-Sun 7am-2pm", "daily 7am-2pm"],
])("what else is on the grounds is not the restaurant: %j", (text, hours) =>
  expect(weekOf(text)).toEqual(parseHours(hours === null ? null : { text: hours })),
);

const story =
  "We cook burgers and fries for everyone in town and beyond, come hungry and leave happy. We are open from morning to evening.";

test.each([
  ["da", "Man-søn 11-21", "daily 11am-9pm"],
  ["cs", "Po-Ne 11-22", "daily 11am-10pm"],
  ["it", "Lun-Sab 7.00-13.00 / 16.30-19.30", "Mon-Sat 7am-1pm, 4:30pm-7:30pm"],
  ["pt", "Seg a sex: 11h às 22h", "Mon-Fri 11am-10pm"],
  ["tr", "Her gün 08:00 - 23:00", "daily 8am-11pm"],
])("a page in %s may tell its story in English", (language, line, hours) =>
  expect(weekOf(`${story}\n\n\n\n${line}`, language)).toEqual(parseHours({ text: hours })),
);

test("what is left out may stand before all the others", () =>
  expect(weekOf("Pazar hariç her gün 08.00-20.00", "tr")).toEqual(
    parseHours({ text: "Mon-Sat 8am-8pm; Sun closed" }),
  ));
