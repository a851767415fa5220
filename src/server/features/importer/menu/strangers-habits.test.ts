import { expect, test } from "vitest";
import { readProse } from "./lines.ts";
import { readMenu } from "./read-menu.ts";
import { mendScannedWords } from "./scanned-words.ts";

/** "name = price: description" of each sandwich. */
const read = (text: string, restaurantName = "") =>
  readMenu(text, restaurantName).map(({ name, price, description }) =>
    [`${name} = ${price}`, description].filter(Boolean).join(": "),
  );
const questionsOf = (text: string) =>
  readMenu(text, "").flatMap(({ name, questions }) =>
    questions.map(({ about, choices }) => `${name}: ${about} ${choices.length}`),
  );

test.each([
  ["Fr1ed Ch1cken", "Fried Chicken"],
  ["torti11a, rernoulade", "tortilla, remoulade"],
  ["Chlck en and Ch ips", "Chicken and Chips"],
  ["toasted brio- che", "toasted brioche"],
  ["hand- breaded", "hand- breaded"],
  ["Area 51, A1 sauce", "Area 51, A1 sauce"],
])("a scanner's %s is %s", (scanned, word) => {
  expect(mendScannedWords(scanned)).toBe(word);
});

test("what a narrow column broke is joined", () => {
  expect(
    read("PANINI\nClub (pollo, bacon,    8,00   9,50\nuovo)\nPollo e insa-    5,00\nlata russa"),
  ).toEqual(["Club = 8: pollo, bacon, uovo", "Pollo e insalata russa = 5"]);
});

test("a sentence is read dish by dish", () => {
  expect(
    readProse("I had the fried chicken sandwich ($13), and my wife got the grilled club for $14."),
  ).toEqual(["• fried chicken sandwich   $13", "• grilled club   $14"]);
  expect(readProse("Grilled chicken, bacon, swiss, honey mustard, on a pretzel bun 15")).toBeNull();
});

test("a table says its sections, descriptions, sizes and allergens by its head", () => {
  expect(
    read(
      "Category\tItem\tDescription\tPrice\nSubs\tChicken Parm\tcutlet, marinara\t8.99\nSalads\tChicken Cobb\tegg\t9",
    ),
  ).toEqual(["Chicken Parm = 8.99: cutlet, marinara"]);
  const matrix = (sign: string) =>
    readMenu(
      `Item   Price   Wheat   Milk\nChicken Sandwich   8.49   ✓   –\n(✓ = contains${sign})`,
      "",
    )[0];
  expect(matrix(", – = does not contain")).toMatchObject({
    containsGluten: true,
    containsDairy: false,
  });
  expect(matrix("")).toMatchObject({ containsGluten: true, containsDairy: null });
});

test("names and prices in two blocks belong together", () => {
  expect(read("WRAPS\nChicken Caesar\nVeggie\nBuffalo Chicken\n9\n8\n9.50")).toEqual([
    "Chicken Caesar = 9",
    "Buffalo Chicken = 9.5",
  ]);
  expect(
    read("1 Chicken bap\n2 Pork bap\n3 Spicy chicken bap\n\nPrices\n1, 2   £8.50\n3   £9"),
  ).toEqual(["Chicken bap = 8.5", "Spicy chicken bap = 9"]);
});

test("prices of sizes above a list hold for all of it, dearer where a heading says so", () => {
  const menu =
    'SAM\'S SUBS\n\nMINI (6")   REG (9")\n7.75       10.25\n\nCOLD\n1. Chicken Salad\n2. Tuna\n\nHOT (add 1.00 / 1.50)\n3. Chicken Parm';
  expect(read(menu, "Sam's Subs")).toEqual(["Chicken Salad = 7.75", "Chicken Parm = 8.75"]);
});

test("a dish described by another one is of its kind", () => {
  const menu =
    "SANDWICHES\n1. The Duchess 12\nGrilled chicken, bacon\n2. The Duke 14\nAs above, with Swiss\n3. The Heir 13\nRoast beef\n4. The Spare 13\nAs above with cheddar\n5. The Dowager 11\nAs No. 1, without bacon\n6. The Scandal 15\nThe Duke, dipped in batter";
  expect(readMenu(menu, "").map(({ name }) => name)).toEqual([
    "The Duchess",
    "The Duke",
    "The Dowager",
    "The Scandal",
  ]);
});

test("a restaurant with sandwiches in its name makes none of its address, hours and drinks", () => {
  const menu =
    "Big Mike's Chicken Sandwiches\n412 N Main St, Springfield\nMon-Sat 11-8\nNow hiring!\n\nThe Original - crispy chicken, toasted bun 8.99\nFries 3\nLemonade 2.50";
  expect(read(menu, "Big Mike's Chicken Sandwiches")).toEqual([
    "The Original = 8.99: crispy chicken, toasted bun",
  ]);
});

test.each([
  ["Crispy Chicken Sandwich\nFries 3.50", ["Crispy Chicken Sandwich = 0"]],
  ["Chicken Bun $30 (w/ egg $35)", ["Chicken Bun = 30"]],
  ["Modify\nChoose protein (Required, max 1)\nCrispy chicken $0.00\nChicken wrap +$1", []],
  ["SET A Chicken bun + fries $58\nChicken Bun $30", ["Chicken Bun = 30"]],
])("%j has %j", (menu, found) => {
  expect(read(menu)).toEqual(found);
});

test.each([
  ["es", "BOCADILLOS\nPechuga de pollo con pimientos 5,00\nLomo 4,80\nCaldo de pollo 4,00", 1],
  ["de", "Hähnchenschnitzel im Brötchen 4,90\nDürüm Hähnchen 7,00\nDönerteller Hähnchen 9,50", 2],
  ["fr", "SANDWICHS\nPoulet crudités 4,80\nJambon beurre 3,90\nSalade de poulet 7,50", 1],
  ["it", "PIADINE\nPollo e scamorza 6,50\nCrudo 6,00\nInsalata di pollo 9,00", 1],
  ["cs", "Bageta kuřecí kari 65 Kč\nSendvič se šunkou 59 Kč\nKuřecí nugetky 6 ks 79 Kč", 1],
  [
    "pl",
    "Kanapka z kurczakiem 14,90 zł\nTortilla z kurczakiem 18,90 zł\nSałatka z kurczakiem 22 zł",
    2,
  ],
  ["ko", "치킨버거 6,500원\n불고기버거 6,000원\n닭가슴살 샐러드 7,900원", 1],
  ["ja", "チキンカツサンド 820円\n大豆ミートのチキンバーガー 900円\nチキンカレー 950円", 1],
])("chicken, bread and other dishes are known in %s", (_, menu, count) => {
  expect(readMenu(menu, "")).toHaveLength(count);
});

test("a dish without gluten is not one on gluten-free bread, and codes are read by their legend", () => {
  const gluten = (line: string) =>
    readMenu(`${line}\n\nGF = gluten friendly\nAllergens: 1 gluten, 7 milk`, "")[0];
  expect(gluten("Chicken Sandwich on gluten free bread 9")?.containsGluten).toBeNull();
  expect(gluten("Gluten Free Chicken Burger 9")?.containsGluten).toBe(false);
  expect(gluten("Chicken Roll €9.50 (1a, 7)")).toMatchObject({ price: 9.5, containsDairy: true });
});

test("what nobody can decide is asked", () => {
  expect(questionsOf("SUBS   HALF   WHOLE\nChicken Parm   6   11")).toEqual([
    "Chicken Parm: price 2",
  ]);
  expect(questionsOf("KEBAB W BUŁCE\nkurczak 19\nwołowina 21\nmieszany 20")).toEqual([
    "mieszany: chicken 2",
  ]);
  expect(questionsOf("Chicken Sandwich   S 6   L 9")).toEqual([]);
});

test.each([
  ["SUBS   HALF   WHOLE\nChicken Parm   6   11", ["half 6", "whole 11"]],
  [
    "COLD SUBS            Half    Whole\nChicken Cutlet   8.95   15.95",
    ["half 8.95", "whole 15.95"],
  ],
  ["SANDWICHES\nChicken Club half $8 / whole $14", ["half $8", "whole $14"]],
  ["PO'BOYS (half / full)\nFried Chicken 9 / 14", ["half 9", "full 14"]],
  ["SANDWICHES\nHalf Chicken Club 8 / 14", ["8", "14"]],
])("the choices of %j are called as on the menu", (menu, labels) => {
  const [asked] = readMenu(menu, "")[0]?.questions ?? [];
  expect(asked?.choices.map(({ label }) => label)).toEqual(labels);
});

test("one name below two headings is two dishes", () => {
  expect(read("KEBAB W BUŁCE\nkurczak 19\nKEBAB W CIEŚCIE\nkurczak 20")).toEqual([
    "Kebab w Bułce kurczak = 19",
    "Kebab w Cieście kurczak = 20",
  ]);
});

test("a menu without meat has no chicken", () => {
  expect(read("NO BONES DINER — 100% vegan\nCHICKEN SANDWICHES\nBuffalo Chicken 14")).toEqual([]);
});

test.each([
  [
    "name, description, price",
    "Burgers\nThe Rocket\nCrispy chicken, chilli mayo, seeded bun\n$11.00\nThe Plain\nBeef patty, cheese, bun\n$10.00\nDrinks\nCola\n$3.00",
    ["The Rocket = 11: Crispy chicken, chilli mayo, seeded bun"],
  ],
  [
    "name, price, description",
    "Burgers\nThe Rocket\n$11.00\nCrispy chicken, chilli mayo, seeded bun\nThe Plain\n$10.00\nBeef patty, cheese, bun\nDrinks\nCola\n$3.00",
    ["The Rocket = 11: Crispy chicken, chilli mayo, seeded bun"],
  ],
  [
    "a heading that is no known word",
    "Wraps\nChicken Ranch\n9,00 €\nTuna\n8,00 €\nFrom Grandma\nApple cake\n4,00 €",
    ["Chicken Ranch = 9"],
  ],
])("a page that stacks %s", (_, menu, found) => {
  expect(read(menu)).toEqual(found);
});

test("a bare number is no price where all prices have cents", () => {
  expect(
    read(
      "CHICKEN MENU 3\nChicken Wrap 8.50\nBeef Wrap 9.50\nTuna Wrap 8.90\nFries 3.50\nCola 2.50\nTea 1.90",
    ),
  ).toEqual(["Chicken Wrap = 8.5"]);
});

test("bread that comes with a dish makes no sandwich", () => {
  expect(read("Curry chicken with bread 8\nChicken on sourdough 9")).toEqual([
    "Chicken on sourdough = 9",
  ]);
});

test.each([
  [
    "bullets below priced names describe them",
    "샌드위치\n치킨 아보카도 샌드위치 8.5\n - 닭가슴살, 아보카도\n치킨 파니니 8.9\n - 닭가슴살, 바질\nBLT 7.5",
    ["치킨 아보카도 샌드위치 = 8500: 닭가슴살, 아보카도", "치킨 파니니 = 8900: 닭가슴살, 바질"],
  ],
  [
    "prices stand in brackets where there are no others",
    "chicken katsu sando (14) cabbage, kewpie\npork katsu sando (15)\negg salad sando (10) chive",
    ["chicken katsu sando = 14: cabbage, kewpie"],
  ],
  [
    "a kind and how it comes is a heading",
    "Po'boys dressed with lettuce & mayo on French bread\nFried Chicken   10.95\nCatfish   11.95\nPlatters w/ fries\nChicken Tender   14.95",
    ["Fried Chicken = 10.95"],
  ],
  [
    "fries and Monterey are no days of the week",
    "WRAPS\nChicken Wrap   $10.99\n(garlic, pickles, fries inside)\nChicken Melt   $11\nMonterey jack, 2 pickles",
    [
      "Chicken Wrap = 10.99: garlic, pickles, fries inside",
      "Chicken Melt = 11: Monterey jack, 2 pickles",
    ],
  ],
  [
    "a heading of sets is no dish, and a set no second sandwich",
    "Panini\nCrispy Boss\nPollo fritto, cheddar, pane brioche\n9,50 €\nBacon Boss\nManzo, bacon, cheddar\n10,50 €\nMenù\nMenù Crispy Boss + patatine + bibita 33 cl\n13,50 €",
    ["Crispy Boss = 9.5: Pollo fritto, cheddar, pane brioche"],
  ],
  [
    "dates of a weekly plan are no dishes",
    "Tue 3/3\nBeef Tacos\nWed 3/4\nChicken Patty on Whole Grain Bun\nThu 3/5\nMeatloaf",
    ["Chicken Patty on Whole Grain Bun = 0"],
  ],
  [
    "codes of allergens without brackets are no prices",
    "PANINI\n€ 6,50  Panino pollo e maionese  all. 1, 3\n€ 5,50  Panino crudo  all. 1, 7",
    ["Panino pollo e maionese = 6.5"],
  ],
  [
    "a legend of allergens is no head of a table, and codes are no description",
    "(G) gluten  (M) milk  (E) egg\n\nSANDWICHES\nCoronation chicken (G, E, Mu) gfa   £8.95\nChicken wrap   £9.50\nromaine, parmesan (G, M)",
    ["Coronation chicken = 8.95", "Chicken wrap = 9.5: romaine, parmesan"],
  ],
  [
    "a remark says that a section is in bread",
    "KEBABS\nAll served in pitta with salad\nChicken Shish £7.80\nLamb Shish £8.20\n\nDELI\nwhite, wheat, rye, wrap\nChicken Salad £6.75",
    ["Chicken Shish = 7.8", "Chicken Salad = 6.75"],
  ],
  [
    "the last word of a heading's part says what it sells",
    "EGG SANDWICHES\nChicken Sausage, Egg & Cheese 7.50\nSALADS & BOWLS\nChicken Cobb 9.50",
    ["Chicken Sausage, Egg & Cheese = 7.5"],
  ],
  [
    "a choice of dishes is judged by the one of chicken",
    "Kids Chicken Tenders or Grilled Cheese $7.95\nLittle millers $7.95\nChicken goujons / Fish fingers / Mini beef burger\nChicken or Steak Sandwich $9",
    ["Chicken or Steak Sandwich = 9"],
  ],
  [
    "badges and lists of choices are not part of a dish",
    "Burgers\nThe OG Thigh\nButtermilk fried thigh, potato roll\nChoice of: sauce, drink.\n£9.50 · Popular\nSmashed\nDouble beef patty, cheese\n£9.75\nFish Bun\nCod, tartare\n£9.25",
    ["The OG Thigh = 9.5: Buttermilk fried thigh, potato roll"],
  ],
  [
    "numbers behind a price with its currency are codes of allergens",
    "PANINI\nPollo e maionese   7,00 €   1,3\nCotto   5,80 €   1,7",
    ["Pollo e maionese = 7"],
  ],
  [
    "a sentence that goes on in lower case is no heading",
    "SANDWICHES\nCrispy Chicken ... 10.49\nHand-breaded breast with lettuce, tomato and mayo\non a toasted bun\nBLT ... 8.49",
    ["Crispy Chicken = 10.49: Hand-breaded breast with lettuce, tomato and mayo on a toasted bun"],
  ],
  [
    "a name ends where its capitals do, and HOT is of the heading above",
    "BARMS & BAGUETTES\nHam £3\nHOT\nCLUBHOUSE roast chicken, bacon, mayo £4.20\nHot chicken & gravy £4",
    ["Clubhouse = 4.2: roast chicken, bacon, mayo", "Hot chicken & gravy = 4"],
  ],
  [
    "columns that tell chicken from other meats are dishes of their own",
    "                  Huhn    Kalb\nKebap Sandwich    5,50    6,00\nKebap Teller     10,90   11,90\n\nPIZZASCHNITTE     3,50",
    ["Kebap Sandwich Huhn = 5.5"],
  ],
  [
    "a price may open the block of its dish",
    "HEROES\n\n$12\nChicken Parm Hero\nBreaded cutlet, marinara\n\n$13\nMeatball Hero\n\n$14\nVodka Chicken Hero",
    ["Chicken Parm Hero = 12: Breaded cutlet, marinara", "Vodka Chicken Hero = 14"],
  ],
  [
    "a remark that is nothing but a bread says what its section is on",
    "CUTLETS\nAll cutlets breaded in house. Seeded roll.\nChicken Cutlet 8.95\n\nPLATES\nChicken Cutlet 12.95",
    ["Chicken Cutlet = 8.95"],
  ],
  [
    "a time behind a heading is no noise",
    "SANDWICHES\nTuna 9\n\nENTRÉES after 5 pm\nLemon Herb Chicken 23\nAirline breast, asparagus",
    [],
  ],
  [
    "below a meatless heading there is no chicken",
    "OHNE FLEISCH\nCrispy Chicken Burger 11,50\nHalloumi Burger 10,50",
    [],
  ],
  [
    "days and dates before the dishes of a week are no part of them",
    "MO  Gulasch 9,90\nDI  Hendlburger 11,50\nMI  Krautfleckerl 9,90",
    ["Hendlburger = 11.5"],
  ],
  [
    "a heading has the prices of the list below it",
    "Hoagies   Small 7.99  Large 11.99\nItalian\nTurkey\nChicken Cutlet",
    ["Chicken Cutlet = 7.99"],
  ],
  [
    "a way to cook chicken is a filling below a heading of sandwiches",
    "WRAPS\nSweet chilli tender 9\nButter chicken 9\n\nMAINS\nButter chicken 14",
    ["Sweet chilli tender = 9", "Butter chicken = 9"],
  ],
])("%s", (_, text, sandwiches) => {
  expect(read(text)).toEqual(sandwiches);
});
