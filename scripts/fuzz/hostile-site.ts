import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { type Answer, redirectTo, sendHtml, startWebServer } from "#tests/support/web-server.ts";

/** Stands in requests for wherever the site below listens this time. */
export const siteOrigin = "http://site.fuzz";

interface HostileFile {
  type: string;
  bytes: Buffer;
}

const small = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#c33" } });
const png = await small().png().toBuffer();
const jpeg = await small().jpeg().toBuffer();
const gif = await small().gif().toBuffer();
const webp = await small().webp().toBuffer();
const avif = await small().avif().toBuffer();
const large = await sharp({
  create: { width: 4000, height: 4000, channels: 3, background: "#fff" },
})
  .png({ compressionLevel: 9 })
  .toBuffer();

/** Says that it is as large as it likes. */
function resizedPng(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const halved = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';

export const hostileFiles: HostileFile[] = [
  { type: "image/png", bytes: png },
  { type: "image/jpeg", bytes: jpeg },
  { type: "image/gif", bytes: gif },
  { type: "image/webp", bytes: webp },
  { type: "image/avif", bytes: avif },
  { type: "image/png", bytes: large },
  { type: "image/png", bytes: resizedPng(50_000, 50_000) },
  { type: "image/png", bytes: resizedPng(0, 0) },
  { type: "image/png", bytes: halved(png) },
  { type: "image/jpeg", bytes: halved(jpeg) },
  { type: "image/avif", bytes: halved(avif) },
  { type: "image/webp", bytes: halved(webp) },
  { type: "image/jpeg", bytes: png },
  { type: "image/png", bytes: Buffer.from(svg) },
  { type: "image/png", bytes: Buffer.from("<script>alert(1)</script>") },
  { type: "image/gif", bytes: Buffer.from("GIF89a\xff\xff\xff\xff", "latin1") },
  { type: "image/png", bytes: Buffer.alloc(0) },
  { type: "image/png", bytes: deflateSync(Buffer.alloc(100_000)) },
];

/** Packed once, so that whoever runs the site has no more to do than to send it. */
const zipped = gzipSync(Buffer.alloc(50_000_000));

const page = (title: string, body: string) =>
  `<!doctype html><title>${title}</title><main>${body}</main>`;
const structured = (name: string) =>
  page(
    "Hen",
    `<script type="application/ld+json">{"@type":"Restaurant","name":"${name}"}</script>`,
  );

const pages: Record<string, Answer> = {
  "/menu": sendHtml(page("Hen House", "<h2>Menu</h2><p>Hot Chicken Sandwich $9</p>".repeat(9))),
  "/title": sendHtml(page(`Hen ${"!".repeat(100_000)} x`, "")),
  "/heading": sendHtml(page("x", `<h1>Hen ${"!".repeat(100_000)} x</h1>`)),
  "/names": sendHtml(structured(`Hen ${"•".repeat(30_000)}${"- , : * | ".repeat(5000)} x`)),
  "/nested": sendHtml(page("x", "<div>".repeat(1900))),
  "/deep-json": sendHtml(structured(`"},"a":${"[".repeat(20_000)}`)),
  "/surrogates": sendHtml(structured("\\ud800 \\u0000")),
  "/utf16": sendHtml(page("x", "y"), "text/html; charset=utf-16le"),
  "/no-charset": sendHtml(page("x", "y"), "text/html; charset=nonsense"),
  "/empty": sendHtml(""),
  "/not-html": sendHtml("x", "application/octet-stream"),
  "/pdf": sendHtml(
    `%PDF-1.7\n${"1 0 obj <</Kids [1 0 R]>> endobj\n".repeat(99)}`,
    "application/pdf",
  ),
  "/loop": redirectTo("/loop"),
  "/away": redirectTo("http://192.0.2.1/"),
  "/metadata": redirectTo("http://169.254.169.254/latest/meta-data/"),
  "/file": redirectTo("file:///etc/passwd"),
  "/nowhere": redirectTo("http://["),
  "/long-way": redirectTo(`/menu?${"x".repeat(15_000)}`),
  "/gone": (response) => response.writeHead(410).end(),
  "/failed": (response) => response.writeHead(500).end(),
  "/nothing": (response) => response.writeHead(204).end(),
  "/reset": (response) => response.destroy(),
  "/cut-off": (response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Content-Length": "999" });
    response.write("<title>");
    response.destroy();
  },
  "/zipped": (response) =>
    response
      .writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "gzip" })
      .end(zipped),
  "/not-zipped": (response) =>
    response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "gzip" }).end("x"),
  "/robots.txt": sendHtml(`User-agent: *\nDisallow: /private${"*".repeat(300)}$\n`, "text/plain"),
  ...Object.fromEntries(
    hostileFiles.map(({ type, bytes }, index): [string, Answer] => [
      `/picture-${index}`,
      (response) => response.writeHead(200, { "Content-Type": type }).end(bytes),
    ]),
  ),
};

export const sitePaths = Object.keys(pages);

/** Somebody else's website, at its worst, on this machine. */
export const startHostileSite = () => startWebServer(pages);
