import { expect, test } from "vitest";
import { findAddresses } from "./addresses.ts";

const found = (text: string) => findAddresses(text.split("\n")).map(({ address }) => address);

test.each([
  [
    "The Old Forge,\nMain Street,\nGrassington,\nBD23 5AA",
    "The Old Forge, Main Street, Grassington, BD23 5AA",
  ],
  [
    "Via del Fontanile 31/A, angolo via Pescherie\n40121 Bologna (BO)",
    "Via del Fontanile 31/A, 40121 Bologna (BO)",
  ],
  ["86 Davis Street\nBlackpool, Cork", "86 Davis Street, Blackpool, Cork"],
  ["# Kde nás najdete\nDejvická 12, Praha 6", "Dejvická 12, Praha 6"],
  [
    "Chez Poulet vous accueille au 14, place de la Paix à Nantes (44000).",
    "14, place de la Paix, 44000 Nantes",
  ],
  ["LYON 2 – 12 rue Mercière", "LYON 2 – 12 rue Mercière"],
  ["г. Москва, ул. Покровка, д. 12", "г. Москва, ул. Покровка, д. 12"],
  ["No. 12, Jalan Telawi 3, 59100 Kuala Lumpur", "No. 12, Jalan Telawi 3, 59100 Kuala Lumpur"],
  ["Náměstí Míru 9, 120 00 Praha 2 – Vinohrady", "Náměstí Míru 9, 120 00 Praha 2 – Vinohrady"],
  ["Binnenweg 12, 3014GK Rotterdam", "Binnenweg 12, 3014GK Rotterdam"],
  ["Unit 4 Neal's Yard\nLondon\nWC2H 9DP", "Unit 4 Neal's Yard, London, WC2H 9DP"],
  ["香港中環擺花街 29 號地下", "香港中環擺花街 29 號地下"],
  ["上海市徐汇区武康路 123 号", "上海市徐汇区武康路 123 号"],
  ["서울특별시 마포구 양화로 45 (서교동) 1층", "서울특별시 마포구 양화로 45 (서교동) 1층"],
  [
    "Lindenstraße 7\n04317 Leipzig\nStraßenbahn 4 und 7, Haltestelle Lindenau/Kochstraße",
    "Lindenstraße 7, 04317 Leipzig",
  ],
  ["所在地\n住所: 東京都台東区谷中3-14-2", "東京都台東区谷中3-14-2"],
  ["1207 Gallatin Ave, Nashville, TN 37206", "1207 Gallatin Ave, Nashville, TN 37206"],
  ["2145 Magazine Street\nNew Orleans, LA 70130", "2145 Magazine Street, New Orleans, LA 70130"],
  [
    "3700 Blake Street, Suite #140, Denver, Colorado 80205",
    "3700 Blake Street, Suite #140, Denver, Colorado 80205",
  ],
  [
    "9002 N 121st E Ave\nSuite 300\nOwasso, OK 74055-1234",
    "9002 N 121st E Ave, Suite 300, Owasso, OK 74055-1234",
  ],
  [
    "Located at 604 W. Morgan St., Durham, NC 27701 (next to the mill)",
    "604 W. Morgan St., Durham, NC 27701",
  ],
  ["Visit us: 1 Depot Plaza, Asheville, NC 28801", "1 Depot Plaza, Asheville, NC 28801"],
  ["401-555-0173 · 55 Water Street, Newport, RI 02840", "55 Water Street, Newport, RI 02840"],
  ["One Market Plaza\nSan Francisco, CA 94105", "One Market Plaza, San Francisco, CA 94105"],
  ["610 College St\nToronto, ON  M6G 1B4\nCanada", "610 College St, Toronto, ON M6G 1B4, Canada"],
  [
    "4210, rue Saint-Denis, Montréal (Québec) H2J 2K8",
    "4210, rue Saint-Denis, Montréal (Québec) H2J 2K8",
  ],
  ["Shop 3, 45 King Street\nNewtown NSW 2042", "Shop 3, 45 King Street, Newtown NSW 2042"],
  [
    "22 Gloucester Road, Bishopston, Bristol BS7 8AE",
    "22 Gloucester Road, Bishopston, Bristol BS7 8AE",
  ],
  ["12 Quay Street, Galway, H91 AX3T", "12 Quay Street, Galway, H91 AX3T"],
  ["Venloer Straße 214\n50823 Köln", "Venloer Straße 214, 50823 Köln"],
  ["15 rue Mercière, 69002 Lyon", "15 rue Mercière, 69002 Lyon"],
  ["C/ de Sueca, 38, 46006 València", "C/ de Sueca, 38, 46006 València"],
  ["Copyright 2026 Coop, 12 Elm St, Salem, OR 97301", "12 Elm St, Salem, OR 97301"],
  ["2026 Elm Street, Salem, OR 97301", "2026 Elm Street, Salem, OR 97301"],
  ["Kerkstraat 9\n1017 GA Amsterdam", "Kerkstraat 9, 1017 GA Amsterdam"],
  ["4 Elm St\nAcross from the mill\nSalem, OR 97301", "4 Elm St, Salem, OR 97301"],
  ["4 Elm St (rear entrance), Salem, OR 97301", "4 Elm St, Salem, OR 97301"],
  ["Join us at 4 Elm Street in Salem, OR 97301!", "4 Elm Street, Salem, OR 97301"],
  ["Corner of 5th & Elm\nSalem, OR 97301", "Corner of 5th & Elm, Salem, OR 97301"],
  ["Corner of 3rd & Main, Galena, Illinois", "Corner of 3rd & Main, Galena, Illinois"],
  ["Nordring 5, 50823 Köln\nTel. 0221 / 555 01 47", "Nordring 5, 50823 Köln"],
  ["4 Elm St\nSalem, OR\n97301", "4 Elm St, Salem, OR 97301"],
  ["Address\t4 Elm St\t\n\tSalem, OR 97301\t", "4 Elm St, Salem, OR 97301"],
  ["4 E. ELM ST., STE. 2 • SALEM, OREGON 97301", "4 E. ELM ST., STE. 2, SALEM, OREGON 97301"],
  [
    `${"It has not changed much. ".repeat(20)}Find us at 4 Elm Street in Salem, OR 97301, by the mill.`,
    "4 Elm Street, Salem, OR 97301",
  ],
  ["Visit\n1128 Elm Ave\nRegina, SK S7N 1B9", "1128 Elm Ave, Regina, SK S7N 1B9"],
  ["Unit 4 - 1128 Elm Ave\nRegina, SK S7N 1B9", "Unit 4 - 1128 Elm Ave, Regina, SK S7N 1B9"],
  ["12 Bridge Street,\nWestport,\nCo. Mayo", "12 Bridge Street, Westport, Co. Mayo"],
  ["Address Shop 3/112 Elm Rd, Brunswick VIC 3056", "Shop 3/112 Elm Rd, Brunswick VIC 3056"],
  ["Sie finden uns in der Lindenstraße 14, 90762 Fürth.", "Lindenstraße 14, 90762 Fürth"],
  ["Retrouvez-nous au 118 cours Foch, 69007 Lyon.", "118 cours Foch, 69007 Lyon"],
  ["〒600-8001\n京都府京都市下京区四条通寺町東入", "〒600-8001 京都府京都市下京区四条通寺町東入"],
])("%j", (text, address) => expect(found(text)).toEqual([address]));

test.each([
  "Mailing address: PO Box 881, Taos, NM 87571",
  "P.O. Box 12\nTaos, NM 87571",
  "Serving Nashville, TN 37206",
  "Our story begins in 1987 and 50000 Sandwiches later we are still here",
  "Burger 10500 Calories",
  "180 g wołowiny, ogórek, cebula",
  "Site by Maple Creative, 1 Agency Plaza, Norfolk, VA 23510",
  "",
])("%j holds none", (text) => expect(found(text)).toEqual([]));

test("every cell of a row is looked at", () => {
  expect(found("1 Main St, Tulsa, OK 74103\t2 Main St, Tulsa, OK 74103")).toHaveLength(2);
});

test("each address is found once, in the order of the page", () => {
  const text =
    "1 Main St, Tulsa, OK 74103\nx\n2 Main St, Tulsa, OK 74103\n1 MAIN ST, TULSA, OK 74103";
  expect(found(text)).toEqual(["1 Main St, Tulsa, OK 74103", "2 Main St, Tulsa, OK 74103"]);
});

test("long lines and many numbers take no time", () => {
  expect(findAddresses(Array(5000).fill("1 2 3 4 5 6 7 8 9 ".repeat(16)))).toEqual([]);
  expect(findAddresses([`${"1 a ".repeat(100_000)}, OK 74103`])).toEqual([]);
});

test.each([
  ["412 Elm St", "Portland, Oregon"],
  ["Hwy 61 South, Clarksdale, MS 38614"],
  ["14 High Street", "Lewes", "East Sussex", "BN7 2LN"],
  ["Shop 4/120 Beach Rd, Bondi NSW 2026"],
  ["Mariahilfer Straße 45/2/7, 1060 Wien"],
  ["Vesterbrogade 12, 1620 København V"],
  ["Rua do Souto, n.º 121, 4700-329 Braga"],
  ["вул. Вірменська, 17", "Львів, 79008"],
  ["The Quay, Ballydehob, Co. Cork, P81 XY45"],
  ["312 Elm Road", "Auckland Central", "Auckland 1010"],
  ["R. Augusta, 1508 - Consolação", "São Paulo - SP, 01304-001"],
  ["Unit 3", "Quay Street", "Galway", "H91 XY23"],
  ["Shop 3/45 Smith Street", "Collingwood VIC 3066"],
  ["Mill Lane", "Ashford-in-the-Water", "Bakewell", "Derbyshire", "DE45 1QA"],
  ["Kraków, ul. Józefa 11"],
  ["#105 – 2040 Columbia St.", "New Westminster, B.C. V3M 1B9"],
  ["350 King St. W., Unit 3", "Toronto, Ont. M5V 1J5"],
  ["12 Main St.", "Northampton, Mass. 01060"],
  ["N4512 County Road J", "Cashton, WI 54619"],
  ["5th & Main", "Tulsa, OK 74103"],
  ["Pier 39, Building M", "San Francisco, CA 94133"],
  ["Arch 4, Maltby Street, London SE1 3PA"],
  ["1640-A Broadway", "seattle, wa 98122"],
  ["1640½ Broadway", "Seattle, WA 98122"],
  ["99 Lincoln Way, Ames"],
  ["Town Square", "Jackson, WY 83001"],
  ["Calle 4 Poniente 302, Barrio de Santiago", "72760 San Pedro Cholula, Pue."],
  ["ul. 3 Maja 12", "00-391 Warszawa"],
  ["Straße des 17. Juni 110", "10623 Berlin"],
  ["Rua 24 de Julho, 35", "1200-480 Lisboa"],
  ["The Depot, Main Street, Franconia, NH 03580"],
])("%j", (...lines) =>
  expect(findAddresses(["Welcome", "", ...lines]).map(({ address }) => address)).toEqual([
    lines.join(", "),
  ]),
);

test.each([
  ["455 Clayton Alley / Athens / GA / 30601", "455 Clayton Alley, Athens, GA, 30601"],
  ["107 W Broadway ~ Ames, IA 50010 ~ 515.555.0102", "107 W Broadway, Ames, IA 50010"],
  ["Market Hall, 107 West Broadway\nAmes, IA 50010", "107 West Broadway, Ames, IA 50010"],
  ["C/ Sagasta, 51 (esquina con Beato)\n11001 Cádiz", "C/ Sagasta, 51, 11001 Cádiz"],
  ["409-555-0110 | 2101 Avenue K\nGalveston, TX 77550", "2101 Avenue K, Galveston, TX 77550"],
  [
    "Street: 2101 Avenue K\nCity: Galveston\nState: TX\nZip: 77550",
    "2101 Avenue K, Galveston, TX 77550",
  ],
  ["We're at 221 S. Main Street in downtown Ames, Iowa.", "221 S. Main Street, Ames, Iowa"],
  [
    "01632 960202\nSt Ives\nThe Kiosk, Wharf Road, St Ives TR26 1XX",
    "The Kiosk, Wharf Road, St Ives TR26 1XX",
  ],
])("what stands around an address is no part of it: %j", (text, address) =>
  expect(found(text)).toEqual([address]),
);

test.each([
  "Proudly serving Ames, Nevada, and Story City, IA 50010",
  "Big Mike's, Tulsa, OK 74103",
  "CALL AHEAD 718-555-0107 OR 718-555-0108",
  "We are open 0113 496 0177 Login / Register",
  "Winter mail: Box 12, Harpswell ME 04079",
  "We are 3 miles east of Highway 27, look for the caboose.",
])("no address: %j", (text) => expect(found(text)).toEqual([]));

test.each([
  ["ABN 12 345 678 901 12 King St, Newtown NSW 2042", "12 King St, Newtown NSW 2042"],
  ["NIP 5252525252 00-123 Warszawa, ul. Długa 5", "00-123 Warszawa, ul. Długa 5"],
  ["P. IVA 01234567890 20121 Milano, Via Roma 5", "20121 Milano, Via Roma 5"],
])("a registration number ends where its last digit stands: %s", (text, address) =>
  expect(findAddresses([text]).map((found) => found.address)).toEqual([address]),
);

test("a registration number is no postcode", () =>
  expect(
    findAddresses(["Hen House, land of the Songhees and Esquimalt. GST/HST 81234 5678 RT0001"]),
  ).toEqual([]));
