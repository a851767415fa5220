import { readdirSync } from "node:fs";
import { uploaders } from "#contract/upload-rules.ts";
import type { ApiDocument, FuzzRequest, Parameter } from "./fuzz-request.ts";
import { siteOrigin, sitePaths } from "./hostile-site.ts";
import { hostileText, hostileValue, ordinaryText, toJson } from "./hostile-values.ts";
import { makeOddHttp, makeUpload } from "./odd-requests.ts";
import { type Person, password, people, pickPerson } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import { addBody, encoded, makeHeaders } from "./request-parts.ts";
import { makeValue, type Schema, uuid } from "./values.ts";

export interface World {
  document: ApiDocument;
  /** The addresses of the pages, with `$id` for what is an id; none where pages are not served. */
  pages: string[];
  /** Of every list that has a next page, by its operation. */
  cursors: Record<string, string>;
  /** Of members who are not among the people above. */
  userIds: string[];
}

/** The client's route tree, by the names of its files. */
export const listPages = (routesFolder: string): string[] =>
  readdirSync(routesFolder)
    .filter((file) => file.endsWith(".tsx") && file !== "__root.tsx")
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, "")
          .replaceAll("[_]", "_")
          .replaceAll(".", "/")}`,
    )
    .map((path) => path.replace(/\/index$/, "") || "/")
    .sort();

const files = [
  "/feed.xml",
  "/restaurant/$id/feed.xml",
  "/sandwich/$id/card.jpg",
  "/sandwich/$id/card.png",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-pages.xml",
  "/sitemap-restaurants-$id.xml",
  "/sitemap-sandwiches-$id.xml",
  "/healthz",
  "/readyz",
  "/api/docs",
  "/api/openapi.json",
  "/api/nothing/$id",
  "/favicon.svg",
  "/site.webmanifest",
  "/assets/$id.js",
  "/images/0123456789abcdef0123456789abcdef/$id.webp",
];

/** Names that only pages know; the others are those of the calls behind them. */
const pageParameters = [
  "tab",
  "list",
  "place",
  "website",
  "recommendation",
  "id",
  "denied",
  "message",
  "redirect",
  "view",
  "cursor",
];

const zones = [
  "America/Chicago",
  "america/chicago",
  "UTC",
  "Etc/GMT+12",
  "Asia/Kolkata",
  "+05:30",
  "Nowhere/Land",
];

/** What hashes, packs, reads other people's websites or goes through all rows. */
const costlyCalls =
  /\.csv$|\/export$|import|duplicate|overview|read-again|menu\/process|login|register|reset-password|proof/;

/**
 * Request after request; each depends on the seed, its number and the share alone. Pages, uploads and costly calls are
 * sent this share of their usual times: a long run has enough of them anyway.
 */
export function createGenerator(seed: number, world: World, costlyShare = 1) {
  const resolve = (reference: string) =>
    world.document.components.schemas[reference.split("/").at(-1) ?? ""] ?? {};
  const operations = Object.entries(world.document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      ...operation,
    })),
  );
  /** Calls with more to get wrong come more often. */
  const weighed = operations.flatMap((operation) => {
    const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {};
    const { properties = {} } = schema.$ref ? resolve(schema.$ref) : schema;
    const values = Object.keys(properties).length + (operation.parameters?.length ?? 0);
    const share = costlyCalls.test(operation.path) ? costlyShare : 1;
    return Array<typeof operation>(Math.ceil((2 + values) * 10 * share)).fill(operation);
  });
  const queries = operations.flatMap(({ parameters = [] }) =>
    parameters.filter((parameter) => parameter.in === "query"),
  );
  return (number: number): FuzzRequest => {
    const random = createRandom(seed, number);
    const kind = random.next();
    const request =
      kind < 0.005 * costlyShare
        ? makeUpload(random)
        : kind < 0.03
          ? makeOddHttp(random)
          : world.pages.length > 0 && kind < 0.03 + 0.2 * costlyShare
            ? page(random)
            : call(random);
    if (!request.wire) request.headers.push(...makeHeaders(random, number, request.as));
    return request;
  };

  /** As the document wants it, with one thing wrong, or with many. */
  function call(random: Random): FuzzRequest {
    const operation = random.pick(weighed);
    const as = pickPerson(random, operation["x-access"]);
    const start = random.between(0, 2 ** 31);
    const build = (isWrong: () => boolean) =>
      buildCall(createRandom(start), operation, as, isWrong);
    const kind = random.next();
    if (kind < 0.25) return build(() => false);
    if (kind < 0.75) {
      let values = 0;
      build(() => values++ < 0);
      let left = random.between(0, values - 1);
      return build(() => left-- === 0);
    }
    const share = random.pick([0.1, 0.3, 0.8]);
    return build(() => random.chance(share));
  }

  function buildCall(
    random: Random,
    { name, method, path: template, parameters = [], requestBody }: (typeof operations)[number],
    as: Person,
    isWrong: () => boolean,
  ): FuzzRequest {
    const options = { resolve, known: knownValues(as, name), isWrong };
    const value = ({ schema, name }: Parameter) => makeValue(random, schema, options, name);
    let path = template;
    for (const parameter of parameters.filter(({ in: place }) => place === "path")) {
      path = path.replace(`{${parameter.name}}`, () => encoded(random, value(parameter)));
    }
    const query = parameters
      .filter(
        ({ in: place, required }) => place === "query" && random.chance(required ? 0.98 : 0.3),
      )
      .flatMap((parameter) => {
        const pair = () => `${parameter.name}=${encoded(random, value(parameter))}`;
        return random.chance(0.02) ? [pair(), pair()] : [pair()];
      });
    if (random.chance(0.02)) query.push(`${encoded(random, hostileText(random, 300))}=1`);
    // Staff who rename or delete themselves would be staff no longer.
    const isOwnAccount = ["PATCH /api/users/{id}", "DELETE /api/users/{id}"].includes(name);
    if (isOwnAccount && (as === "curator" || as === "admin")) path = "/api/users/somebody";
    const request: FuzzRequest = {
      operation: name,
      as,
      method: method === "GET" && random.chance(0.03) ? "HEAD" : method,
      path,
      query,
      headers: [],
    };
    const schema = requestBody && Object.values(requestBody.content)[0]?.schema;
    if (schema) addBody(random, request, makeValue(random, schema, options));
    return request;
  }

  /** What has a meaning under its name. */
  function knownValues(as: Person, operation: string) {
    return (random: Random, name: string, { type, enum: choices }: Schema): unknown => {
      const self = people[as];
      if (choices) return undefined;
      if (/^(userId|id|actor|entityId)$/.test(name) && type === "string") {
        const others = [
          ...world.userIds,
          ...Object.values(people).map((person) => person?.id ?? "nobody"),
        ];
        const isNew = operation === "POST /api/auth/register";
        return isNew ? uuid(random) : self && random.chance(0.9) ? self.id : random.pick(others);
      }
      if (/^(id|sandwichIds?|restaurantId|into|badgeId|from|recommendation)$/.test(name))
        return serialId(random);
      if (name === "version") return random.between(1, 4);
      if (/password/i.test(name)) return random.chance(0.7) ? password : ordinaryText(random, 12);
      if (name === "username") {
        return self && operation.endsWith("login")
          ? self.username
          : `hen ${uuid(random).slice(0, 8)}`;
      }
      if (name === "email") return `${uuid(random).slice(0, 8)}@cluck.example`;
      if (name === "photoUrls" && type === "array" && random.chance(0.8)) return [];
      if (name === "imageUrl" && random.chance(0.7)) return null;
      if (/url|website/i.test(name) && type !== "array") return siteOrigin + random.pick(sitePaths);
      if (name === "timeZone") return random.pick(zones);
      if (name === "cursor") return cursor(random, operation);
      if (name === "slug") return random.pick(Object.keys(uploaders));
      if (name === "q") return random.pick(["chicken", "hot", "a", "the honey", "chikken", "鸡"]);
      if (name === "menuText" || name === "text")
        return "Sandwiches\nHot Chicken ..... $9.50\nfried, pickles, slaw\n".repeat(
          random.between(1, 20),
        );
      if (name === "html")
        return "<h2>Menu</h2><p>Crispy Chicken Sandwich $8</p>".repeat(random.between(1, 20));
      if (name === "type") return random.pick(["image/png", "image/jpeg", "image/avif"]);
      return undefined;
    };
  }

  /** The list's own, another list's, or one with a position that nobody wrote. */
  function cursor(random: Random, operation: string): string | undefined {
    const own = world.cursors[operation];
    const any =
      own && random.chance(0.5) ? own : random.pick([...Object.values(world.cursors), "W10"]);
    if (random.chance(0.5)) return any;
    const position: unknown = JSON.parse(Buffer.from(any, "base64url").toString());
    if (!Array.isArray(position)) return any;
    position[random.between(0, position.length)] = hostileValue(random);
    return Buffer.from(toJson(position)).toString("base64url").slice(0, 1200);
  }

  function page(random: Random): FuzzRequest {
    const template = random.pick(random.chance(0.75) ? world.pages : files);
    const path = template.replaceAll("$id", () =>
      random.chance(0.8) ? String(serialId(random)) : encoded(random, hostileText(random, 300)),
    );
    const query: string[] = [];
    while (random.chance(0.45)) query.push(pageParameter(random));
    const methods = ["HEAD", "OPTIONS", "PUT", "POST", "DELETE", "PATCH"];
    return {
      operation: `page ${template}`,
      as: pickPerson(random, template.startsWith("/admin") ? "admin" : "public"),
      method: random.chance(0.08) ? random.pick(methods) : "GET",
      path: random.chance(0.02) ? path + encoded(random, hostileText(random, 300)) : path,
      query,
      headers: [],
    };
  }

  function pageParameter(random: Random): string {
    const parameter = random.pick(queries);
    const name = random.chance(0.4) ? random.pick(pageParameters) : parameter.name;
    const share = random.pick([0, 0.3, 1]);
    const options = {
      resolve,
      known: knownValues("visitor", "GET /api/sandwiches"),
      isWrong: () => random.chance(share),
    };
    return `${name}=${encoded(random, makeValue(random, name === parameter.name ? parameter.schema : {}, options, name))}`;
  }
}

const serialId = (random: Random) =>
  random.chance(0.8) ? random.between(1, 60) : random.between(1, 400);
