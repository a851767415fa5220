import { redirectTo, sendHtml, startWebServer } from "./web-server.ts";

/** JSON-LD as a page carries it. */
export const markup = (json: object) =>
  `<script type="application/ld+json">${JSON.stringify(json)}</script>`;

const branch = (streetAddress: string, telephone: string) => ({
  "@type": "Restaurant",
  name: "Golden Hen",
  telephone,
  priceRange: "$$",
  openingHours: "Mo-Su 11:00-21:00",
  geo: { latitude: 36.15, longitude: -95.99 },
  address: { streetAddress, addressLocality: "Tulsa", addressRegion: "OK", postalCode: "74103" },
});

export const goldenHenHome = `<title>Golden Hen</title><meta name="description" content="Fast-casual chicken.">
  <meta property="og:image" content="/hen.jpg">${markup([branch("1 Main St", "918-555-0101"), branch("2 Main St", "918-555-0102")])}
  <a href="/menu">Menu</a><a href="/secret/menu">Food menu</a>`;

const menu = `<h2>Sandwiches</h2><p>Spicy Chicken Club 12<br>bacon, cheddar, brioche bun</p><p>Ham Melt 10</p>`;

/** A restaurant with two branches and a menu, beside pages as one meets them. Close it at the end. */
export const startGoldenHen = () =>
  startWebServer({
    "/": sendHtml(goldenHenHome),
    "/menu": sendHtml(menu),
    "/robots.txt": (response) => response.end("User-agent: *\nDisallow: /secret"),
    "/secret": sendHtml(goldenHenHome),
    "/empty": sendHtml("<title></title>"),
    "/call": sendHtml("<title>Coop</title><p>918-555-0100</p><p>Mon-Fri 11am-9pm</p>"),
    "/deep": sendHtml("<div>".repeat(1900)),
    "/moved": redirectTo("/"),
    "/gone": (response) => response.writeHead(404).end(),
    "/broken": (response) => response.writeHead(500).end(),
    "/picture": (response) =>
      response.writeHead(200, { "Content-Type": "image/png" }).end("\x89PNG"),
    "/inward": redirectTo("http://10.0.0.1/"),
  });
