import { expect, test } from "vitest";
import { readDishes } from "./dishes.ts";
import { readStateThings } from "./state-things.ts";

const dishesIn = (data: object, language = "en") =>
  readDishes(readStateThings([data], language)).map(({ item }) => ({
    name: item.name,
    prices: item.prices.map(({ amount }) => amount),
  }));

const pricesIn = (item: object, language?: string) =>
  dishesIn({ menu: { title: "Menu", items: [{ name: "Hen Roll", ...item }] } }, language).find(
    ({ name }) => name === "Hen Roll",
  )?.prices;

test.each<[string, object, number[]]>([
  ["types of a product", { productTypes: [{ name: "", price: "11.50" }] }, [11.5]],
  [
    "sizes",
    {
      sizes: [
        { name: "Half", price: 8 },
        { name: "Whole", price: 12.5 },
      ],
    },
    [8, 12.5],
  ],
  ["sizes of an item", { itemSizes: [{ sizeName: "Reg", price: "9.5" }] }, [9.5]],
  ["options of a price", { priceOptions: [{ label: "6 in", amount: 7.25 }] }, [7.25]],
  ["variants of a menu item", { menuItemVariants: [{ price: 9.5 }, { price: 11 }] }, [9.5, 11]],
  ["variations of a product", { product_variations: [{ price: 9.5 }] }, [9.5]],
  ["a base price in variations", { variations: [{ basePrice: 9.5, name: "" }] }, [9.5]],
  ["portions", { portions: [{ title: "Large", cost: 9.5 }] }, [9.5]],
  ["a list of numbers", { prices: [9.5, 12] }, [9.5, 12]],
  ["a list of texts", { prices: ["$9.50", "$12.00"] }, [9.5, 12]],
  ["sizes by name", { prices: { small: 9.5, large: 12 } }, [9.5, 12]],
  ["a price in an object", { priceInfo: { price: "9.50" } }, [9.5]],
  ["a shown price", { price: { code: "gbp_950", fractional: 950, formatted: "£9.50" } }, [9.5]],
  ["money", { price_money: { amount: 950, currency: "USD" } }, [9.5]],
  ["money as text", { price: { amount: "9.5", currencyCode: "USD" } }, [9.5]],
  ["cents by name", { priceCents: 950 }, [9.5]],
  ["cents in a longer name", { price_in_cents: 1000 }, [10]],
  ["a unit's amount", { unit_amount: 950, currency: "usd" }, [9.5]],
  ["nested lists", { variations: { elements: [{ price: 9.5 }] } }, [9.5]],
  [
    "edges and nodes",
    { variants: { edges: [{ node: { price: { amount: "9.5", currencyCode: "EUR" } } }] } },
    [9.5],
  ],
  [
    "the data of variations",
    { variations: [{ item_variation_data: { price_money: { amount: 950, currency: "CAD" } } }] },
    [9.5],
  ],
  [
    "what one has to choose",
    {
      price: 0,
      menuItemOptionSets: [
        {
          name: "Choose your roll",
          minSelectCount: 1,
          menuItemOptionSetItems: [
            { name: "Demi", price: 6 },
            { name: "Full", price: 7.5 },
          ],
        },
      ],
    },
    [6, 7.5],
  ],
  [
    "a required group",
    { price: null, modifierGroups: [{ isRequired: true, options: [{ name: "6 in", price: 7 }] }] },
    [7],
  ],
  ["yen", { price: { amount: 780, currency: "JPY" } }, [780]],
  ["won by name", { priceMoney: { amount: 8450, currencyCode: "KRW" } }, [8450]],
  ["what is added to it", { price: 9.5, modifiers: [{ name: "Bacon", price: 2 }] }, [9.5]],
])("the price of a dish: %s", (_, item, prices) => expect(pricesIn(item)).toEqual(prices));

const whole = (...prices: number[]) => ({
  menu: [{ title: "Rolls", items: prices.map((price, at) => ({ name: `Roll ${at}`, price })) }],
});
const first = (data: object, language: string) => dishesIn(data, language)[0]?.prices[0];

test.each([
  ["en", {}, 9.5],
  ["en-US", {}, 9.5],
  ["de", {}, 9.5],
  ["en-GB", { currency: "GBP" }, 9.5],
  ["ja", {}, 950],
  ["ko-KR", {}, 950],
  ["th", {}, 950],
  ["cs", {}, 950],
  ["tr", {}, 950],
  ["en-IN", {}, 950],
  ["en-ZA", {}, 950],
  ["es-MX", {}, 950],
  ["en", { currency: "JPY" }, 950],
  ["en", { currencyCode: "INR" }, 950],
  ["en", { priceSymbol: "₱" }, 950],
  ["ja", { currency: "USD" }, 9.5],
])("whole numbers are cents where there are such: %s %j", (language, more, price) => {
  expect(first({ ...whole(950, 1075, 1200), ...more }, language)).toBe(price);
});

test("a dish without a price among dishes with one is a dish", () => {
  const items = [
    { name: "Hen Roll", price: 9 },
    { name: "Ham Roll", price: 8.5 },
    { name: "Catch of the day", description: "Ask us", price: null },
    { name: "Read more", link: "/more" },
  ];
  expect(dishesIn({ menu: { title: "Rolls", items } }).map(({ name }) => name)).toEqual([
    "Hen Roll",
    "Ham Roll",
    "Catch of the day",
  ]);
  expect(
    dishesIn({
      tags: [
        { name: "Catch", price: null },
        { name: "Day", price: null },
      ],
    }),
  ).toEqual([]);
});

test("what is sold with a dish is none of its sizes", () => {
  const addOns = [{ name: "Bacon", price: 2 }];
  expect(pricesIn({ price: 9.5, addOnOptions: addOns })).toEqual([9.5]);
  expect(dishesIn({ title: "Rolls", products: [{ name: "Hen Roll", price: 9.5 }] })).toEqual([
    { name: "Hen Roll", prices: [9.5] },
  ]);
});
