import { html } from "hono/html";

/** As much of JSON Schema as our document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
}

interface Description {
  type: ReturnType<typeof html> | string;
  limits: string;
}

export interface Field extends Description {
  name: string;
  isRequired: boolean;
}

/** In words: "text or null", "list of Review", with a link to a named schema. */
export function describeSchema(schema: Schema): Description {
  return { type: typeWords(schema), limits: limitWords(schema) };
}

/** The fields of an object, those of objects inside it behind their path: `locations[].city`. */
export function listFields(schema: Schema, prefix = ""): Field[] {
  const { object, path } = findObject(schema, prefix);
  return Object.entries(object?.properties ?? {}).flatMap(([key, field]) => {
    const name = path ? `${path}.${key}` : key;
    const isRequired = object?.required?.includes(key) ?? false;
    return [{ name, isRequired, ...describeSchema(field) }, ...listFields(field, name)];
  });
}

/** An example made from the schema alone. */
export function exampleFor(
  schema: Schema,
  named: Record<string, Schema>,
  seen: readonly string[] = [],
): unknown {
  if (schema.$ref) {
    const name = nameIn(schema.$ref);
    const target = named[name];
    return target && !seen.includes(name) ? exampleFor(target, named, [...seen, name]) : {};
  }
  const inner = (part: Schema) => exampleFor(part, named, seen);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined && typeof schema.default !== "object") return schema.default;
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner));
  const [choice] = choicesIn(schema);
  if (choice) return inner(choice);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, inner(field)]),
    );
  }
  const [type] = typesIn(schema);
  if (type === "array") return schema.items ? [inner(schema.items)] : [];
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 0);
  if (type === "boolean") return true;
  if (type === "object") {
    const { additionalProperties: values } = schema;
    return typeof values === "object" ? { name: inner(values) } : {};
  }
  return schema.format === "date-time" ? "2026-01-31T18:30:00.000Z" : "text";
}

function typeWords(schema: Schema): Description["type"] {
  if (schema.$ref) {
    const name = nameIn(schema.$ref);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const orNull = isNullable(schema) ? " or null" : "";
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null);
    return html`${values.map(
      (value, index) => html`${index > 0 ? " or " : ""}<code>${String(value)}</code>`,
    )}${orNull}`;
  }
  const choices = choicesIn(schema);
  if (choices.length > 0) {
    return html`${choices.map(
      (choice, index) => html`${index > 0 ? " or " : ""}${typeWords(choice)}`,
    )}${orNull}`;
  }
  if (schema.items) return html`list of ${typeWords(schema.items)}${orNull}`;
  const { additionalProperties: values } = schema;
  if (typeof values === "object" && !schema.properties)
    return html`map to ${typeWords(values)}${orNull}`;
  const words = typesIn(schema).map((type) => plainTypes[type] ?? type);
  return `${words.join(" or ") || "anything"}${orNull}`;
}

const plainTypes: Record<string, string> = { string: "text", integer: "whole number" };

function limitWords(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, format, pattern } = schema;
  const { default: usual, description } = schema;
  return [
    range(minLength, maxLength, "characters"),
    range(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ""),
    range(minItems, maxItems, "items"),
    format,
    pattern && `matches ${pattern}`,
    usual !== undefined && `${JSON.stringify(usual)} by default`,
    description,
  ]
    .filter(Boolean)
    .join(" · ");
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  const least = min === undefined || min <= Number.MIN_SAFE_INTEGER ? undefined : min;
  if (least === undefined && max === undefined) return "";
  if (max === undefined) return `at least ${least} ${unit}`.trim();
  return (least === undefined ? `at most ${max} ${unit}` : `${least} to ${max} ${unit}`).trim();
}

/** Through lists and "or null", as far as there is one object to name. */
function findObject(schema: Schema, path: string): { object?: Schema; path: string } {
  if (schema.properties) return { object: schema, path };
  if (schema.items) return findObject(schema.items, `${path}[]`);
  const choices = choicesIn(schema);
  return choices.length === 1 && choices[0] ? findObject(choices[0], path) : { path };
}

const choicesIn = ({ anyOf, oneOf }: Schema): Schema[] =>
  (anyOf ?? oneOf ?? []).filter(({ type }) => type !== "null");

const typesIn = ({ type }: Schema): string[] =>
  (Array.isArray(type) ? type : type ? [type] : []).filter((name) => name !== "null");

const isNullable = ({ type, anyOf, oneOf }: Schema): boolean =>
  (Array.isArray(type) && type.includes("null")) ||
  (anyOf ?? oneOf ?? []).some((choice) => choice.type === "null");

const nameIn = (reference: string) => reference.split("/").at(-1) ?? reference;
