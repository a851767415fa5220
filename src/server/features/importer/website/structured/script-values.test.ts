import { load } from "cheerio";
import { expect, test } from "vitest";
import { readScriptValues } from "./script-values.ts";

const elm = { street: "1 Elm St", city: "Tulsa", phone: "918-555-0100" };
const shop = JSON.stringify({ shop: elm });
const encoded = encodeURIComponent(shop);
const packed = btoa(shop);
const quoted = shop.replaceAll('"', "&quot;");

const hasShop = (value: unknown): boolean => {
  if (value === null || typeof value !== "object") return false;
  return "street" in value && value.street === elm.street
    ? true
    : Object.values(value).some(hasShop);
};

test.each([
  ["a type of its own", `<script type="fastboot/shoebox" id="shoebox-vendors">${shop}</script>`],
  ["a type that is no program", `<script type="mime/invalid">\n  ${shop}</script>`],
  ["plain text", `<script type="text/plain">${shop}</script>`],
  ["a framework's own type", `<script type="text/x-magento-init">${shop}</script>`],
  ["a comment in a script", `<script type="application/json"><!--${shop}--></script>`],
  ["CDATA in a script", `<script type="text/json">//<![CDATA[\n${shop}\n//]]></script>`],
  [
    "the escapes of Angular",
    `<script type="application/json">${shop.replaceAll('"', "&q;")}</script>`,
  ],
  ["entities", `<script type="application/json">${quoted}</script>`],
  ["a comment", `<div><!-- ${shop} --></div>`],
  ["a hidden comment", `<code style="display: none"><!--${shop}--></code>`],
  ["a hidden text field", `<textarea hidden id="state">${quoted}</textarea>`],
  ["a template", `<template data-state>${shop}</template>`],
  ["hidden text", `<div id="data" style="display:none">${quoted}</div>`],
  ["an attribute", `<div data-props="${quoted}"></div>`],
  ["an encoded attribute", `<div data-props="${encoded}"></div>`],
  ["an attribute in base 64", `<div data-state="${packed}"></div>`],
  ["a meta element", `<meta name="app/config" content="${encoded}">`],
  ["a meta element as it is", `<meta name="app/config" content="${quoted}">`],
  ["base 64 in a script", `<script>window.state = JSON.parse(atob("${packed}"))</script>`],
  ["an encoded text", `<script>var s = JSON.parse(decodeURIComponent("${encoded}"));</script>`],
  [
    "an encoded text by the old name",
    `<script>var s = JSON.parse(unescape("${encoded}"))</script>`,
  ],
])("data in %s", (_, html) => {
  expect(readScriptValues(load(html)).some(hasShop)).toBe(true);
});

test("data is found behind many other values", () => {
  const imports = Array.from({ length: 80 }, (_, index) => `${index}:I[${9000 + index},["a"],"b"]`);
  const rows = [...imports, `a0:["$",${shop}]`, ""].join("\n");
  const script = `self.__next_f.push(${JSON.stringify([1, rows])})`;
  expect(readScriptValues(load(`<script>${script}</script>`)).some(hasShop)).toBe(true);
  const small = Array.from(
    { length: 80 },
    (_, index) => `<script>a = {"number": ${index}, "text": "short but long enough"}</script>`,
  );
  const last = `<script>b = ${JSON.stringify({ shop: elm, more: "x".repeat(200) })}</script>`;
  expect(readScriptValues(load([...small, last].join(""))).some(hasShop)).toBe(true);
});

test("of more values of one length than are read, the first are", () => {
  const scripts = Array.from({ length: 60 }, (_, at) => ({ ...elm, at: 100 + at }));
  const html = scripts.map(
    (json) => `<script type="application/json">${JSON.stringify(json)}</script>`,
  );
  expect(readScriptValues(load(html.join("")))).toEqual(scripts.slice(0, 50));
});
