import { expect, test } from "vitest";
import { findAddresses } from "./addresses.ts";

const found = (text: string) => findAddresses(text.split("\n")).map(({ address }) => address);
const words = (address: string) =>
  address
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(Boolean)
    .toSorted();

test.each([
  ["Lagerhausgasse 2a\nSchwanenstadt\n4690\nÖsterreich", "Lagerhausgasse 2a, Schwanenstadt 4690"],
  [
    "Adresse\tLagerhausgasse 2a\t\nSchwanenstadt\n4690\nÖsterreich",
    "Lagerhausgasse 2a, Schwanenstadt 4690",
  ],
  ["Rue des Tanneurs 12\nNamur\n5000\nBelgique", "Rue des Tanneurs 12, Namur 5000"],
  ["Kungsgatan 4\nUppsala\n753 18", "Kungsgatan 4, Uppsala 753 18"],
  ["12 Main Road\nParow\nCape Town\n7500", "12 Main Road, Parow, Cape Town 7500"],
  ["45 Ponsonby Road\nGrey Lynn\nAuckland\n1011", "45 Ponsonby Road, Grey Lynn, Auckland 1011"],
  ["Calle Mayor 5\nGuadalajara\n19001", "Calle Mayor 5, Guadalajara 19001"],
  ["Via Roma 3\n20121\nMilano", "Via Roma 3, 20121 Milano"],
  ["Hauptstr. 5\n79098\nFreiburg", "Hauptstr. 5, 79098 Freiburg"],
  [
    "1188, boul. du Jardin\nSaint-Félicien (Québec)\nG8K 2N8",
    "1188, boul. du Jardin, Saint-Félicien (Québec) G8K 2N8",
  ],
  ["77 rue Principale\nRoberval (Qc)  G8H 1A1", "77 rue Principale, Roberval (Qc) G8H 1A1"],
  ["77 rue Principale\nRoberval, Québec\nG8H 1A1", "77 rue Principale, Roberval, Québec G8H 1A1"],
  ["77 rue Principale, Roberval QC\nG8H 1A1", "77 rue Principale, Roberval QC G8H 1A1"],
  ["12 Water Street\nSummerside\nPE C1N 1A1", "12 Water Street, Summerside, PE C1N 1A1"],
  ["12 Water Street, Summerside\nC1N 1A1", "12 Water Street, Summerside, C1N 1A1"],
  [
    "Av. Ezequiel Montes 84 Sur, Col. Centro\nC.P. 76000, Querétaro, Qro.",
    "Av. Ezequiel Montes 84 Sur, Col. Centro, C.P. 76000, Querétaro, Qro.",
  ],
  [
    "Sendero del Arribo 12, Local 3, Col. Satélite\nC.P. 76110, Querétaro, Qro.",
    "Sendero del Arribo 12, Local 3, Col. Satélite, C.P. 76110, Querétaro, Qro.",
  ],
  [
    "Carretera a Chichimequillas Km 4.5, Plaza La Pradera Local 8\nC.P. 76269, El Marqués, Qro.",
    "Carretera a Chichimequillas Km 4.5, Plaza La Pradera Local 8, C.P. 76269, El Marqués, Qro.",
  ],
  [
    "Hidalgo 23\nCol. Centro\nC.P. 44100\nGuadalajara, Jal.",
    "Hidalgo 23, Col. Centro, C.P. 44100, Guadalajara, Jal.",
  ],
  [
    "Hidalgo 23, Col. Centro, C.P. 44100\nGuadalajara, Jalisco",
    "Hidalgo 23, Col. Centro, C.P. 44100, Guadalajara, Jalisco",
  ],
  [
    "Hidalgo #23-B, Centro, 44100 Guadalajara, Jal.",
    "Hidalgo #23-B, Centro, 44100 Guadalajara, Jal.",
  ],
  [
    "Hidalgo 23, Centro, CP 44100, Guadalajara, Jalisco",
    "Hidalgo 23, Centro, CP 44100, Guadalajara, Jalisco",
  ],
  [
    "Rua Augusta, 1508 - Consolação\nCEP 01304-001 - São Paulo - SP",
    "Rua Augusta, 1508 - Consolação, CEP 01304-001 - São Paulo - SP",
  ],
  [
    "Rua Augusta, 1508 - Consolação\nSão Paulo - SP\nCEP: 01304-001",
    "Rua Augusta, 1508 - Consolação, São Paulo - SP, CEP: 01304-001",
  ],
  [
    "# DÓNDE\nLima 1043 esq. Viamonte\nB° General Paz - Córdoba Capital",
    "Lima 1043 esq. Viamonte, B° General Paz - Córdoba Capital",
  ],
  ["# Dónde estamos\nSarmiento 455\nRosario, Santa Fe", "Sarmiento 455, Rosario, Santa Fe"],
  ["# Ubicación\nItalia 233 casi España\nAsunción", "Italia 233 casi España, Asunción"],
  ["# Dónde estamos\nAv. Corrientes 3412\nAlmagro, CABA", "Av. Corrientes 3412, Almagro, CABA"],
  ["Av. Corrientes 3412, Almagro, CABA", "Av. Corrientes 3412, Almagro, CABA"],
  ["Sarmiento 455 (2000) Rosario, Santa Fe", "Sarmiento 455 (2000) Rosario, Santa Fe"],
  ["# Visítanos\nMerced 838, Santiago Centro", "Merced 838, Santiago Centro"],
  ["# Kde nás najdete\nDlouhá 12\nPraha 1", "Dlouhá 12, Praha 1"],
  ["# Gdzie jesteśmy?\nPiotrkowska 88\nŁódź", "Piotrkowska 88, Łódź"],
  ["# Find us\nUnit 3, The Arches\nBristol", "Unit 3, The Arches, Bristol"],
  ["# Find us\n14 Harbour Terrace\nWhitby", "14 Harbour Terrace, Whitby"],
  ["# Où nous trouver\n12 rue des Lilas\nRennes", "12 rue des Lilas, Rennes"],
  ["4002 3 Street SW\nCalgary\nT2S 1Y3", "4002 3 Street SW, Calgary, T2S 1Y3"],
  ["al. Jana Pawła 12\n00-854\nWarszawa", "al. Jana Pawła 12, 00-854 Warszawa"],
  ["214 Main St\nAmes, ia\n50010", "214 Main St, Ames, ia 50010"],
  ["# Dove siamo\nVia Garibaldi 4\nLecce", "Via Garibaldi 4, Lecce"],
  ["# So finden Sie uns\nLindenweg 4\nMusterdorf", "Lindenweg 4, Musterdorf"],
  ["906 Broadway, Marysville, KS, United States, 66508", "906 Broadway, Marysville, KS 66508"],
  ["906 Broadway, Marysville, KS, United States, Kansas", "906 Broadway, Marysville, KS"],
  ["906 Broadway, Marysville, Kansas, USA 66508", "906 Broadway, Marysville, Kansas 66508"],
  ["12 High Street, Leeds, United Kingdom, LS1 4DY", "12 High Street, Leeds, LS1 4DY"],
  ["Carrer de la Pau 3, Valencia, Spain, 46002", "Carrer de la Pau 3, Valencia, 46002"],
  ["Schillerstraße 9, Leipzig, Germany, 04109", "Schillerstraße 9, Leipzig, 04109"],
  [
    "12 Water St, Charlottetown, PE, Canada, Prince Edward Island",
    "12 Water St, Charlottetown, PE",
  ],
  ["12 Water St, Charlottetown, PE, Canada, C1A 1A1", "12 Water St, Charlottetown, PE C1A 1A1"],
  ["33 King St, Newtown, NSW, Australia, New South Wales 2042", "33 King St, Newtown, NSW 2042"],
  ["33 King St, Newtown, NSW, Australia 2042", "33 King St, Newtown, NSW 2042"],
  [
    "Market Square,\nBallymoreen,\nCo. Clare\nV95 X4F2",
    "Market Square, Ballymoreen, Co. Clare, V95 X4F2",
  ],
])("the parts of an address may stand on lines of their own: %j", (text, address) =>
  expect(found(text).map(words)).toEqual([words(address)]),
);

test.each([
  ["12 rue de la Roquette, 75011 Paris, Métro Bastille", "12 rue de la Roquette, 75011 Paris"],
  ["Hauptstr. 3, 10115 Berlin, Dienstag Ruhetag", "Hauptstr. 3, 10115 Berlin"],
  ["Via Roma 3, 20121 Milano, Chiuso Lunedì", "Via Roma 3, 20121 Milano"],
  ["Sarmiento 455, 2000 Rosario, Santa Fe", "Sarmiento 455, 2000 Rosario, Santa Fe"],
  ["Calle Mayor 5, 19001 Guadalajara, Castilla", "Calle Mayor 5, 19001 Guadalajara"],
])("behind a city only its region is a part of the address: %j", (text, address) =>
  expect(found(text)).toEqual([address]),
);

test.each([
  "Copyright 2014 La Gourgane - Conception : WebLac, 77, rue Principale, Roberval",
  "Conception et réalisation WebLac, 77, rue Principale, 69002 Lyon",
  "Web: Studio Kout, Dlouhá 5, 110 00 Praha 1",
  "Realizace: Studio Kout, Dlouhá 5, 110 00 Praha 1",
  "Website by Studio Nine, 5 Elm St, Salem, OR 97301",
  "Projekt i wykonanie: Studio Kot, ul. Długa 5, 00-238 Warszawa",
  "Hjemmeside af Studio Ni, Gade 5, 8000 Aarhus",
  "Website: Agentur Neun GmbH, Hauptstr. 5, 79098 Freiburg",
  "Diseño web: Estudio Nueve, Calle Mayor 5, 28013 Madrid",
  "Création de site internet : Agence Neuf, 5 rue Neuve, 69002 Lyon",
  "Webseite erstellt von Agentur Neun, Hauptstr. 5, 79098 Freiburg",
  "Site web par Agence Neuf, 5 rue Neuve, 69002 Lyon",
  "Design: Studio Nine, 5 Elm St, Salem, OR 97301",
  "Credits: Studio Nove, Via Roma 5, 20121 Milano",
  "Webdesign by Agentur Neun, Hauptstr. 5, 79098 Freiburg",
])("that of whoever made the site is not the restaurant's: %j", (text) =>
  expect(found(text)).toEqual([]),
);

test.each([
  "# Visit us\n14 Harbour Terrace\nGet Directions",
  "# So finden Sie uns\nLindenweg 4\nMontag - Freitag",
  "Combo 2\nPapas\n1200",
  "2 Tacos\nRice and Beans\n1200",
  "Burger 12\nFries\n1200",
  "Established on Elm Street 12\nSalem\n2019",
  "# Find us\nWe have 14 tables\nBring Dogs",
  "# Our Restaurant\nBest Burger 2023\nBoston Magazine",
  "# Visit Us\nEstablished 1998\nFamily Owned",
  "# Visit Us\nEstablished 1998, Family Owned",
  "# See our menu\n12 Chicken Wings\nRanch Dressing",
  "# See our menu\n12 Chicken Wings, Ranch Dressing",
  "# Contact\nTable for 12\nPrivate Dining",
  "# Find us\n2023 Best Street Food\nBoston Magazine",
  "# El local\nCombo 2\nPapas",
  "3 Street Tacos\nCarnitas\n1100",
  "3 Street Tacos, Carnitas",
  "3 St. Louis Ribs\nCornbread\n1100",
  "3 Tacos al Pastor\nCarnitas\n1100",
  "214 Main St\nCome on in\n50010",
  "214 Main St\nOpen for pickup or\n50010",
])("other lines are no address: %j", (text) => expect(found(text)).toEqual([]));

test.each([
  "Site web : www.poulet.example, 5 rue Neuve, 69002 Lyon",
  "Website: huhn.example | Hauptstr. 5, 79098 Freiburg",
  "Web: www.kure.example, Dlouhá 5, 110 00 Praha 1",
])("what names the restaurant's own site names no maker: %j", (text) =>
  expect(found(text)).toHaveLength(1),
);
