import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { readJsonLd } from "./json-ld.ts";
import { readMicrodata, readMicroformats, readOpenGraph, readRdfa } from "./marked-elements.ts";
import { allThings, getText, getTexts, getThings, type Thing } from "./thing.ts";

const restaurantIn = (things: Thing[]) =>
  allThings(things).find(({ types }) => types.includes("restaurant"));
const script = (json: string) => load(`<script type="application/ld+json">${json}</script>`);

describe("JSON-LD", () => {
  test.each([
    ["an object", '{"@type":"Restaurant","name":"Coop"}'],
    ["a list", '[{"@type":"WebSite"},{"@type":["Place","Restaurant"],"name":"Coop"}]'],
    [
      "a graph",
      '{"@context":"x","@graph":[{"@type":"schema:Restaurant","name":{"@value":"Coop"}}]}',
    ],
    [
      "nested",
      '{"@type":"WebPage","mainEntity":{"@type":"http://schema.org/Restaurant","name":"Coop"}}',
    ],
    ["with a comment", '/* ours */ {"@type":"Restaurant","name":"Coop",}'],
    ["in CDATA", '//<![CDATA[\n{"@type":"Restaurant","name":"Coop"}\n//]]>'],
    ["in an HTML comment", '<!-- {"@type":"Restaurant","name":"Coop"} -->'],
    [
      "with encoded quotes",
      "{&quot;@type&quot;:&quot;Restaurant&quot;,&quot;name&quot;:&quot;Coop&quot;}",
    ],
  ])("%s", (_, json) => {
    const restaurant = restaurantIn(readJsonLd(script(json)));
    expect(restaurant && getText(restaurant, "name")).toBe("Coop");
  });

  test("a reference stands for what is described elsewhere, in any script", () => {
    const $ = load(
      '<script type="application/ld+json">{"@type":"Restaurant","address":{"@id":"#a"}}</script>' +
        '<script type="Application/LD+JSON">{"@id":"#a","@type":"PostalAddress","postalCode":94110}</script>',
    );
    const [address] = getThings(restaurantIn(readJsonLd($)) as Thing, "address");
    expect(address && getText(address, "postalCode")).toBe("94110");
  });

  test("things that refer to each other in a circle are each met once", () => {
    const json =
      '{"@graph":[{"@id":"a","@type":"A","b":{"@id":"b"}},{"@id":"b","@type":"B","a":{"@id":"a"}}]}';
    expect(allThings(readJsonLd(script(json)))).toHaveLength(3);
  });

  test("entities in values are read", () => {
    const [thing] = readJsonLd(script('{"@type":"Restaurant","name":"Dot&#39;s &amp; Co"}'));
    expect(thing && getText(thing, "name")).toBe("Dot's & Co");
  });
});

describe("microdata", () => {
  test("values come from where each element keeps them", () => {
    const [thing] = readMicrodata(
      load(`<div itemscope itemtype="https://schema.org/Restaurant">
        <h1 itemprop="name">The <b>Coop</b></h1><meta itemprop="priceRange" content="$$">
        <a itemprop="telephone" href="tel:+1555">call</a><a itemprop="url" href="/home">home</a>
        <a itemprop="servesCuisine" href="/x">Southern</a><img itemprop="image" src="/a.jpg">
        <time itemprop="openingHours" datetime="Mo 09:00-17:00">Monday</time>
        <p itemprop="address">1 Main St<br>Springfield</p></div>`),
    );
    const said = (name: string) => thing && getText(thing, name);
    expect(said("name")).toBe("The Coop");
    expect(said("priceRange")).toBe("$$");
    expect(said("telephone")).toBe("tel:+1555");
    expect(said("url")).toBe("/home");
    expect(said("servesCuisine")).toBe("Southern");
    expect(said("image")).toBe("/a.jpg");
    expect(said("openingHours")).toBe("Mo 09:00-17:00");
    expect(said("address")).toBe("1 Main St, Springfield");
  });

  test("a thing within a thing is its value, and itemref reaches elsewhere", () => {
    const things = readMicrodata(
      load(`<div itemscope itemtype="http://schema.org/Restaurant" itemref="foot"><b itemprop="name">Coop</b></div>
        <footer id="foot"><span itemprop="telephone">555-0100</span>
        <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><b itemprop="postalCode">1</b></div></footer>`),
    );
    const [restaurant] = things;
    expect(things).toHaveLength(1);
    expect(restaurant && getText(restaurant, "telephone")).toBe("555-0100");
    expect(
      restaurant && getThings(restaurant, "address").map((a) => getText(a, "postalCode")),
    ).toEqual(["1"]);
  });
});

test("RDFa with a vocabulary and with a prefix", () => {
  for (const [schema, vocab] of [
    ["", 'vocab="http://schema.org/"'],
    ["schema:", ""],
  ]) {
    const [thing] = readRdfa(
      load(`<body ${vocab} typeof="${schema}Restaurant"><h1 property="${schema}name">Coop</h1>
        <i property="${schema}openingHours" content="Mo 9-5">x</i><i property="${schema}openingHours" content="Tu 9-5">x</i>
        <meta property="og:title" content="no"></body>`),
    );
    expect(thing?.types).toEqual(["restaurant"]);
    expect(thing && getTexts(thing, "name", "openingHours", "title")).toEqual([
      "Coop",
      "Mo 9-5",
      "Tu 9-5",
    ]);
  }
});

test("Open Graph and hCard become things like all others", () => {
  const [site] = readOpenGraph(
    load(`<meta property="og:site_name" content="Coop"><meta property="og:type" content="restaurant.restaurant">
      <meta property="business:contact_data:street_address" content="1 Main St"><meta name="og:image" content="/a.jpg">
      <meta property="place:location:latitude" content="1.5">`),
  );
  expect(site?.types).toEqual(["restaurant"]);
  expect(site && getTexts(site, "name", "image")).toEqual(["Coop", "/a.jpg"]);
  expect(site && getThings(site, "address").map((a) => getText(a, "streetAddress"))).toEqual([
    "1 Main St",
  ]);
  const [card] = readMicroformats(
    load(
      '<div class="vcard"><b class="fn org">Coop</b><p class="adr"><i class="locality">Rome</i></p></div>',
    ),
  );
  expect(card && getText(card, "name")).toBe("Coop");
  expect(card && getThings(card, "address").map((a) => getText(a, "addressLocality"))).toEqual([
    "Rome",
  ]);
});
