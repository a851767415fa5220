import type { FuzzRequest } from "./fuzz-request.ts";
import { toJson } from "./hostile-values.ts";
import { type Person, people } from "./people.ts";
import type { Random } from "./random.ts";

/** As addresses are written: percent signs and UTF-8. Some are broken, which no client's library would send. */
export function encoded(random: Random, value: unknown): string {
  if (random.chance(0.01)) {
    return random.pick([
      "%",
      "%zz",
      "%E0%A4",
      "%C0%AF",
      "%ff%fe",
      "%u0041",
      "%00",
      "%ED%A0%80",
      "+",
      "\u00e4",
      "a b",
      "#",
      "?",
      "/",
      "%2F",
      "..",
    ]);
  }
  const text = typeof value === "string" ? value : toJson(value);
  // No more than an address holds.
  return [...text.slice(0, 3000)]
    .map((letter) =>
      /[\ud800-\udfff]/.test(letter) && letter.length === 1
        ? "%ED%A0%80"
        : encodeURIComponent(letter),
    )
    .join("")
    .slice(0, 9000)
    .replace(/%[0-9A-F]?$/, "");
}

const contentTypes = [
  "text/plain",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/problem+json",
  "APPLICATION/JSON",
  "application/json, text/html",
  "x",
  ";",
];

export function addBody(random: Random, request: FuzzRequest, json: unknown): void {
  const repeated =
    random.chance(0.02) && typeof json === "object" && json !== null
      ? Object.keys(json)[0]
      : undefined;
  request.body = random.chance(0.03) ? { bytes: brokenJson(random, json) } : { json, repeated };
  if (random.chance(0.01)) delete request.body;
  request.headers.push([
    "Content-Type",
    random.chance(0.03) ? random.pick(contentTypes) : "application/json",
  ]);
  if (random.chance(0.005))
    request.headers.push(["Content-Encoding", random.pick(["gzip", "br", "x"])]);
}

function brokenJson(random: Random, json: unknown): Buffer {
  const text = toJson(json);
  const whole = Buffer.from(text);
  return random.pick([
    () => whole.subarray(0, Math.floor(whole.length / 2)),
    () => Buffer.concat([Buffer.from("\ufeff"), whole]),
    () => Buffer.concat([whole, Buffer.from("}")]),
    () => Buffer.from(text.replace(/"([^"]*)"/, '"\xff$1\xc3"'), "latin1"),
    () => Buffer.from(text, "utf16le"),
    () => Buffer.from("null"),
    () => Buffer.from("[]"),
    () => Buffer.from('"text"'),
    () => Buffer.from("[".repeat(100_000)),
    () => Buffer.from('{"a":'.repeat(20_000)),
    () => Buffer.alloc(1_100_000, 0x20),
    () => Buffer.alloc(0),
    () => Buffer.from(text.replaceAll(",", ",\u0000")),
  ])();
}

const oddHeaders: ((random: Random) => [string, string])[] = [
  (random) => [
    "Accept",
    random.pick(["*/*", "text/html", "application/xml;q=9", "", "image/avif", "x/y;".repeat(500)]),
  ],
  (random) => [
    "Accept-Language",
    random.pick(["de", "xx-YY-zz;q=0.1", "*", "en;q=NaN", ",,,,", "a-".repeat(2000)]),
  ],
  (random) => [
    "Accept-Encoding",
    random.pick(["gzip", "br", "identity;q=0", "*;q=0", "zstd", "deflate, gzip;q=1.0, *;q=0.5"]),
  ],
  (random) => ["If-None-Match", random.pick(["*", '"x"', 'W/"x", "y"', '"', ",".repeat(3000)])],
  (random) => [
    "If-Modified-Since",
    random.pick(["Thu, 01 Jan 1970 00:00:00 GMT", "never", "9999999999999"]),
  ],
  (random) => [
    "Range",
    random.pick([
      "bytes=0-0",
      "bytes=-1",
      "bytes=5-2",
      "bytes=0-99999999999999",
      "lines=1",
      `bytes=${"0-1,".repeat(1000)}`,
    ]),
  ],
  (random) => ["Origin", random.pick(["http://evil.example", "null", "", "http://", "x"])],
  (random) => ["Sec-Fetch-Site", random.pick(["same-origin", "none", "cross-site", "x"])],
  (random) => [
    "Authorization",
    random.pick(["Bearer ", `Bearer ${people.admin.id}`, "Basic eDp5", "Bearer a b c", "\u00ff"]),
  ],
  (random) => ["User-Agent", random.pick(["", "\u00ff\u00fe", "x".repeat(4000), "Mozilla/5.0"])],
  (random) => [
    "X-Forwarded-Host",
    random.pick(["a b", "", "[", "evil.example", "x:99999", "\u00ff", "localhost:1,"]),
  ],
  (random) => ["X-Forwarded-Proto", random.pick(["https", "http", "javascript", "", "a b"])],
  (random) => [
    "Host",
    random.pick([
      "evil.example",
      "[",
      "a b",
      "x:99999",
      "\u00e4",
      "localhost",
      "%00",
      "user@host",
      "a/b",
      "a?b",
    ]),
  ],
  (random) => ["Referer", random.pick(["x", "http://[", ""])],
  (random) => ["Expect", random.pick(["100-continue", "x"])],
  (random) => ["Cookie", oddCookie(random)],
];

const oddCookie = (random: Random) => {
  const value = () =>
    random.pick([
      "",
      "x",
      "%",
      "%00",
      "%ff",
      "\u00ff",
      '"',
      "a=b=c",
      "dark",
      "restaurants",
      "Europe/Berlin",
      "europe/berlin",
      "+99:99",
      "x".repeat(3000),
    ]);
  const name = () =>
    random.pick(["session", "__Host-session", "theme", "timeZone", "exploreView", "__proto__", ""]);
  return Array.from({ length: random.between(1, 4) }, () => `${name()}=${value()}`).join(
    random.pick(["; ", ";", ",", "; ; "]),
  );
};

export function makeHeaders(random: Random, number: number, as: Person): [string, string][] {
  const address = random.chance(0.97)
    ? `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    : random.pick([
        "",
        "x",
        "::1",
        "fe80::1%eth0",
        "1.2.3.4, 5.6.7.8",
        "::ffff:1.2.3.4",
        ",".repeat(500),
      ]);
  const self = people[as];
  return [
    ["X-Forwarded-For", address],
    ...(self && random.chance(0.3)
      ? [["Authorization", `Bearer ${self.id}`] as [string, string]]
      : []),
    ...(random.chance(0.1) ? [random.pick(oddHeaders)(random)] : []),
    ...(random.chance(0.03) ? [random.pick(oddHeaders)(random)] : []),
  ];
}
