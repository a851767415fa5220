import { randomUUID } from "node:crypto";
import { redirectTo, sendHtml, startWebServer } from "#tests/support/web-server.ts";

const sandwiches = [
  ["The Classic", "Fried chicken breast, pickles, mayo, brioche bun", "9.50"],
  ["Nashville Hot Chicken Sandwich", "Extra hot fried chicken, slaw, pickles, potato bun", "10.50"],
  ["Chicken Club", "Grilled chicken, bacon, lettuce, tomato, sourdough", "12"],
  ["Buttermilk Chicken Biscuit", "Fried chicken, honey butter, biscuit", "7.25"],
  ["Chicken Katsu Sando", "Panko chicken cutlet, cabbage, milk bread", "11"],
  ["Buffalo Chicken Wrap", "Buffalo chicken, ranch, flour tortilla", "10"],
  ["Chicken Parm Sandwich", "Breaded chicken, marinara, mozzarella, hero roll", "12.50"],
  ["BBQ Chicken Sandwich", "Pulled chicken, barbecue sauce, onion, bun", "9.75"],
] as const;

const others = [
  ["Chicken Nuggets", "Ten of them", "6"],
  ["Cobb Salad", "Chicken, egg, bacon, greens", "13"],
] as const;

const streets = ["12 Elm St", "34 Oak Ave", "56 Pine Rd"];

/** A restaurant that says everything about itself in JSON-LD, under a name that nobody else has. */
export function wellMarkedSite(name = `Golden Hen ${randomUUID().slice(0, 6)}`): string {
  const place = (streetAddress: string, at: number) => ({
    "@type": "Restaurant",
    name,
    description: "Fried and grilled chicken between two halves of a good bun.",
    telephone: `(503) 555-01${10 + at}`,
    priceRange: "$$",
    servesCuisine: "Fast casual",
    openingHours: ["Mo-Fr 11:00-21:00", "Sa-Su 10:00-22:00"],
    geo: { "@type": "GeoCoordinates", latitude: 44.94 + at / 100, longitude: -123.03 },
    address: {
      streetAddress: `${streetAddress} ${name.slice(-6)}`,
      addressLocality: "Salem",
      addressRegion: "OR",
      postalCode: `9730${at + 1}`,
    },
  });
  const menu = {
    "@type": "Menu",
    hasMenuSection: {
      "@type": "MenuSection",
      name: "Sandwiches",
      hasMenuItem: [...sandwiches, ...others].map(([dish, description, price]) => ({
        "@type": "MenuItem",
        name: dish,
        description,
        offers: { "@type": "Offer", price, priceCurrency: "USD" },
      })),
    },
  };
  const [first, ...rest] = streets.map(place);
  const things = [{ "@context": "https://schema.org", ...first, hasMenu: menu }, ...rest];
  return `<!doctype html><title>${name}</title><h1>${name}</h1>
    <script type="application/ld+json">${JSON.stringify(things)}</script>`;
}

/** Websites as one meets them: good, empty, slow, broken, hostile. Close it at the end. */
export const startWebsites = () =>
  startWebServer({
    "/": sendHtml(wellMarkedSite()),
    "/robots.txt": (response) => response.end("User-agent: *\nDisallow: /private"),
    "/empty": sendHtml("<!doctype html><title></title>"),
    // Answers when it is closed.
    "/slow": () => {},
    "/broken": (response) => response.writeHead(500).end(),
    "/private": sendHtml(wellMarkedSite()),
    "/inward": redirectTo("http://169.254.169.254/latest/meta-data/"),
    "/endless": (response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      const flood = () => {
        while (response.write("<p>chicken</p>".repeat(10_000))) {}
      };
      response.on("drain", flood);
      flood();
    },
    // Introduces itself to whoever shares a link, and says nothing else.
    "/script-only": sendHtml(
      `<!doctype html><title>Dirty Bird</title><meta property="og:site_name" content="Dirty Bird">
       <meta property="og:description" content="Chicken and beer."><div id="app"></div>
       <script src="/app.js"></script>`,
    ),
  });
