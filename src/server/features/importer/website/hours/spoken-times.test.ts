import { expect, test } from "vitest";
import { spokenTimesOf } from "./spoken-times.ts";

test.each([
  ["en", "half six till half past two", "6:30 till 2:30"],
  ["en", "from eight until quarter to three", "from 8 until 2:45"],
  ["en", "the last guests leave at eleven.", "the last guests leave at 11 ."],
  ["en", "half price at one location", "half price at one location"],
  ["de", "von halb sieben bis achtzehn uhr", "von 6:30 bis 18 uhr"],
  ["nl", "van half twaalf tot acht uur", "van 11:30 tot 8 uur"],
  ["sv", "halv sju till halv tre", "6:30 till 2:30"],
  ["cs", "od pul sedme do tri", "od 6:30 do 3"],
  ["fr", "de huit heures et demie a midi", "de 8:30 a midi"],
  ["es", "de ocho y media a tres", "de 8:30 a 3"],
  ["it", "dalle otto e mezza alle quindici", "dalle 8:30 alle 15"],
  ["pt", "das 8 e meia as 15 horas", "das 8:30 as 15 horas"],
  ["pl", "od osmej do wpol do szostej", "od 8 do 5:30"],
  ["fr", "a vingt-deux heures trente", "a 22:30"],
  ["fr", "de vingt et une heures a minuit", "de 21 heures a minuit"],
  ["fr", "a onze heures vingt", "a onze heures vingt"],
  ["it", "alle ventidue e trenta", "alle 22:30"],
  ["de", "elf uhr dreissig bis", "11:30 bis"],
  ["fr", "a deux pas de la gare", "a deux pas de la gare"],
  ["pt", "a duas quadras da praia", "a duas quadras da praia"],
  ["es", "de once a doce horas", "de 11 a 12 horas"],
  ["ja", "half past nine to five", "9:30 to 5"],
])("%s: %j", (language, words, figures) => {
  const told = spokenTimesOf(language)(words);
  expect(told.replace(/ +/g, " ").trim()).toBe(figures);
  // Every place in the line stays what it is.
  expect(told).toHaveLength(words.length);
});
