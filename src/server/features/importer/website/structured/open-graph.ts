import type { CheerioAPI } from "cheerio";
import { addValue, createThing, type Thing } from "./thing.ts";

const properties: Record<string, string> = {
  "og:site_name": "name",
  "og:description": "description",
  "og:image": "image",
  "og:image:url": "image",
  "og:image:secure_url": "image",
  "og:phone_number": "telephone",
  "business:contact_data:phone_number": "telephone",
  "restaurant:contact_info:phone_number": "telephone",
  "restaurant:price_rating": "priceRange",
  "restaurant:menu": "hasMenu",
};

const addressProperties: Record<string, string> = {
  street_address: "streetAddress",
  "street-address": "streetAddress",
  locality: "addressLocality",
  region: "addressRegion",
  postal_code: "postalCode",
  "postal-code": "postalCode",
  country_name: "addressCountry",
  "country-name": "addressCountry",
};

/** What the page tells those who share it. */
export function readOpenGraph($: CheerioAPI): Thing[] {
  const type = $('meta[property="og:type"]').attr("content") ?? "";
  const site = createThing("open-graph", [/restaurant/i.test(type) ? "Restaurant" : "Website"]);
  const address = createThing("open-graph", ["PostalAddress"]);
  const point = createThing("open-graph", ["GeoCoordinates"]);
  for (const meta of $("meta[property], meta[name]").toArray()) {
    const name = (meta.attribs["property"] || meta.attribs["name"] || "").toLowerCase();
    const content = meta.attribs["content"]?.trim();
    if (!content) continue;
    const property = properties[name];
    const part =
      addressProperties[name.replace(/^(?:og|business:contact_data|restaurant:contact_info):/, "")];
    const axis = /^place:location:(latitude|longitude)$/.exec(name)?.[1];
    if (property) addValue(site, property, content);
    else if (part) addValue(address, part, content);
    else if (axis) addValue(point, axis, content);
  }
  if (address.properties.size > 0) addValue(site, "address", address);
  if (point.properties.size > 0) addValue(site, "geo", point);
  return site.properties.size > 0 ? [site] : [];
}
