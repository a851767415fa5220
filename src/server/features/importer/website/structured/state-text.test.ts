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
