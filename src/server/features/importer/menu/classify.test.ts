import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const namesIn = (menu: string, restaurant = "") =>
  readMenu(menu, restaurant).map(({ name }) => name);

test.each([
  "Grilled Chicken Sandwich 9",
  "Chicken Burger 9",
  "Fried Chicken Po'boy 9",
  "Chicken Biscuit 5",
  "Chicken Katsu Sando 9",
  "Chicken Shawarma Pita 9",
  "Chicken Caesar Wrap 9",
  "Torta de Pollo 9",
  "Chicken Bánh Mì 9",
  "Cemita de Milanesa de Pollo 9",
  "Chicken Gyro 9",
  "Chicken Panini 9",
  "Chicken Melt 9",
  "Chicken Sliders 9",
  "Chicken Parm Hero 9",
  "Chicken Bao 9",
  "Chicken Salad on Rye 9",
  "Chicken & Waffle Sandwich 9",
  "Chicken Cheesesteak 9",
  "Hähnchenburger 9",
  "Sandwich au poulet 9",
  "X-Frango, pão, queijo 9",
  "チキンバーガー ¥900",
  "The Colonel: crispy chicken thigh, slaw, brioche bun 9",
  "Philly - choice of chicken or steak, hoagie roll 9",
  "Nashville Hot Sandwich 9",
  "Coronation Sandwich 9",
  "Open Face Hot Chicken, gravy 9",
  "The Rye One: fried breast, pickles, potato bun 9",
  "SANDWICHES\nClub 8\nDirty Bird 9",
])("%s is one", (line) => {
  expect(namesIn(line)).toHaveLength(1);
});

test.each([
  "Chicken Nuggets 9",
  "Chicken Caesar Salad 9",
  "Chicken Burrito Bowl 9",
  "Chicken Tenders 9",
  "Chicken Plate, rice, pita 9",
  "Buffalo Wings 9",
  "Chicken Noodle Soup, crusty bread 9",
  "Beef Burger 9",
  "SANDWICHES\nEarly Bird 9",
  "Meat-Free Chicken Wrap 9",
  "BBQ Chicken Pizza 9",
  "Chicken Quesadilla 9",
  "Chicken Tacos 9",
  "Chicken & Waffles 9",
  "Chick'n Sandwich 9",
  "Vegan Chicken Wrap 9",
  "Chickpea Burger 9",
  "Chicken-Fried Steak Sandwich 9",
  "Add chicken 3",
  "Turkey Club 9",
  "Chicken Sandwich Tray (serves 10) 90",
  "Bánh Mì: pork, chicken liver pâté 9",
  "Cheeseburger: add chicken +3 9",
  "Prime Rib Dip: french roll. Substitute grilled chicken 9",
  "Lettuce Wraps with Chicken 9",
  "Half Chicken 12",
  "Chicken Salad Sandwich 13.99/lb",
])("%s is none", (line) => {
  expect(namesIn(line)).toEqual([]);
});

test("a heading gives its dishes what they do not say themselves", () => {
  expect(
    namesIn("CHICKEN SANDWICHES\nClassic 9\nSpicy 9\nMushroom 9\n\nBURGERS\nClassic 9"),
  ).toEqual(["Classic", "Spicy"]);
  expect(namesIn("SALADS\nGrilled Chicken 9\n\nWRAPS\nGrilled Chicken 9\nFalafel 8")).toHaveLength(
    1,
  );
  expect(namesIn("CATERING\nChicken Wrap 9 pp")).toEqual([]);
});

test("a bread carries its dish, unless it stands among dishes of another kind", () => {
  expect(namesIn("Chicken Flatbread 9")).toEqual(["Chicken Flatbread"]);
  expect(namesIn("PIZZA\nChicken Flatbread 9\nPepperoni 8")).toEqual([]);
});

test("a remark below the heading does too", () => {
  const menu =
    "SANDWICHES\nAll made with fried chicken on brioche.\nThe Roost 11\nThe Garden, mushroom 10";
  expect(namesIn(menu)).toEqual(["The Roost"]);
});

test("at a chicken restaurant a sandwich is of chicken unless it says otherwise", () => {
  const menu = "SANDOS\nThe Classic 9\npickles, slaw\nFish Sando 9\n\nSIDES\nFries 3";
  expect(namesIn(menu, "Ember Hot Chicken")).toEqual(["The Classic"]);
  expect(namesIn(menu, "Ember Diner")).toEqual([]);
});

test("a combo of a sandwich is not a second one, and stands for it where it is alone", () => {
  expect(namesIn("Spicy Chicken Sandwich 6\nSpicy Chicken Sandwich Combo 9")).toEqual([
    "Spicy Chicken Sandwich",
  ]);
  expect(namesIn("Spicy Chicken Sandwich Combo 9")).toEqual(["Spicy Chicken Sandwich"]);
});

test.each([
  "Roast Chicken 18\npan seared, toasted almonds, wild rice",
  "Chicken Supreme 19\nwrapped in bacon, triple cooked chips",
  "Korean Chicken 18\ndouble fried, tortilla chips, burger sauce",
  "Chicken & Waffle Cone 9",
  "Chicken Slider Kit 48",
  "BRIYANI\nChicken 9",
  "Breakfast\nChicken Sausage & Eggs 9\nTwo chicken sausages, eggs any style, toast",
])("%s: words of breads that say how it is cooked make no sandwich", (menu) => {
  expect(namesIn(menu)).toEqual([]);
});

test("a food hall has one stand without meat, and a vegan page none with it", () => {
  const stand = (name: string, dish: string) => `>> ${name}\n· fries 5\n· ${dish} 13\n\n`;
  const vegan = stand("PLANTS  *everything here is 100% vegan*", "hot chicken sandwich");
  const hall = `${stand("SMOKE", "smoked chicken sandwich")}${vegan}${stand("KATSU", "chicken sando")}`;
  expect(namesIn(hall)).toEqual(["smoked chicken sandwich", "chicken sando"]);
  expect(namesIn(vegan)).toEqual([]);
});

test("kebabs in pitta are grilled on skewers first", () => {
  expect(
    namesIn("KEBABS\nAll in pitta bread\nChicken Shish Kebab 8\ncubes of chicken on skewers"),
  ).toEqual(["Chicken Shish Kebab"]);
});

test("a dish may be described by the beginning of another one", () => {
  const menu =
    "CHICKEN\nThe Cluck Stack 9\nfried thigh, mayo, potato roll\nHot Cluck 10\nthe cluck stack dunked in hot oil";
  expect(namesIn(menu)).toEqual(["The Cluck Stack", "Hot Cluck"]);
});

test("beside dishes in a bun, a dressed one without may be in one too", () => {
  expect(
    namesIn(
      "the OG - fried chicken, pickles, bun 10\nthe Bird - hot chicken, slaw, bun 11\nnorris - fried chicken, bacon, ranch 14\nwings - ranch, celery 9",
    ),
  ).toEqual(["the OG", "the Bird", "norris"]);
});

test("a dressed dish below a heading of wraps and bowls is asked about", () => {
  const menu = "Wraps & Bowls\nBuffalo Chicken 10\nbuffalo sauce, slaw, blue cheese\nFalafel 9";
  expect(readMenu(menu, "").map(({ name, questions }) => [name, questions[0]?.about])).toEqual([
    ["Buffalo Chicken", "sandwich"],
  ]);
});

const asked = (text: string, restaurantName = "") =>
  readMenu(text, restaurantName).map(
    ({ name, questions }) => `${name}: ${questions[0]?.about ?? "sure"}`,
  );

test("what is chicken and may be in bread is asked about, a bird by itself is not", () => {
  const list = "Club Sandwich 8.00\nPoulet curry 4.50\n1/2 Chicken 9.00\nWhole chicken 16.00";
  expect(asked(`LUNCH\n${list}`)).toEqual(["Poulet curry: sandwich"]);
  expect(asked("Pollo al limón 9.00\nBistec 12.00")).toEqual([]);
  expect(readMenu(`LUNCH\n${list}`, "")[0]?.sources.name?.confidence).toBe(0.9);
});

test("a chicken that only the heading names is asked about where the dish says nothing of itself", () => {
  const menu =
    "CHICKEN SANDWICHES\nThe Classic 9.00\npickles, mayo\nTransfusion 8.00\nSpicy sandwich 9.50";
  expect(asked(menu)).toEqual([
    "The Classic: sure",
    "Transfusion: chicken",
    "Spicy sandwich: sure",
  ]);
});

test("a description alone, which may be of several dishes, is asked about", () => {
  const menu = "PLATES\nThe Ladies' Nine 14.00\nchicken salad on a croissant, fruit";
  expect(asked(menu)).toEqual(["The Ladies' Nine: sandwich"]);
});

test.each([
  "Snacks\nChicken-Salatschale mit Baguette 7,20\nSchinkenbrötchen 3,20",
  "Dania\nKurczak w sosie z bułką 21\nKanapka z szynką 9",
  "Lanches\nX-Coração: pão, coração de galinha, queijo 28,90",
  "Sandwiches\nSchinken 5,00\n\nAUS DER KELLE (Mo - Fr, 11.30 - 14 Uhr)\nHuhn im Topf 7,20",
])("a bread beside, the heart, or what is served at noon: %s", (menu) => {
  expect(readMenu(menu, "").filter(({ questions }) => questions.length === 0)).toEqual([]);
});

test("a remark that opens with bread, and the kind of a heading that is no name", () => {
  const menu = `Sándwiches
Lomito
Lomo y queso
$ 11.200

Carlitos
Pan de miga tostado, ketchup, manteca
Carlito clásico
Jamón cocido y queso. Con papas.
$ 11.200
Carlito de pollo
Pollo, queso, aceitunas y morrón. Con papas.
$ 13.900
Carlito especial
Queso, huevo y aceitunas.
$ 12.400

Bebidas
Agua
$ 2.000`;
  expect(namesIn(menu)).toEqual(["Carlito de pollo"]);
});

test("half of the dish above and a mixture are asked about", () => {
  const asked = (menu: string) =>
    readMenu(menu, "").map(({ name, questions }) => [name, questions.map(({ about }) => about)]);
  expect(asked("Club sandwich (poulet, bacon, tomate) 15,95\nDemi-club 9,95")).toEqual([
    ["Club sandwich", []],
    ["Demi-club", ["chicken"]],
  ]);
  expect(asked("Hamburguesas\nMixta: res, pechuga a la plancha, queso 29")).toEqual([
    ["Mixta", ["chicken"]],
  ]);
});

test.each([
  "Sanduíches\nMisto 9,00\n\nSalgados\nTorta de frango (fatia) 16,90\nFolhado de frango 12,90",
  "Sandes\nMista 3,00\n\nPratinhos\nAsas de frango 6,00",
  "Hamburguesas\nClásica, carne y queso 21\n\nAdiciones\nQueso 3\nPollo 6",
])("a pie, wings and what is added, where sandwiches are sold: %s", (menu) => {
  expect(namesIn(menu)).toEqual([]);
});

const sold = "SANDWICHES\nClub 8\nChicken Salad Sandwich 9\n\n";

test.each([
  ["among plates", "HOUSE DINNERS\nMeatloaf 15\nChicken Vesuvio 17\nFish & Chips 15"],
  ["among many others", "House Favorites\nChicken Vesuvio 17\nFish & Chips 15\nWings 9\nNachos 9"],
  [
    "beside a remark about other dishes",
    "LUNCH CUTS\nFlat Iron 26\nGrilled Chicken Breast 17\nQuick Lunch 15\nhalf of any sandwich above and soup",
  ],
  ["with eggs", "EYE OPENERS\nBreakfast Croissant 9\nChicken Fried Chicken & Eggs 15"],
  ["in pieces", "HOT CASE\nHot Dog Bun 2\nFried Chicken 8 pc mixed 11"],
])("nobody is asked about a dish %s", (_, list) => {
  expect(namesIn(sold + list)).toEqual(["Chicken Salad Sandwich"]);
});

test.each([
  ["dressed like one", "THE LOT\nThe Walker 12\nroast chicken, pesto, provolone, spinach, mayo"],
  ["among the most ordered", "Most ordered\nCrispy Northline Chicken 14\nFries 4"],
  ["beside one in bread", "THE LOT\nSlider Trio 9\nCrispy Northline Chicken 14"],
])("a dish %s is asked about", (_, list) => {
  expect(namesIn(sold + list)).toHaveLength(2);
});
