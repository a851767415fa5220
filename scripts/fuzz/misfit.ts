import type { Schema } from "./values.ts";

type Resolve = (reference: string) => Schema;

/** Where a value is not what the schema says, in a few words. A member that the schema does not name is one too: it may be a leak. */
export function findMisfit(
  value: unknown,
  given: Schema,
  resolve: Resolve,
  at = "",
): string | null {
  const schema = given.$ref ? { ...resolve(given.$ref), ...given, $ref: undefined } : given;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const misfits = alternatives.map((one) => findMisfit(value, one, resolve, at));
    return misfits.includes(null) ? null : (misfits.at(-1) ?? null);
  }
  if (schema.allOf) return findMisfit(value, merged(schema.allOf, resolve), resolve, at);
  const here = at || "it";
  if (schema.const !== undefined && value !== schema.const) return `${here} is another constant`;
  if (schema.enum && !schema.enum.includes(value)) return `${here} is none of the choices`;
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return `${here} is no ${types.join(" or ")}`;
  }
  if (typeof value === "number") {
    const isInside =
      value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
    return isInside ? null : `${here} is beyond its bounds`;
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? first(value, (item) => findMisfit(item, items, resolve, `${at}[]`)) : null;
  }
  return typeof value === "object" && value !== null ? ofObject(value, schema, resolve, at) : null;
}

function ofObject(value: object, schema: Schema, resolve: Resolve, at: string): string | null {
  const { properties, required = [], additionalProperties: others } = schema;
  const missing = required.find((name) => !(name in value));
  if (missing !== undefined) return `${at}.${missing} is missing`;
  if (!properties && others === undefined) return null;
  return first(Object.entries(value), ([name, member]) => {
    const described = properties?.[name] ?? (others === true ? {} : others || undefined);
    if (!described) return `${at}.${name} is not described`;
    return findMisfit(member, described, resolve, `${at}.${name}`);
  });
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
