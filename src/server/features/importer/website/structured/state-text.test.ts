import { expect, test } from "vitest";
import { drawnMenu } from "./state-text.ts";

const rows = ["Hen Roll 9.95", "Fat Hen 10.75", "Hen on rye 12.95"];
const [roll = "", fat = "", rye = ""] = rows;
const cut = (row: string) => [row.slice(0, 3), row.slice(3)] as const;

test.each<[string, unknown]>([
  [
    "operations",
    {
      ops: [
        { insert: roll },
        { attributes: { bold: true }, insert: "\n" },
        { insert: `${fat}\n${rye}\n` },
      ],
    },
  ],
  [
    "operations in bold",
    {
      ops: rows.flatMap((row) => [
        { insert: cut(row)[0], attributes: { bold: true } },
        { insert: `${cut(row)[1]}\n` },
      ]),
    },
  ],
  [
    "markup",
    {
      body: `<ul>${rows.map((row) => `<li><b>${cut(row)[0]}</b>${cut(row)[1]}</li>`).join("")}</ul>`,
    },
  ],
  ["broken lines", { text: rows.join("<br/>") }],
  ["lines", { text: rows.join("\n") }],
  ["texts", { items: rows }],
  ["blocks", { blocks: rows.map((text) => ({ type: "unstyled", text })) }],
  [
    "blocks of children",
    rows.map((row) => ({
      _type: "block",
      children: cut(row).map((text) => ({ _type: "span", text })),
    })),
  ],
  [
    "a document",
    {
      type: "doc",
      content: rows.map((row) => ({
        type: "paragraph",
        content: cut(row).map((text) => ({ type: "text", text })),
      })),
    },
  ],
  [
    "a document of values",
    {
      nodeType: "document",
      content: rows.map((row) => ({
        nodeType: "paragraph",
        content: cut(row).map((value) => ({ nodeType: "text", value })),
      })),
    },
  ],
  [
    "nodes",
    {
      nodes: rows.map((row) => ({
        type: "PARAGRAPH",
        nodes: cut(row).map((text) => ({ type: "TEXT", textData: { text } })),
      })),
    },
  ],
  [
    "a root",
    {
      root: {
        children: rows.map((row) => ({
          type: "paragraph",
          children: cut(row).map((text) => ({ text })),
        })),
      },
    },
  ],
])("a menu that a script would draw: %s", (_, content) => {
  const lines = drawnMenu("Please enable JavaScript.", [{ page: { content } }])
    .split("\n")
    .map((line) => line.replace(/\s+/g, " "));
  expect(lines).toEqual(expect.arrayContaining(rows.map((row) => row)));
});

test("a page that shows its menu needs no other", () => {
  expect(drawnMenu(rows.join("\n"), [{ items: rows }])).toBe("");
  expect(drawnMenu("", [{ items: ["Our story", "Since 1967"] }])).toBe("");
});

const promotions = { promo: ["$5 off your order", "$10 gift card", "Spend $25"] };
const told = { reviews: ["Best $9 lunch in town"], alt: "Spicy Chicken Sandwich photo" };

test("beside dishes that a page shows, its data has no others", () => {
  const shown = "Hot Chicken Sandwich\nSlaw and pickles";
  expect(drawnMenu(shown, [{ ...promotions, ...told }])).toBe("");
  expect(drawnMenu(shown, [{ items: rows }])).toBe("");
});

test("promotions are no menu", () => {
  expect(drawnMenu("Please enable JavaScript.", [{ ...promotions, ...told }])).toBe("");
  const coupons = ["$2 off wings", "Win $100 this week", "$3 delivery", "$15 for two"];
  expect(drawnMenu("", [{ coupons }])).toBe("");
});

test("what stands in other data is not drawn with a menu", () => {
  expect(drawnMenu("", [told, { items: rows }, promotions])).toBe(rows.join("\n"));
});

test("parts that are lines of their own stay apart, and the fields beside them stay", () => {
  const content = rows.map((text) => ({ text }));
  expect(drawnMenu("", [{ heading: "Rolls", price: "9.00", content }]).split("\n")).toEqual([
    "Rolls",
    "9.00",
    ...rows,
  ]);
});

test("a block of an editor keeps what else it says", () => {
  const blocks = rows.map((row) => ({
    type: "item",
    note: "Until 3",
    children: cut(row).map((text) => ({ text })),
  }));
  expect(drawnMenu("", [{ blocks }]).split("\n")).toEqual(rows.flatMap((row) => ["Until 3", row]));
});
