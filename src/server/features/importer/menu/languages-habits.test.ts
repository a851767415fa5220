import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

/** "name = price: description" of each sandwich. */
const read = (text: string, restaurantName = "") =>
  readMenu(text, restaurantName).map(({ name, price, description }) =>
    [`${name} = ${price}`, description].filter(Boolean).join(": "),
  );

test("weights, counts and codes between slashes are no part of a name", () => {
  expect(
    read(
      "BURGERY\n1. 150g Kuřecí burger /1,3,7/   159,-\nCrispy chicken 180 g   219 Kč\n1 ks Hovězí burger 199 Kč",
    ),
  ).toEqual(["Kuřecí burger = 159", "Crispy chicken = 219"]);
});

test("a list that a narrow column broke goes on below", () => {
  expect(
    read("KANAPKI\nZ kurczakiem, pomidorami,\nrukolą i majonezem .... 24 zł\nZ szynką .... 19 zł"),
  ).toEqual(["Z kurczakiem, pomidorami, rukolą i majonezem = 24"]);
  expect(
    read(
      "TOAST\nHühnertoast ... 6,90\n   Mozzarella, Paradeiser, pikante\n   Salsa\nSchinkentoast ... 4,90",
    ),
  ).toEqual(["Hühnertoast = 6.9: Mozzarella, Paradeiser, pikante Salsa"]);
});

test("bread said right below the last dish is that of all", () => {
  expect(
    read(
      "KLASIK – hovězí, čedar – 185,-\nBABIČKA – kuřecí řízek, tatarka – 169,-\nVšechno dáváme do briošky",
      "Grilovna",
    ),
  ).toEqual(["Babička = 169: kuřecí řízek, tatarka"]);
});

test("what the spit gives is a sandwich in bread and none on a plate, with fries or on a pizza", () => {
  expect(
    read(
      "Kebab talíř kuřecí 185 Kč\nKuřecí gyros s hranolky 145 Kč\nKebab di pollo (piatto) 9,00\nGyros v pitě kuřecí 125 Kč\n\nPizza 32 cm\nKebab 189 Kč\nkuřecí kebab, mozzarella",
    ),
  ).toEqual(["Gyros v pitě kuřecí = 125"]);
  expect(read("Kebab kuřecí\nv housce 109 Kč\nna talíři 149 Kč")).toEqual([
    "Kebab kuřecí v housce = 109",
  ]);
  expect(
    read(
      "GRILL   Sandwich   Menu   Assiette\nPoulet   7,00   9,00   11,50\nKöfte   7,00   9,00   11,50",
    ),
  ).toEqual(["Poulet = 7"]);
});

test("plates and pieces below a heading of sandwiches are none, a meat in a list of meats is one", () => {
  expect(
    read("BOKITS\nBokit poulet 6 €\nPoulet boucané, riz 13 €\nPoulet frit 3 morceaux 9 €"),
  ).toEqual(["Bokit poulet = 6"]);
  expect(read("SANDWICHS\nPoulet 7,00 €\nTenders 7,50 €\nMerguez 7,00 €")).toEqual([
    "Poulet = 7",
    "Tenders = 7.5",
  ]);
});

test("a dish with chicken is not described by the sandwich that is called so", () => {
  expect(
    read(
      "LES POUTINES   P   M   G\nGalvaude   9,25   11,25   13,95\n  poulet, pois verts\n\nSANDWICHS\nPoulet   6,50",
    ),
  ).toEqual(["Poulet = 6.5"]);
});

test("a set of a sandwich that is sold alone is no second one", () => {
  expect(
    read(
      "Kebab w bułce – kurczak, surówki, sos – 22 zł\nZestaw student – kebab w bułce z kurczakiem, frytki, napój – 32 zł",
    ),
  ).toEqual(["Kebab w bułce = 22: kurczak, surówki, sos"]);
});

test("bread as the last of a list stands beside the dish", () => {
  expect(read("Kuřecí špíz na grilu, zelí, chléb 119 Kč\nChléb s kuřecím řízkem 55 Kč")).toEqual([
    "Chléb s kuřecím řízkem = 55",
  ]);
});

test("a block of a name, a phrase and its price is a dish, also where the name is a heading elsewhere", () => {
  const block = (name: string, phrase: string, price: string) =>
    `${name}\n${phrase}\nCZK ${price},00`;
  expect(
    read(
      [
        "KEBAB\nKuřecí maso, zelenina, omáčka.",
        block("Kebab v housce", "Menší porce", "119"),
        block("Dürüm kebab", "Zabaleno v tortille", "149"),
        block("Kebab box", "S hranolkami", "135"),
        block("Falafel v chlebu", "Falafel, hummus, zelenina", "125"),
      ].join("\n\n"),
    ),
  ).toEqual(["Kebab v housce = 119: Menší porce", "Dürüm kebab = 149: Zabaleno v tortille"]);
});

test("an old and a new price are no list of numbers", () => {
  expect(
    read(
      "Kanapki\nKanapka Gruba\n39,00 zł 31,20 zł\nkurczak, boczek, sos\nKanapka Lekka\n28,00 zł\nkurczak, rukola, pesto\nKanapka Wege\n27,00 zł\nhummus, rukola, pesto",
    ),
  ).toEqual([
    "Kanapka Gruba = 31.2: kurczak, boczek, sos",
    "Kanapka Lekka = 28: kurczak, rukola, pesto",
  ]);
});

test("a heading between dashes is no bullet, and one that divides a list is of its kind", () => {
  expect(
    read(
      "- I PANINI -\n5,00 €   Tonno e cipolla\n6,50 €   Pollo e rucola\n- FRITTI -\n5,00 €   Pollo fritto",
    ),
  ).toEqual(["Pollo e rucola = 6.5"]);
  expect(
    read(
      "BOCADILLOS\nLomo 4,50\nLOS ESPECIALES\nEl Paco: pollo, bacon y queso 6,50\nTAPAS\nPollo al ajillo 7,00",
    ),
  ).toEqual(["El Paco = 6.5: pollo, bacon y queso"]);
});

test("numbers before a name, labels of a plan and local forms of prices", () => {
  expect(read("Schiacciate\nn. 2  La Dante ... pollo, pomodori secchi ... 7,50")).toEqual([
    "La Dante = 7.5: pollo, pomodori secchi",
  ]);
  expect(read("Dienstag\nMenü 2: Chicken-Burger mit Pommes (A,C) 6,20 / 7,90")).toEqual([
    "Chicken-Burger mit Pommes = 6.2",
  ]);
  expect(read("PANINI\nPanino pollo 5 euro\nPanino tonno 5 euro")).toEqual(["Panino pollo = 5"]);
});

test("fried pieces below or behind a kind of bread are in it", () => {
  expect(
    read(
      "Tortille\nNuggets 22 zł\nnuggetsy z kurczaka, sałata, pomidor, sos\nPrzekąski\nNuggetsy 9 szt. 19 zł",
    ),
  ).toEqual(["Nuggets = 22: nuggetsy z kurczaka, sałata, pomidor, sos"]);
  expect(read("Les galettes\nGalette Tenders 7,50 €\nGalette falafel 7,00 €")).toEqual([
    "Galette Tenders = 7.5",
  ]);
});

test("open slices are asked about", () => {
  const asked = (text: string) =>
    readMenu(text, "").map(({ name, questions }) => `${name}: ${questions.map((q) => q.about)}`);
  expect(asked("TOSTAS\nPollo y cebolla 5,00\nSalmón 5,50")).toEqual(["Pollo y cebolla: sandwich"]);
  expect(asked("Piadine\nCassone pollo 5,50\nRotolo pollo 6,00")).toEqual([
    "Cassone pollo: sandwich",
    "Rotolo pollo: sandwich",
  ]);
});

test("what is sold for many, and fees of a delivery, are no dishes", () => {
  expect(
    read(
      "Mindestbestellwert 12,00 €\nBagety\nBageta kuřecí 79 Kč\nMísy na objednávku\nMini bagetky kuřecí 20 ks 690 Kč",
    ),
  ).toEqual(["Bageta kuřecí = 79"]);
});

test("the meats of a spit that are listed once are those of all kebabs in bread", () => {
  expect(
    read(
      "KEBAB MEHMET\nKebab w bułce 18 zł\nKebab na talerzu 30 zł\nFalafel w cieście 20 zł\n\nMięso: kurczak lub wołowina",
    ),
  ).toEqual(["Kebab w bułce = 18"]);
});

test("of a soup and a sandwich the sandwich counts", () => {
  expect(
    read("WTOREK\nżurek + burger z kurczakiem 32 zł\nŚRODA\nrosół + kotlet z kurczaka 32 zł"),
  ).toEqual(["burger z kurczakiem = 32"]);
});

test("fillings in lower case below a heading with their price", () => {
  expect(
    read(
      "Bar Sport\n\nTRAMEZZINI  € 3,00\ntonno e carciofini\npollo e rucola\nuovo e asparagi\n\nTOAST\nclassico   4,00\nfarcito   4,50\ncotto   4,20",
    ),
  ).toEqual(["pollo e rucola = 3"]);
});

test("a list of allergens behind a description is no part of it", () => {
  const [burger] = readMenu(
    "Burgers\nLa Crujiente 9,50\nPollo frito, lechuga en pan de patata. Contiene: gluten, huevo, mostaza",
    "",
  );
  expect(burger).toMatchObject({
    description: "Pollo frito, lechuga en pan de patata.",
    containsGluten: true,
    containsEggs: true,
    containsDairy: null,
  });
});

test("with, commas and a last and make one name", () => {
  expect(read("SANDWICHES\nClub con pollo, beicon, huevo y patatas 8,50")).toEqual([
    "Club con pollo, beicon, huevo y patatas = 8.5",
  ]);
  expect(read("BOCADILLOS\nPollo empanado con lechuga y mayonesa 5,50")).toEqual([
    "Pollo empanado con lechuga y mayonesa = 5.5",
  ]);
});

test("the head of a table says that its rows are sandwiches", () => {
  expect(
    read(
      "| Panino | Ingredienti | Prezzo |\n| Mare | tonno, capperi | 6,00 |\n| Terra | pollo, scamorza | 6,50 |",
    ),
  ).toEqual(["Terra = 6.5: pollo, scamorza"]);
});

test("a kebab on a plate is none in bread, and one of poultry may be chicken", () => {
  expect(
    read("Kebab drobiowy w bułce 20 zł\nKebab drobiowy na talerzu 28 zł\nHamburger drobiowy 17 zł"),
  ).toEqual(["Kebab drobiowy w bułce = 20", "Hamburger drobiowy = 17"]);
});

test("amounts as each country writes them", () => {
  expect(
    read(
      "NOS PANINIS\nPoulet chèvre........5€20\nBolognaise................4€80\nJambon................4€50",
    ),
  ).toEqual(["Poulet chèvre = 5.2"]);
  expect(read("PEPITOS\nPepito de pollo 6$\nPepito de carne 6.5$")).toEqual([
    "Pepito de pollo = 6",
  ]);
  expect(read("Bánh mì gà xé 20k\nBánh mì ốp la 18k\nXôi gà 25k")).toEqual([
    "Bánh mì gà xé = 20000",
  ]);
  expect(read("Nos sandwiches\nThon fr. 7.20\nPoulet-curry fr. 7.50")).toEqual([
    "Poulet-curry = 7.5",
  ]);
  expect(read("버거\n치킨버거\t7,000\t12,500\n새우버거\t6,500\t11,900")).toEqual([
    "치킨버거 = 7000",
  ]);
});

test("a dip behind it does not make it another dish, and what comes with it is no soup", () => {
  expect(read("Belegte Brötchen\nKäse 2,60\nHähnchenbrust mit Curry-Dip 3,40\nEi 2,60")).toEqual([
    "Hähnchenbrust mit Curry-Dip = 3.4",
  ]);
  expect(read("蒸し鶏のサンドイッチ スープ付 1,100円\nチキンカレー サラダ付 1,050円")).toEqual([
    "蒸し鶏のサンドイッチ スープ付 = 1100",
  ]);
});

test("bread as the first of its parts, and a remark how all are served, say what a dish is in", () => {
  const asked = (text: string) =>
    readMenu(text, "").map(({ name, questions }) => `${name}: ${questions.length}`);
  expect(
    asked(
      "OSTRA KURKA 29,-\nbułka maślana, udko z kurczaka, kimchi\nKROWA 28,-\nbułka maślana, wołowina, ser\nFRYTY 9,-",
    ),
  ).toEqual(["Ostra Kurka: 0"]);
  expect(
    asked(
      "FRENCH CHICKEN\nkuřecí maso, brie, slanina, salát\nmalá 125 / velká 165\nFARMÁŘSKÁ\nšunka od kosti, vejce\nmalá 109 / velká 149\nBagety podáváme rozpečené",
    ),
  ).toEqual(["French Chicken: 0"]);
});

test("meats that all may be of, named once", () => {
  expect(
    read("Elige tu carne: pollo / ternera / mixto\nPITA 4,00\nDÜRÜM 4,50\nPLATO 7,50"),
  ).toEqual(["Pita = 4", "Dürüm = 4.5"]);
  expect(
    read(
      "SANDWICHS\nKebab 6,50\nPoulet 6,50\nSteak 6,50\nTACOS\n1 viande 7,00\nViandes au choix : poulet, viande hachée",
    ),
  ).toEqual(["Poulet = 6.5"]);
});

test("a kind of dish above its remark and its dishes", () => {
  expect(
    read(
      "Hähnchenburger\nmit saftiger Brust, im Sauerteigbrot\nBERGBAUER – mit Bergkäse 10,90\nSÜDWIND – mit Feige 11,40\nRindfleischburger\nJÄGER – mit Pilzrahm 11,20",
    ),
  ).toEqual(["Bergbauer = 10.9: mit Bergkäse", "Südwind = 11.4: mit Feige"]);
});

test("a name that is a heading elsewhere, above a list with its price", () => {
  expect(
    read(
      "HAMBURGUESAS\nKEVIN\nCarne de vaca, bacon, cebolla, queso 13,90\nPOLLO CAMPERO\nPechuga empanada, lechuga, tomate 12,90\nPITA POLLO\nContramuslo a la brasa, yogur, pepino 11,90",
    ),
  ).toEqual([
    "Pollo Campero = 12.9: Pechuga empanada, lechuga, tomate",
    "Pita Pollo = 11.9: Contramuslo a la brasa, yogur, pepino",
  ]);
});

test("a list in one line below a price names its dishes", () => {
  expect(read("PANINIS : 5€\njambon fromage, poulet curry, thon tomate\nFRITES : 3€")).toEqual([
    "poulet curry = 5",
  ]);
  expect(
    read("TORTAS\nEspeciales $65\nMilanesa de res, Milanesa de pollo, Pierna\nCUBANA $85"),
  ).toEqual(["Milanesa de pollo = 65"]);
});

test("the same in another script is no heading", () => {
  expect(
    read(
      "شاورما دجاج ساندويش\nChicken Shawarma Sandwich  8 AED\nشاورما لحم ساندويش\nMeat Shawarma Sandwich  10 AED\nبطاطا\nFrench Fries  8 AED",
    ),
  ).toEqual(["Chicken Shawarma Sandwich = 8"]);
  expect(
    read("SANDWICH\n치킨 샌드위치 / Chicken Avocado 7,800\n잠봉뵈르 / Jambon Beurre 7,500"),
  ).toEqual(["Chicken Avocado = 7800"]);
});
