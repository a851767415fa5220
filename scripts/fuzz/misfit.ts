import type { Schema } from "./values.ts";

type Resolve = (reference: string) => Schema;
/** Where a value is not what the schema says, in a few words; `at` is the way to it. */
type Check = (value: unknown, at: string) => string | null;

/** A member that the schema does not name is a misfit too: it may be a leak. Compile once, check many answers. */
export function compileCheck(given: Schema, resolve: Resolve, compiled = new Map<Schema, Check>()) {
  const known = compiled.get(given);
  if (known) return known;
  // A schema may hold itself: its parts are compiled when a value first needs them.
  let built: Check | undefined;
  const check: Check = (value, at) => {
    built ??= build(given, resolve, (part) => compileCheck(part, resolve, compiled));
    return built(value, at);
  };
  compiled.set(given, check);
  return check;
}

function build(given: Schema, resolve: Resolve, compile: (part: Schema) => Check): Check {
  const schema = given.$ref ? { ...resolve(given.$ref), ...given, $ref: undefined } : given;
  const alternatives = (schema.anyOf ?? schema.oneOf)?.map(compile);
  if (alternatives) {
    return (value, at) => {
      let misfit: string | null = null;
      for (const check of alternatives) {
        misfit = check(value, at);
        if (misfit === null) return null;
      }
      return misfit;
    };
  }
  if (schema.allOf) return compile(merged(schema.allOf, resolve));
  const types = [schema.type ?? []].flat();
  const checkItem = schema.items && compile(schema.items);
  const checkObject = buildObject(schema, compile);
  return (value, at) => {
    const here = at || "it";
    if (schema.const !== undefined && value !== schema.const) return `${here} is another constant`;
    if (schema.enum && !schema.enum.includes(value)) return `${here} is none of the choices`;
    if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
      return `${here} is no ${types.join(" or ")}`;
    }
    if (typeof value === "number") {
      const isInside =
        value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
      return isInside ? null : `${here} is beyond its bounds`;
    }
    if (Array.isArray(value)) {
      return checkItem ? first(value, (item) => checkItem(item, `${at}[]`)) : null;
    }
    return typeof value === "object" && value !== null ? checkObject(value, at) : null;
  };
}

function buildObject(
  { properties, required = [], additionalProperties: others }: Schema,
  compile: (part: Schema) => Check,
) {
  const members = new Map(
    Object.entries(properties ?? {}).map(([name, member]) => [name, compile(member)]),
  );
  const checkOther = others ? compile(others === true ? {} : others) : undefined;
  return (value: object, at: string): string | null => {
    const missing = required.find((name) => !(name in value));
    if (missing !== undefined) return `${at}.${missing} is missing`;
    if (!properties && others === undefined) return null;
    return first(Object.entries(value), ([name, member]) => {
      const check = members.get(name) ?? checkOther;
      return check ? check(member, `${at}.${name}`) : `${at}.${name} is not described`;
    });
  };
}

function merged(parts: Schema[], resolve: Resolve): Schema {
  const all = parts.map((part) => (part.$ref ? resolve(part.$ref) : part));
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  };
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object")
    return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function first<Item>(items: Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}
