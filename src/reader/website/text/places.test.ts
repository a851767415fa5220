import { expect, test } from "vitest";
import { findAddresses } from "./addresses.ts";
import { cleanPhone, findPhones } from "./phones.ts";

const found = (text: string) => findAddresses(text.split("\n")).map(({ address }) => address);

test.each([
  ["1207 Gallatin Ave, Nashville, TN 37206", "1207 Gallatin Ave, Nashville, TN 37206"],
  ["2145 Magazine Street\nNew Orleans, LA 70130", "2145 Magazine Street, New Orleans, LA 70130"],
  ["509 W 9th Street\nCharlotte, NC\n28202", "509 W 9th Street, Charlotte, NC 28202"],
  ["1402 Highway 29\nTwo Harbors, Minnesota", "1402 Highway 29, Two Harbors, Minnesota"],
  ["1907 Anchor St.\nDuluth, Minn. 55802", "1907 Anchor St., Duluth, Minn. 55802"],
  [
    "9002 N 121st E Ave\nSuite 300\nOwasso, OK 74055-1234",
    "9002 N 121st E Ave, Suite 300, Owasso, OK 74055-1234",
  ],
  [
    "Find us at 418 W 6th St in Bloomington, Indiana 47404, by the mill.",
    "418 W 6th St, Bloomington, Indiana 47404",
  ],
  ["401-555-0173 · 55 Water Street, Newport, RI 02840", "55 Water Street, Newport, RI 02840"],
  ["One Market Plaza\nSan Francisco, CA 94105", "One Market Plaza, San Francisco, CA 94105"],
  ["Copyright 2026 Coop, 12 Elm St, Salem, OR 97301", "12 Elm St, Salem, OR 97301"],
  ["610 College St\nToronto, ON M6G 1B4", "610 College St, Toronto, ON M6G 1B4"],
  ["Shop 3, 45 King Street\nNewtown NSW 2042", "Shop 3, 45 King Street, Newtown NSW 2042"],
  [
    "22 Gloucester Road, Bishopston, Bristol BS7 8AE",
    "22 Gloucester Road, Bishopston, Bristol BS7 8AE",
  ],
  ["Venloer Straße 214\n50823 Köln", "Venloer Straße 214, 50823 Köln"],
])("%j", (text, address) => expect(found(text)).toEqual([address]));

test.each([
  "Mailing address: PO Box 881, Taos, NM 87571",
  "Serving Nashville, TN 37206",
  "Our story begins in 1987 and 50000 Sandwiches later we are still here",
  "June 1, 2023",
  "Site by Maple Creative, 1 Agency Plaza, Norfolk, VA 23510",
  "",
])("%j holds no address", (text) => expect(found(text)).toEqual([]));

test("long lines and many numbers take no time", () => {
  expect(findAddresses(Array(5000).fill("1 2 3 4 5 6 7 8 9 ".repeat(16)))).toEqual([]);
  expect(findAddresses([`${"1 a ".repeat(100_000)}, OK 74103`])).toEqual([]);
});

test.each([
  ["Call (615) 555-0142 now", ["(615) 555-0142"]],
  ["575/555-0137", ["575/555-0137"]],
  ["+353 91 555 013", ["+353 91 555 013"]],
  ["Tel: 5550142", ["5550142"]],
  ["Fax: 215-555-0199\nPhone: 215-555-0171", ["215-555-0171"]],
  ["Catering: 215-555-0172\nUs: 215-555-0171", ["215-555-0171", "215-555-0172"]],
  ["Order #: 5551234567, Lic. 2023-004512, 1,000,000 sold, $10.50 - 12.50", []],
])("%j", (text, numbers) => expect(findPhones(text).map(({ number }) => number)).toEqual(numbers));

test.each([
  ["tel:%2B16155550142", "+16155550142"],
  ["(615) 555-0142 x12", "(615) 555-0142"],
  ["000-000-0000", null],
  ["911", null],
])("%j is dialled as %s", (text, expected) => expect(cleanPhone(text)).toBe(expected));
