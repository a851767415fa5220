import { expect, test } from "vitest";
import { findAddresses } from "./addresses.ts";

const found = (text: string) => findAddresses(text.split("\n")).map(({ address }) => address);

test.each([
  [
    "Largo do Rossio, n.º 12, r/c\n2900-601 Setúbal",
    "Largo do Rossio, n.º 12, r/c, 2900-601 Setúbal",
  ],
  [
    "Viale 2 Giugno angolo VII Traversa\n48015 Cervia (RA)",
    "Viale 2 Giugno angolo VII Traversa, 48015 Cervia (RA)",
  ],
  ["30 Tyrwhitt Walk\n#01-06\nSingapore 209999", "30 Tyrwhitt Walk, #01-06, Singapore 209999"],
  [
    "#41, 1st Floor, 12th Main Road,\nIndiranagar,\nBengaluru - 560038",
    "#41, 1st Floor, 12th Main Road, Indiranagar, Bengaluru - 560038",
  ],
  [
    "Av. Norte No. 1108, Col. Centro\nC.P. 20169 Aguascalientes, Ags.",
    "Av. Norte No. 1108, Col. Centro, C.P. 20169 Aguascalientes, Ags.",
  ],
  ["Place du Marché\n1003 Lausanne", "Place du Marché, 1003 Lausanne"],
  ["Plaza de la Constitución s/n, 29005 Málaga", "Plaza de la Constitución s/n, 29005 Málaga"],
  ["Via San Vitale, 32/b\n40125 - Bologna", "Via San Vitale, 32/b, 40125 - Bologna"],
  [
    "Ground Floor, Cyber Hub, Gurugram, Haryana 122002",
    "Ground Floor, Cyber Hub, Gurugram, Haryana 122002",
  ],
  ["Kings Cross Road, London\nWC1X 9DE", "Kings Cross Road, London, WC1X 9DE"],
  [
    "Av. Paulista, 1578\nSão Paulo - SP\n01310-200",
    "Av. Paulista, 1578, São Paulo - SP, 01310-200",
  ],
])("a city with its code below something called a street is an address: %j", (text, address) =>
  expect(found(text)).toEqual([address]),
);

test.each([
  "The best of Main Street\nReaders' Choice 2019",
  "Lindenstraße\nTel. 0871",
  "12 Oak Street\nGet Directions, Order Online",
  "2 Pieces, Fries, Coleslaw 1200",
  "Chicken Street Tacos $4.50\nSince 1998",
])("other numbers are no codes: %j", (text) => expect(found(text)).toEqual([]));
