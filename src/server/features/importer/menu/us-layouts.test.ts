import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

/** "name = price: description" of each sandwich. */
const read = (text: string) =>
  readMenu(text, "").map(({ name, price, description }) =>
    [`${name} = ${price}`, description].filter(Boolean).join(": "),
  );

test("counts of reviews, photos and hearts are neither names nor prices", () => {
  const menu = (counts: string) =>
    `Sandwiches\nCrispy Chicken Sandwich\nPickles, mayo, brioche\n${counts}\n16\nCrab Cake\n3 ♥\n19\nBLT\n12\n`;
  for (const counts of ["17 reviews 12 photos", "87 ♥ 22 Reviews", "1 review"])
    expect(read(menu(counts)), counts).toEqual([
      "Crispy Chicken Sandwich = 16: Pickles, mayo, brioche",
    ]);
});

test("pieces of chicken among sandwiches are none", () => {
  expect(
    read(
      "Sandwiches\nThe Classic - Fried chicken breast, pickles, brioche bun 9.50\nChicken Club - Grilled chicken, bacon, sourdough 12\nChicken Nuggets - Ten of them 6\nChicken Tenders 8",
    ).map((found) => found.split(" = ")[0]),
  ).toEqual(["The Classic", "Chicken Club"]);
});

test("a list that goes on in the next line is one list", () => {
  expect(
    read(
      "PANINI\nMilano - Prosciutto, Mozzarella 16.25\nNapoli - Grilled Chicken, Fresh Mozzarella,\nPesto 16.25\nAthena - Lamb, Feta, Tomato 15\nWest - Blackened Chicken, Roasted Corn, Black\nBeans, Chipotle Mayo 15.95\nVerdura - Vegetables, Goat Cheese 15",
    ),
  ).toEqual([
    "Napoli = 16.25: Grilled Chicken, Fresh Mozzarella, Pesto",
    "West = 15.95: Blackened Chicken, Roasted Corn, Black Beans, Chipotle Mayo",
  ]);
  expect(
    read(
      "Burger, gruyère, fries 23\nClub Sandwich, roast chicken, bacon, butter\nlettuce, fries 22",
    ),
  ).toEqual(["Club Sandwich = 22: roast chicken, bacon, butter lettuce, fries"]);
  expect(read("LUNCH\nFried Chicken Sandwich, slaw, pickles,    16\nhot honey, brioche")).toEqual([
    "Fried Chicken Sandwich = 16: slaw, pickles, hot honey, brioche",
  ]);
});

test("a name above a list that goes on stays the name", () => {
  const club = ["Chicken Club = 12: Grilled chicken, bacon, lettuce, tomato and mayo"];
  const list = "Chicken Club\nGrilled chicken, bacon, lettuce,\ntomato and mayo 12";
  expect(
    read(`SANDWICHES\n${list}\nTurkey Club\nTurkey, bacon, swiss,\navocado 13\nBLT 9`),
  ).toEqual(club);
  expect(read(`SANDWICHES\nBLT 9\nReuben 11\nTuna Melt 10\n${list}\nVeggie 9`)).toEqual(club);
  expect(
    read(
      "SANDWICHES\nFried Chicken Sandwich\nSlaw, Pickles,\nSpicy Mayo, Brioche 15\nCheeseburger\nCheddar, Bacon,\nAioli 16\nBLT\nBacon, Tomato 12",
    ),
  ).toEqual(["Fried Chicken Sandwich = 15: Slaw, Pickles, Spicy Mayo, Brioche"]);
  expect(
    read(
      "From the Deli\nGrilled chicken, bacon,\nlettuce on rye 12\nHam, swiss,\nmustard on rye 11",
    ),
  ).toEqual(["Grilled chicken = 12: bacon, lettuce on rye"]);
});

test("a list below a priced name ends where the next dish has its price", () => {
  for (const name of ["CHICKEN CLUB", "Chicken Club"])
    expect(
      read(
        `SANDWICHES\nReuben 12\nCorned beef, swiss, kraut,\n${name} 13\nGrilled chicken, bacon\nBLT 9\nBacon, lettuce`,
      ),
    ).toEqual(["Chicken Club = 13: Grilled chicken, bacon"]);
  expect(
    read(
      "SANDWICHES\nchicken club 12\nGrilled chicken breast, bacon, lettuce, tomato and avocado\nturkey club 11\nTurkey, bacon, swiss, sprouts and house made mayonnaise\nblt 9\nBacon, lettuce",
    ),
  ).toEqual(["chicken club = 12: Grilled chicken breast, bacon, lettuce, tomato and avocado"]);
});

test("what stands behind a dash is part of the name only in another language", () => {
  const menu = (name: string) =>
    `BÁNH MÌ\n${name}\npickled carrot, cilantro\n$12\nFalafel - Chickpea fritters\ntahini\n$11\nTofu - Fried tofu\nhummus\n$10`;
  expect(read(menu("Gà Nướng - Grilled Chicken"))).toEqual([
    "Gà Nướng - Grilled Chicken = 12: pickled carrot, cilantro",
  ]);
  expect(read(menu("Chicken Wrap - Crispy Chicken Tenders"))).toEqual([
    "Chicken Wrap = 12: Crispy Chicken Tenders pickled carrot, cilantro",
  ]);
});

test("titles above descriptions that end with the price are the names of the page", () => {
  expect(
    read(
      "SANDWICHES\n\nFRIED CHICKEN\ndill pickles, mayo, potato bun 16\n\nSMOKED TURKEY\nswiss, sprouts, rye 15\n\nGRILLED CHICKEN\nRomaine, Parmesan, Ciabatta 15",
    ),
  ).toEqual([
    "Fried Chicken = 16: dill pickles, mayo, potato bun",
    "Grilled Chicken = 15: Romaine, Parmesan, Ciabatta",
  ]);
});

test("the hours of a meal and the size of a pizza leave a heading", () => {
  expect(read("SANDWICHES\nBLT 7.49\n\nLUNCH 11 to 3\nGrilled chicken salad 10.99")).toEqual([]);
  expect(read('WRAPS\n\nBLT\n$9\n\nPIZZA 14"\n\nBBQ CHICKEN\n$18\n\nCHEESE\n$14')).toEqual([]);
});

test("a bare price may stand before the description", () => {
  expect(
    read("Pork sammie 11\nBrisket sammie 14\nSmoked chicken sammie 11 (pulled chicken, pickles)"),
  ).toEqual(["Smoked chicken sammie = 11: pulled chicken, pickles"]);
});

test("a platter behind a second price is no dish, and a note below a heading none either", () => {
  expect(
    read(
      "SOUPS\nLentil 4.95\nOnion 5.50\nTomato 5.50\nGREEK SPECIALTIES\nOn Pita with Tzatziki & Onion\nGyro 13.25 Platter 19.95\nChicken Souvlaki 13.25 Platter 19.95",
    ),
  ).toEqual(["Chicken Souvlaki = 13.25"]);
});

test("breads with a price right below a heading price all its dishes", () => {
  expect(
    read(
      "WRAPS\nWhite, wheat or garlic herb  $10.95\nChicken Caesar\nromaine, parmesan\nTurkey Club\nturkey, bacon",
    ),
  ).toEqual(["Chicken Caesar = 10.95: romaine, parmesan"]);
});

test("where an empty line marks headings, the first line of a block is the name", () => {
  expect(
    read(
      "Salads\nGreek\n$9\n\nSandwiches\nBLT\n$8\nCrispy Chicken Sandwich\nRice or fries.\n$11\n\nKids\nPasta\n$6\n\nDesserts\nPie\n$4\n\nDrinks\nSoda\n$2",
    ),
  ).toEqual(["Crispy Chicken Sandwich = 11: Rice or fries."]);
});

test("meats to choose from in a list of their own are in the dish", () => {
  const menu = (head: string) =>
    `Wraps\nBuild Your Own Wrap\n$12.50\n${head}\nChicken\nFalafel\n\nClub Wrap\n$9\n\nTuna Wrap\n$9`;
  expect(read(menu("Choose your protein (Required)"))).toEqual(["Build Your Own Wrap = 12.5"]);
  expect(read(menu("Choose your protein (Optional)"))).toEqual([]);
});

test("a combo of a sandwich that is sold alone is no second one", () => {
  expect(
    read(
      "Sandos\nClassic Chicken Sando\n$11\nComb Combo\nClassic Chicken Sando, fries and a drink.\n$16\nBLT\n$9",
    ),
  ).toEqual(["Classic Chicken Sando = 11"]);
});

test("a kebab below a heading of plates is no sandwich unless it names its bread", () => {
  expect(
    read("Tandoor\nMalai Kebab 16.99\nChicken thigh in cream\nChicken Kebab 12\nin a warm naan"),
  ).toEqual(["Chicken Kebab = 12: in a warm naan"]);
});

test("numbers of allergens below a price are no price", () => {
  expect(
    read(
      "SANDWICHES\nToasted Special – ham, cheddar       €11.50\n                  1, 7\nCajun Ciabatta – chicken,\nmelted mozzarella       €14.95\n                  1 (wheat), 3, 7, 10",
    ),
  ).toEqual(["Cajun Ciabatta = 14.95: chicken, melted mozzarella"]);
});

test("a name that goes on in the next line is one name", () => {
  expect(
    read(
      "BURGERS\nChicken, Brie &\n  Cranberry Burger . 13.50\nChicken Sau-\nsage & Egg Wrap   10.49",
    ),
  ).toEqual(["Chicken, Brie & Cranberry Burger = 13.5", "Chicken Sausage & Egg Wrap = 10.49"]);
});

test("a name ends with its last capital where a list in lower case follows", () => {
  expect(
    read(
      "HANDHELDS\nCarolina Chicken pulled smoked chicken, slaw, potato roll 13\nGrilled Chicken breast fillet, lettuce, bun 12",
    ),
  ).toEqual([
    "Carolina Chicken = 13: pulled smoked chicken, slaw, potato roll",
    "Grilled Chicken breast fillet = 12: lettuce, bun",
  ]);
});

test("a price list by numbers names its dishes in the second column", () => {
  expect(
    read("Sl.No\tItem\tUnit\tRate (Rs.)\n1\tPlain Bread\t400 g\t45\n2\tChicken Sandwich\t1 pc\t60"),
  ).toEqual(["Chicken Sandwich = 60"]);
});

test("what ordering pages add to a dish is no part of it", () => {
  expect(
    read(
      "£1.99 delivery · £15.00 minimum\n1.1 miles away · Opens at 17:00\n\nBurgers\nChicken Burger £9\nFillet, egg, sauce... read more\nHot Chicken Burger £10 – fillet, slaw ❤ 12 likes\nK-Burger £11\nFried chicken, slaw, bun (contains wheat, egg)\nChoose side: Fries | Slaw",
    ),
  ).toEqual([
    "Chicken Burger = 9: Fillet, egg, sauce",
    "Hot Chicken Burger = 10: fillet, slaw",
    "K-Burger = 11: Fried chicken, slaw, bun",
  ]);
});

test("a bread right below a heading is that of its dishes, whatever the price beside it is for", () => {
  expect(
    read(
      "LUNCH AT THE COUNTER\nOn a soft bun, w/ bag of chips. Pop 1.25\nPulled pork 8.50\nPulled chicken 8",
    ),
  ).toEqual(["Pulled chicken = 8"]);
});

test("a slash stands between a name and its parts", () => {
  expect(
    read(
      "Mains\nFried Chicken Sandwich / brioche, pickles, ranch / 16\nRoast Chicken / potatoes, jus / 24",
    ),
  ).toEqual(["Fried Chicken Sandwich = 16: brioche, pickles, ranch"]);
});

test("prices for the sandwich alone and for a basket make a list of sandwiches", () => {
  expect(
    read(
      "ALL BASKETS W/ FRIES        Sand. only    Basket\nHAMBURGER                   6.00          8.50\nCRISPY CHICKEN              7.50         10.00\nSTRIPS (4)                   --           9.50",
    ),
  ).toEqual(["Crispy Chicken = 7.5"]);
});

test("the hours of a heading are no prices that part it", () => {
  expect(
    read(
      "Lunch Specials, Mon – Fri 11 – 2, with coffee  ~  12\nMonday: Hot Turkey\nTuesday: Chicken Salad on Wheatberry\nWednesday: Meatloaf",
    ),
  ).toEqual(["Chicken Salad on Wheatberry = 12"]);
});

test("a sandwich with fries beside a special one is another", () => {
  const names = (menu: string) => readMenu(menu, "").map(({ name }) => name);
  expect(names("Chicken sandwich w/ fries 9.99\nSpicy chicken sandwich 10.99")).toEqual([
    "Spicy chicken sandwich",
    "Chicken sandwich",
  ]);
  expect(names("Spicy chicken sandwich w/ fries 13\nSpicy chicken sandwich ($10)")).toEqual([
    "Spicy chicken sandwich",
  ]);
});

test("a number that counts something is no number of a dish", () => {
  const heroes = [
    "Specialty Heroes",
    "1  THE BOSS – Chicken cutlet, mutz, peppers",
    "2  THE MET – Turkey, muenster, slaw",
    "3  THE JET – Pastrami, Swiss",
    "",
    "2 ft heroes – 25 per foot",
  ];
  expect(read(heroes.join("\n"))).toEqual(["The Boss = 0: Chicken cutlet, mutz, peppers"]);
});

test("codes of two letters and a number are no part of the name", () => {
  expect(read("BANH MI\nBM1. Cold Cut 9\nBM2. Grilled Chicken 9.50")).toEqual([
    "Grilled Chicken = 9.5",
  ]);
});

test("dishes with their prices stand between dots", () => {
  expect(
    read("SANDWICHES\nHam & cheese 6.50 ... Chicken & avocado 8.50 ... Vegemite 4.00"),
  ).toEqual(["Chicken & avocado = 8.5"]);
});

test("what a plan says below a dish is no heading's", () => {
  expect(
    read(
      "THE GRILL\nHamburger\nContains: Wheat, Soy\nGrilled Chicken Breast\nFrench Fries\nContains: Soy",
    ),
  ).toEqual([]);
});
