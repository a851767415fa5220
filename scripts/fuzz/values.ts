import {
  hostileDates,
  hostileNumber,
  hostileText,
  hostileValue,
  ordinaryText,
} from "./hostile-values.ts";
import type { Random } from "./random.ts";

/** As much of JSON Schema as our OpenAPI document speaks. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface ValueOptions {
  resolve(reference: string): Schema;
  /** What is known to mean something under this name: an id that exists, a password that is right. */
  known(random: Random, name: string, schema: Schema): unknown;
  /** Asked for every value, whether that one shall be wrong. */
  isWrong(): boolean;
}

/** A value that the schema allows, or, where it shall be wrong, at a bound or beyond. */
export function makeValue(
  random: Random,
  given: Schema,
  options: ValueOptions,
  name = "",
): unknown {
  const schema = given.$ref ? options.resolve(given.$ref) : given;
  if (options.isWrong()) return wrongValue(random, schema);
  const known = random.chance(0.85) ? options.known(random, name, schema) : undefined;
  if (known !== undefined) return known;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return makeValue(random, random.pick(alternatives), options, name);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => makeValue(random, part, options, name)));
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  return plainValue(random, schema, options, name);
}

function plainValue(random: Random, schema: Schema, options: ValueOptions, name: string): unknown {
  const types = [schema.type ?? "string"].flat();
  switch (random.chance(0.9) ? types[0] : random.pick(types)) {
    case "null":
      return null;
    case "boolean":
      return random.chance(0.5);
    case "integer":
      return random.between(schema.minimum ?? 0, Math.min(schema.maximum ?? 100, 100));
    case "number":
      return random.between(schema.minimum ?? 0, Math.min(schema.maximum ?? 100, 100)) + 0.5;
    case "array": {
      const most = Math.min(schema.maxItems ?? 8, random.chance(0.05) ? 1000 : 5);
      const length = random.between(Math.min(schema.minItems ?? 0, most), most);
      const item = () => makeValue(random, schema.items ?? {}, options, name);
      return Array.from({ length }, item);
    }
    case "object":
      return makeObject(random, schema, options);
    default:
      return validText(random, schema);
  }
}

function makeObject(
  random: Random,
  schema: Schema,
  options: ValueOptions,
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false;
    const isThere = isRequired ? !options.isWrong() : random.chance(0.5);
    if (isThere) value[name] = makeValue(random, property, options, name);
  }
  if (typeof schema.additionalProperties === "object") {
    for (let count = random.between(0, 4); count > 0; count--) {
      const key = random.pick(["monday", "tuesday", "Sunday", "holidays", "__proto__", "", "x"]);
      Object.defineProperty(value, key, {
        value: random.pick(["9:00 AM - 5:00 PM", "closed", "24 hours", "11-2, 17-23:30", "?"]),
        enumerable: true,
        configurable: true,
      });
    }
  }
  if (options.isWrong()) {
    value[random.pick(["extra", "role", "isAdmin", "id", "constructor"])] = hostileValue(random);
  }
  return value;
}

function validText(random: Random, { format, pattern, minLength = 0, maxLength = 60 }: Schema) {
  if (format === "date-time") {
    return new Date(Date.UTC(2024, random.between(0, 11), random.between(1, 28))).toISOString();
  }
  if (format === "uuid") return uuid(random);
  if (pattern?.startsWith("^-?\\d{1,3}")) return random.pick(["45.52,-122.67", "0,0", "90,180"]);
  if (pattern?.startsWith("^\\d{1,10}")) return random.pick(["1", "1,2,3", "9999999999"]);
  if (pattern === "^[0-9a-f]{32}$") return uuid(random).replaceAll("-", "");
  return ordinaryText(
    random,
    random.between(minLength, random.chance(0.1) ? maxLength : Math.min(maxLength, 60)),
  );
}

export const uuid = (random: Random): string => {
  const hex = (length: number) =>
    Array.from({ length }, () => random.between(0, 15).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
};

/** Half of them have the right type, and go on to where only the value can be refused. */
function wrongValue(random: Random, schema: Schema): unknown {
  const kind = random.next();
  if (kind < 0.25) return valueAtBound(random, schema);
  if (kind < 0.5) return hostileValue(random);
  const types = [schema.type ?? "string"].flat();
  if (schema.format === "date-time") return random.pick(hostileDates);
  if (types.includes("string")) return hostileText(random, schema.maxLength);
  return types.includes("number") || types.includes("integer")
    ? hostileNumber(random)
    : hostileValue(random);
}

/** The last value that passes and the first that does not. */
function valueAtBound(random: Random, schema: Schema): unknown {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (maximum !== undefined || minimum !== undefined) {
    const bound = random.pick([minimum ?? 0, maximum ?? 2147483648]);
    return bound + random.pick([-1, 0, 1, 0.5, 1e-9]);
  }
  if (maxLength !== undefined) {
    const length = random.pick([minLength ?? 0, maxLength]) + random.pick([-1, 0, 1]);
    const run = random.pick(["x", "\u{1f414}", "a\u0301", "\ufdfa", " "]);
    return run.repeat(Math.max(0, Math.ceil(length / run.length))).slice(0, Math.max(0, length));
  }
  if (maxItems !== undefined) {
    const length = random.pick([minItems ?? 0, maxItems, 5000]) + random.pick([-1, 0, 1]);
    return Array.from({ length: Math.max(0, length) }, (_, index) => index + 1);
  }
  return hostileValue(random);
}
