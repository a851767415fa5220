import { describe, expect, test } from "vitest";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readHoursText } from "./hours-text.ts";

const now = new Date("2026-01-15T12:00:00Z");
const itReads = (language: string, text: string, week: string) =>
  expect(parseHours(readHoursText(text, language, now)?.hours ?? null)).toEqual(
    parseHours({ text: week }),
  );

test.each([
  ["a shift", "en", "Shift: Tuesday – Saturday, 2pm – 11pm."],
  [
    "a story about others",
    "en",
    "# What we ate in Penang\n14 Sep 2025 · 6 min read\nOpen Thursday to Tuesday, 7.30am to 1pm.",
  ],
  ["a customer hotline", "en", "Customer service: Monday to Friday 9am-6pm"],
  ["time slots", "en", "Serving time\n7:00 AM - 8:00 AM\n8:00 AM - 9:00 AM\n9:00 AM - 10:00 AM"],
  ["delivery windows", "en", "Monday to Friday 10:30-11:15am, 11:30am-12:15pm, 12:30-1:15pm"],
  ["a placeholder", "en", "# Opening Hours\nDay: 00:00 AM – 00:00 PM"],
])("%s: no opening hours (%s): %j", (_, language, text) =>
  expect(readHoursText(text, language, now)?.hours ?? null).toBeNull(),
);

const own = "Mon-Fri 11am-9pm";

test.each([
  ["jobs", "# Hours\nMon-Fri 11am-9pm\n# Join our team\nTuesday – Sunday, 2pm – 11pm."],
  ["suppliers", "# Our Producers\nFarm: Tue–Sun 8am–2pm\n# Opening hours\nMon-Fri 11am-9pm"],
  ["a part of the page", "# Where to park\nMon–Sun 6am–11pm\nOpening hours: Mon-Fri 11am-9pm"],
  [
    "history",
    "# 1926 – 1947: The quarry years\nMonday to Saturday, 6 to 6.\n# Visit\nMon-Fri 11am-9pm",
  ],
])("%s: other hours stand beside those of the place: %j", (_, text) => itReads("en", text, own));

describe("a heading about something else", () => {
  test.each([
    [
      "en",
      "# Careers\nSend your CV.\n\n12 High Street, Leeds\nMon-Sat 11am-9pm, Sun 12-8",
      "Mon-Sat 11am-9pm; Sun 12pm-8pm",
    ],
    [
      "en",
      "# Hot Bird\nFish fry Fri 4-9\n# Careers\nSend your CV.\n12 High Street\nMon-Sat 11am-9pm",
      "Mon-Sat 11am-9pm",
    ],
    ["en", "# Parking\nAt the back.\nOpening hours: Mon-Sat 11am-9pm", "Mon-Sat 11am-9pm"],
    ["de", "# Raumvermietung\nFür Feste.\nGeöffnet: Di-So 11-22 Uhr", "Tue-Sun 11am-10pm"],
    ["en", "# Happy Hour\nMon-Fri 3-6\nHours\nMon-Thu 11am-10pm", "Mon-Thu 11am-10pm"],
    ["en", "# Now Hiring!\nApply inside.\n# Hot Bird\nMon-Sat 11am-9pm", "Mon-Sat 11am-9pm"],
    ["en", "# 2 Courses £18\nOpen Mon-Sat 12-9", "Mon-Sat 12pm-9pm"],
    ["en", "# 1987 - 2024\nMon-Sat 12-9", "Mon-Sat 12pm-9pm"],
    ["en", "# Hill Farm Shop\nMon-Sat 9am-5pm", "Mon-Sat 9am-5pm"],
    ["de", "# Hofladen & Hofcafé Müller\nMi-So 10-18 Uhr", "Wed-Sun 10am-6pm"],
  ])("%s: takes no hours away: %j", itReads);
});

test.each([
  ["en", "© 2015-2024 Joe's Diner. Open Mon-Sat 11-9", "Mon-Sat 11am-9pm"],
  ["en", "Come and see us at 14-16 Market Place. Open Mon-Sat 9-5.", "Mon-Sat 9am-5pm"],
  ["en", "2-4 Station Road, Leeds. Tue-Sat 12-9", "Tue-Sat 12pm-9pm"],
  ["de", "Lange Straße 5-7 | Mo-Sa 11-22 Uhr | So Ruhetag", "Mon-Sat 11am-10pm; Sun closed"],
  ["it", "Via Roma 10-12. Martedì-domenica 19-23", "Tue-Sun 7pm-11pm"],
  ["en", "Groups of 8-10, please call. Open Tue-Sat 12-9.", "Tue-Sat 12pm-9pm"],
  ["en", "Free coffee 2-4. Mon-Fri 7-4", "Mon-Fri 7am-4pm"],
  ["de", "Fünf bis zehn Minuten vom Bahnhof. Di-So 11-22 Uhr", "Tue-Sun 11am-10pm"],
  ["en", "Nine to Five Coffee. Mon-Fri 7-3.", "Mon-Fri 7am-3pm"],
])("%s: numbers before the days are no hours: %j", itReads);
