import fc from "fast-check";
import { uploaders } from "#contract/upload-rules.ts";

/** As much of JSON Schema as our OpenAPI document uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  "x-access": string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export const people = {
  visitor: null,
  member: { id: "00000000-0000-4000-8000-000000000001", username: "fuzz-member" },
  other: { id: "00000000-0000-4000-8000-000000000002", username: "fuzz-other" },
  curator: { id: "00000000-0000-4000-8000-000000000003", username: "curator" },
  admin: { id: "00000000-0000-4000-8000-000000000004", username: "fuzz-admin" },
} as const;

export type Person = keyof typeof people;

export interface FuzzRequest {
  as: Person;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Reading a website takes a second. */
const slowCalls = ["/api/restaurant/import-basic", "/api/restaurant/import-from-website"];

/** Requests to every call and page, most of them with something wrong. */
export function fuzzRequests(document: ApiDocument, pages: string[], websites: string[]) {
  const arbitraryOf = arbitrariesOf(document, websites);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      // A call with more to get wrong comes more often.
      weight: slowCalls.includes(path) ? 1 : 10 + 5 * countOfValues(operation),
      arbitrary: requestTo(path, method.toUpperCase(), operation, arbitraryOf),
    })),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...operations) },
    { weight: 2, arbitrary: pageRequest(pages, arbitraryOf) },
  );
}

const countOfValues = ({ parameters = [], requestBody }: Operation) =>
  parameters.length + (requestBody ? 3 : 0);

type ArbitraryOf = (schema: Schema, name: string) => fc.Arbitrary<unknown>;

function requestTo(
  template: string,
  method: string,
  { "x-access": access, parameters = [], requestBody }: Operation,
  arbitraryOf: ArbitraryOf,
): fc.Arbitrary<FuzzRequest> {
  const valuesIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, schema }) => ({ name, required, value: arbitraryOf(schema, name) }));
  const pathValues = valuesIn("path");
  const queryValues = valuesIn("query").map(({ name, required, value }) =>
    fc
      .option(value.map(encoded), { nil: undefined, freq: required ? 50 : 1 })
      .map((text) => (text === undefined ? [] : [`${name}=${text}`])),
  );
  const schema = requestBody && Object.values(requestBody.content)[0]?.schema;
  return fc.record({
    as: person(access),
    method: fc.constant(method),
    path: fc
      .tuple(fc.tuple(...pathValues.map(({ value }) => value)), fc.tuple(...queryValues))
      .map(([inPath, query]) => {
        const path = pathValues.reduce(
          (text, { name }, at) => text.replace(`{${name}}`, () => encoded(inPath[at]) || "x"),
          template,
        );
        const pairs = query.flat();
        return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
      }),
    headers: headers(schema !== undefined),
    ...(schema && method !== "GET" && { body: body(arbitraryOf(schema, "")) }),
  });
}

function pageRequest(pages: string[], arbitraryOf: ArbitraryOf): fc.Arbitrary<FuzzRequest> {
  const names = "q tag sort view tab near within openNow cursor id redirect message period list";
  const query = fc.dictionary(
    fc.constantFrom(...names.split(" ")),
    fc.oneof(arbitraryOf({ type: "string" }, "q"), hostileText),
    { maxKeys: 3 },
  );
  const id = arbitraryOf({ type: "integer" }, "id");
  return fc.record({
    as: person("public"),
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"),
    path: fc.tuple(fc.constantFrom(...pages), id, query).map(([page, id, query]) => {
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
      return `${page.replace("$id", () => encoded(id) || "x")}?${pairs.join("&")}`;
    }),
    headers: headers(false),
  });
}

/** Mostly somebody who may: the others are refused before anything is read. */
const person = (access: string) => {
  const everybody = Object.keys(people) as Person[];
  const allowed: Record<string, Person[]> = {
    self: ["member", "other"],
    catalogueEditor: ["curator", "admin"],
    admin: ["admin"],
  };
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(allowed[access] ?? everybody)) },
    { weight: 1, arbitrary: fc.constantFrom(...everybody) },
  );
};

/** As addresses are written; a text with a percent sign stays as it is, which may be no escape. */
function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.includes("%")
    ? text
    : encodeURIComponent(Buffer.from(text.slice(0, 2000)).toString());
}

const oddHeaders: [string, string[]][] = [
  ["Accept", ["text/html", "application/xml;q=9", "", "x/y;".repeat(500)]],
  ["Accept-Language", ["xx-YY-zz;q=0.1", "en;q=NaN", ",,,,", "a-".repeat(2000)]],
  ["Accept-Encoding", ["br", "identity;q=0", "*;q=0", "deflate, gzip;q=1.0, *;q=0.5"]],
  ["If-None-Match", ["*", 'W/"x", "y"', '"', ",".repeat(3000)]],
  ["If-Modified-Since", ["Thu, 01 Jan 1970 00:00:00 GMT", "never", "9999999999999"]],
  ["Range", ["bytes=-1", "bytes=5-2", "bytes=0-99999999999999", `bytes=${"0-1,".repeat(1000)}`]],
  ["Origin", ["http://evil.example", "null", "", "http://", "x"]],
  ["Authorization", ["Bearer ", `Bearer ${people.admin.id}`, "Basic eDp5", "Bearer a b", "\u00ff"]],
  ["User-Agent", ["", "\u00ff\u00fe", "x".repeat(4000)]],
  ["X-Forwarded-Host", ["a b", "[", "evil.example", "x:99999", "localhost:1,"]],
  ["X-Forwarded-For", ["", "x", "fe80::1%eth0", "1.2.3.4, 5.6.7.8", ",".repeat(500)]],
  ["Referer", ["x", "http://[", ""]],
  ["Cookie", ["session=%ff", "session=; theme=dark", "timeZone=+99:99", "a=b; ".repeat(1000)]],
  ["Content-Type", ["text/plain", "application/json; charset=utf-16", "multipart/form-data", ";"]],
  ["Content-Encoding", ["gzip", "x"]],
];

const headers = (hasBody: boolean): fc.Arbitrary<Record<string, string>> => {
  const usual: Record<string, string> = hasBody ? { "Content-Type": "application/json" } : {};
  const odd = fc
    .constantFrom(...oddHeaders)
    .chain(([name, values]) => fc.constantFrom(...values).map((value) => ({ [name]: value })));
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: odd.map((header) => ({ ...usual, ...header })) },
  );
};

const body = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> => {
  const whole = value.map((json) => JSON.stringify(json) ?? "");
  return fc.oneof(
    { weight: 20, arbitrary: whole },
    { weight: 1, arbitrary: whole.map((text) => text.slice(0, text.length / 2)) },
    { weight: 1, arbitrary: whole.map((text) => text.replace(/:\d+/, ":1e400")) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "null",
        "[]",
        "\ufeff{}",
        '{"__proto__":{"role":"admin"}}',
        "[".repeat(100_000),
        '{"a":'.repeat(20_000),
        " ".repeat(1_100_000),
      ),
    },
  );
};

const oddTexts = [
  ..."\0|a\0b|\ud800|\ufdd0\uffff|\u{10ffff}| |\u001b[31m|\r\nSet-Cookie: session=x|\u2028".split(
    "|",
  ),
  ..."\u202e\u05d0|\ufdfa|\u200b\u200d|e\u0301|ſtraße İıẞ|=1+1|<script>alert(1)</script>".split(
    "|",
  ),
  ..."' or 1=1; --|%|%zz|%00|%C0%AF|_|\\|../../etc/passwd|__proto__|constructor|NaN|1e400".split(
    "|",
  ),
  ..."2147483648|9007199254740993|-1|[]|{}|a,b,,c|0,0|999,999|+275760-09-13T00:00:00.001Z".split(
    "|",
  ),
  "2024-02-30T00:00:00Z",
];

/** These cost most where somebody normalises, matches or folds before looking at the length. */
const runs = [
  "x",
  "a\u0301\u0323",
  "\ufdfa",
  "!",
  "• - , : * | ",
  "\u{1f414}",
  " ",
  "<div>",
  "$1 ",
];

const hostileText = fc.oneof(
  fc.constantFrom("", ...oddTexts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(...runs), fc.constantFrom(51, 65, 201, 256, 501, 2001, 10_000, 480_000))
    .map(([run, length]) => `a${run.repeat(length / run.length)}z`),
);

const bounds = [0, -1, 0.5, 1.005, 2147483647, 2147483648, -2147483649, 2 ** 53, 1e308, 5e-324];
const hostile = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...bounds) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, { length: -1 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

const ordinaryText = (minLength = 0, maxLength = 60) =>
  fc
    .array(fc.constantFrom("chicken", "pickle", "honey", "Zoë", "鸡肉"), {
      minLength: 1,
      maxLength: 8,
    })
    .map((words) => words.join(" ").padEnd(minLength, "x").slice(0, maxLength));

/** A value that the schema allows, now and then one at its bounds or beyond. */
function arbitrariesOf({ components }: ApiDocument, websites: string[]): ArbitraryOf {
  const arbitraryOf: ArbitraryOf = (given, name) => {
    const schema = given.$ref ? components.schemas[given.$ref.split("/").at(-1) ?? ""] : given;
    const known = knownValue(schema ?? {}, name, websites);
    return fc.oneof(
      { weight: 30, arbitrary: known ?? allowed(schema ?? {}, name) },
      { weight: 1, arbitrary: atBound(schema ?? {}) },
      { weight: 1, arbitrary: hostile },
    );
  };

  function allowed(schema: Schema, name: string): fc.Arbitrary<unknown> {
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) return fc.oneof(...alternatives.map((part) => arbitraryOf(part, name)));
    if (schema.allOf) {
      const parts = fc.tuple(...schema.allOf.map((part) => arbitraryOf(part, name)));
      return parts.map((values) => Object.assign({}, ...values));
    }
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    return fc.oneof(...[schema.type ?? "string"].flat().map((type) => ofType(type, schema, name)));
  }

  function ofType(type: string, schema: Schema, name: string): fc.Arbitrary<unknown> {
    const { minimum = 0, maximum = 100, minItems = 0, maxItems = 5 } = schema;
    switch (type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "integer":
      case "number":
        return fc.integer({
          min: Math.ceil(minimum),
          max: Math.floor(Math.min(maximum, minimum + 100)),
        });
      case "array":
        return fc.array(arbitraryOf(schema.items ?? {}, name), {
          minLength: minItems,
          maxLength: Math.min(maxItems, minItems + 5),
        });
      case "object": {
        const { properties = {}, required = [] } = schema;
        const values = Object.entries(properties).map(([key, part]) => [
          key,
          arbitraryOf(part, key),
        ]);
        return fc.record<Record<string, unknown>>(Object.fromEntries(values), {
          requiredKeys: required,
        });
      }
      default:
        if (schema.format === "uuid") return fc.uuid();
        if (schema.format === "date-time")
          return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
        return ordinaryText(schema.minLength, schema.maxLength);
    }
  }

  return arbitraryOf;
}

/** The last value that passes and the first that does not. */
function atBound({ minimum, maximum, minLength, maxLength, maxItems }: Schema) {
  const step = fc.constantFrom(-1, 0, 1);
  if (maximum !== undefined || minimum !== undefined)
    return fc
      .tuple(fc.constantFrom(minimum ?? 0, maximum ?? 2 ** 31), step)
      .map(([at, by]) => at + by);
  if (maxLength !== undefined)
    return fc
      .tuple(fc.constantFrom(...runs), fc.constantFrom(minLength ?? 0, maxLength), step)
      .map(([run, length, by]) => run.repeat(length + 1).slice(0, Math.max(0, length + by)));
  if (maxItems !== undefined)
    return step.map((by) => Array.from({ length: maxItems + by }, () => 1));
  return hostile;
}

/** What has a meaning under its name: an id that exists, a website that answers. */
function knownValue({ type, enum: choices }: Schema, name: string, websites: string[]) {
  if (choices) return undefined;
  if (/^(userId|id|actor|entityId)$/.test(name) && type === "string")
    return fc.constantFrom(...Object.values(people).map((person) => person?.id ?? "nobody"));
  if (
    /^(id|sandwichIds?|restaurantId|into|badgeId|from|recommendation)$/.test(name) &&
    type !== "array"
  )
    return fc.integer({ min: 1, max: 60 });
  if (name === "version") return fc.integer({ min: 1, max: 3 });
  if (/password/i.test(name)) return fc.constantFrom("extra pickles", "something else");
  if (name === "email") return fc.uuid().map((id) => `${id.slice(0, 8)}@cluck.example`);
  if (/url|website/i.test(name) && type !== "array") return fc.constantFrom(...websites);
  if (name === "timeZone")
    return fc.constantFrom("America/Chicago", "UTC", "+05:30", "Nowhere/Land");
  if (name === "near") return fc.constantFrom("45.52,-122.67", "0,0", "90,180");
  if (name === "slug") return fc.constantFrom(...Object.keys(uploaders));
  if (name === "menuText" || name === "html")
    return fc.constant("<h2>Sandwiches</h2>\nHot Chicken ..... $9.50\nfried, pickles, slaw\n");
  return undefined;
}
