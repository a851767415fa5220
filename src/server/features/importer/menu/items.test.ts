import { expect, test } from "vitest";
import { menuItems } from "./items.ts";
import { menuLines } from "./lines.ts";
import { readMenu } from "./read-menu.ts";

/** "section > name = price, price: description" */
const readDishes = (menu: string) =>
  menuItems(menuLines(menu)).map(({ section, name, prices, description }) => {
    const amounts = prices.map(({ amount }) => amount).join(", ");
    return `${section?.title ?? ""} > ${name} = ${amounts}: ${description}`;
  });

test("the price may stand beside the name, below the description, at its end or before the name", () => {
  const dish = "SUBS > The Colonel = 12: crispy chicken, slaw";
  for (const menu of [
    "SUBS\nThe Colonel 12\ncrispy chicken, slaw",
    "SUBS\nThe Colonel\ncrispy chicken, slaw\n12",
    "SUBS\n\nThe Colonel\n\ncrispy chicken, slaw\n\n$12\n",
    "SUBS\nThe Colonel\ncrispy chicken, slaw 12",
    "SUBS\n$12 The Colonel\ncrispy chicken, slaw",
    "SUBS\nThe Colonel - crispy chicken, slaw 12",
    "SUBS\nThe Colonel: crispy chicken, slaw ..... 12",
    "SUBS\nThe Colonel | crispy chicken, slaw | 12",
    "SUBS\nThe Colonel\tcrispy chicken, slaw\t12",
    "SUBS\n1. The Colonel (crispy chicken, slaw) 12",
    "SUBS\nThe Colonel\n$12\ncrispy chicken, slaw",
  ]) {
    expect(readDishes(menu), menu).toEqual([dish]);
  }
});

test("a menu without prices is a list of names", () => {
  expect(readDishes("Sandwiches\n- Ham & Cheddar\n- Chicken, Bacon & Avocado")).toEqual([
    "Sandwiches > Ham & Cheddar = : ",
    "Sandwiches > Chicken, Bacon & Avocado = : ",
  ]);
});

test("what a section says of all its dishes is no dish", () => {
  const [item] = menuItems(menuLines("SUBS\nserved with chips\nAll on brioche.\nClub 9"));
  expect(item).toMatchObject({
    name: "Club",
    section: { note: "served with chips\nAll on brioche." },
  });
});

test("a heading with a price sells all below it at that price", () => {
  expect(readDishes("★ TORTAS $12 ★\nAsada, Pastor, Pollo\nBEBIDAS\nHorchata $4")).toEqual([
    "TORTAS > Asada = 12: ",
    "TORTAS > Pastor = 12: ",
    "TORTAS > Pollo = 12: ",
    "BEBIDAS > Horchata = 4: ",
  ]);
});

test("buttons, ratings, calories and addresses of an ordering page are no dishes", () => {
  expect(
    readDishes(
      "Melt\nCheddar, sourdough, butter\n$9.50 • 94% (212)\n650 cal\n#1 most liked\nAdd to cart\nwww.x.example",
    ),
  ).toEqual([" > Melt = 9.5: Cheddar, sourdough, butter"]);
});

test("a heading of a page or a telephone number is no part of a dish", () => {
  expect(readDishes("# Subs\n# Biscuit Bird 11\nCALL FOR CARRY OUT 410-555-0126")).toEqual([
    "Subs > Biscuit Bird = 11: ",
  ]);
});

test("where all names are in lower case, so are the headings", () => {
  const menu =
    "between bread\nturkey, gouda, rye 15\nchicken, brie, rye 16\n\nsupper\nhalf chicken, potatoes 27\nsteak frites 34";
  expect(readDishes(menu).at(-1)).toBe("supper > steak frites = 34: ");
});

test("times in brackets are no price of the heading before them", () => {
  const menu =
    "TOAST\nclassico 3,80\npollo e fontina 4,80\n\nCALDO A PRANZO (12-14.30)\npasta al ragù 9\npetto di pollo ai ferri 11";
  expect(readMenu(menu, "").map(({ name }) => name)).toEqual(["pollo e fontina"]);
});

test("a name before a colon has its parts behind it, also below a heading with a price", () => {
  const menu =
    "Wraps   5,90\nCésar : poulet, parmesan, bacon, sauce césar\nVeggie : houmous, carotte";
  expect(readMenu(menu, "").map(({ name, description }) => [name, description])).toEqual([
    ["César", "poulet, parmesan, bacon, sauce césar"],
  ]);
});

test("a price that stands alone behind an empty line is that of the next dishes of the section", () => {
  const lists = ["5\nEdamame\nPopcorn", "7\nBrussels\nChicken Slider", "9\nCalamari\nSatay"];
  const menu = `BITES\n${lists.map((list) => `${list}\nHummus\nPoppers`).join("\n\n")}`;
  const prices = menuItems(menuLines(menu)).map((dish) => dish.prices[0]?.amount);
  expect(prices).toEqual([5, 5, 5, 5, 7, 7, 7, 7, 9, 9, 9, 9]);
});

test("a title in capitals may have its hours behind it", () => {
  const menu = "MAINS\nMeatloaf 15\n\nASIAN CORNER 5pm-2am\nChow Fun 14\n\nKITCHEN CLOSES 2am";
  expect(readDishes(menu)).toEqual(["MAINS > Meatloaf = 15: ", "ASIAN CORNER > Chow Fun = 14: "]);
});
