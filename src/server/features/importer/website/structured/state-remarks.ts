import { type DayWords, keyOf } from "./day-words.ts";
import { isBreakKey, timesText } from "./state-times.ts";

/** Fields for the days on which a place is closed, besides those that are called by a word for closed. */
const closingDay =
  /^(?:regular|weekly)?holidays?$|(?:clos(?:ed|ing|ure)|rest|off)days?$|closedon$|days?off$|weeklyoff$|ruhetage?$|schlie(?:ss|ß)tage?$|fermeture$|chiusura$|riposo$|cierre$|descanso$|folga$|sluitingsdag(?:en)?$|teikyu(?:bi)?$|定休|休業日|休日|店休|公休|휴무|휴일/u;

/** The days on which a place is closed and its break, where they have fields of their own. */
export function remarkLines(fields: readonly [string, unknown][], words: DayWords): string[] {
  return fields.flatMap(([name, value]) => {
    const key = keyOf(name);
    if (closingDay.test(key) || words.means(name, "closed")) return closedOn(value, words);
    if (!isBreakKey(key) && !words.means(name, "pause")) return [];
    const times = timesText(value, words);
    return /\d\D{1,20}\d/.test(times) ? [`break: ${times}`] : [];
  });
}

/** {"定休日": "月曜日"}, {"closedDays": ["Monday"]}; "無休" is about all days, and closed on none. */
const closedOn = (value: unknown, words: DayWords): string[] =>
  [value].flat().flatMap((said) => {
    const days =
      typeof said === "string" ? words.daysIn(said.replace(/^(?:毎週|每周|每週)/u, "")) : null;
    return days && days.split(",").length < 7 ? [`${days}: closed`] : [];
  });
