import { expect, test } from "vitest";
import { readDishes } from "./dishes.ts";
import { createPriceReader } from "./state-prices.ts";
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

const heats = [
  { name: "Mild", price: 0 },
  { name: "Extra hot", price: 0.5 },
];
const breads = [
  { name: "White", price: 0 },
  { name: "GF bun", price: 2 },
];
const sauces = [
  { name: "Aioli", price: 1 },
  { name: "BBQ", price: 1 },
];

test.each<[string, object]>([
  [
    "a heat to choose",
    { regularPrice: 12.5, modifierGroups: [{ minSelections: 1, modifiers: heats }] },
  ],
  ["a bread to choose", { price: null, groups: [{ required: true, options: breads }] }],
  ["a bread among options", { price: null, options: breads }],
  ["sauces beside a price by another name", { regularPrice: { amount: 12.5 }, options: sauces }],
  [
    "sauces to choose beside a price by another name",
    { regularPrice: "12.50", groups: [{ required: true, options: sauces }] },
  ],
  [
    "two choices that add up",
    {
      price: 0,
      groups: [
        { required: true, options: sauces },
        { min: 1, options: sauces },
      ],
    },
  ],
  ["a discount", { price: null, discountCents: 150 }],
  ["a deposit", { price: null, deposit_cents: 25 }],
  ["the price of a delivery", { price: null, deliveryOptions: [{ price: 5 }] }],
  ["ways to pay", { price: null, paymentTypes: [{ name: "Card", amount: 1 }] }],
  ["sauces by name", { price: null, sauceOptions: sauces }],
])("what is paid on top is no price of the dish: %s", (_, item) =>
  expect(pricesIn(item) ?? []).toEqual([]),
);

test("a free choice beside the sizes changes no price", () => {
  const sizes = [
    { name: "Half", price: 6 },
    { name: "Whole", price: 11 },
  ];
  const groups = [
    { required: true, options: breads },
    { required: true, options: sizes },
  ];
  expect(pricesIn({ price: 0, groups })).toEqual([6, 11]);
});

test("parts that are shared are not looked at in every way that leads to them", () => {
  let looks = 0;
  const counted = (part: object): object =>
    new Proxy(part, {
      ownKeys: (target) => {
        looks += 1;
        return Reflect.ownKeys(target);
      },
    });
  const eight = (part: object) => Array.from({ length: 8 }, () => part);
  let shared = counted({ name: "Hen" });
  for (let level = 0; level < 4; level += 1)
    shared = counted({ data: eight(shared), nodes: eight(shared) });
  const pricesOf = createPriceReader();
  expect(pricesOf(new Map([["variants", eight(shared)]]))).toEqual([]);
  expect(looks).toBeLessThanOrEqual(50_000);
  expect(pricesOf(new Map([["price", 9.5]]))).toEqual(["9.5"]);
});

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
  ["en", { lowest: { price: "1 250 Ft" } }, 950],
  ["en", { cheapest: { formatted: "kr 850" } }, 950],
  ["en", { city: "Ft. Worth" }, 9.5],
  ["en", { also: "Party Sub 6 Ft" }, 9.5],
  ["en", { price: "from $9 (Ft. Worth)", from: "Kr. Hansen" }, 9.5],
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
