import { Column, is, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** JSON that the database wrote. It goes out as it is: to parse it and to write it again costs as much as to send it. */
export type JsonText<Value> = string & { readonly value?: Value };

export const parseJson = <Value>(text: JsonText<Value>): Value => JSON.parse(text);

export const jsonList = <Value>(items: JsonText<Value>[]): JsonText<Value[]> =>
  `[${items.join(",")}]`;

/** A value, or the text of one that is JSON already. */
export type Field = SQLWrapper | { json: SQL };

/**
 * The fields as one JSON text. Dates come as text. `json_build_object` would look up the type of every value again in
 * every row, which takes half of a list's time; `concat` prints every part into a copy first, the names of the fields too,
 * and takes twice as long as `||`. No part may be null: then all would be.
 */
export const jsonRow = <Row>(fields: { [Name in keyof Row]: Field }): SQL<JsonText<Row>> => {
  const parts = Object.entries<Field>(fields).map(
    ([name, field], index) =>
      sql`${sql.raw(`'${index === 0 ? "{" : ","}"${name}":'`)} || ${textOf(field)}`,
  );
  return sql`(${sql.join(parts, sql` || `)} || '}')`;
};

function textOf(field: Field): SQL {
  if ("json" in field) return sql`coalesce(${field.json}, 'null')`;
  if (!is(field, Column)) return sql`coalesce(to_json(${field})::text, 'null')`;
  const isPlain = field.dataType === "number" || field.dataType === "boolean";
  const text = isPlain ? sql`${field}::text` : sql`to_json(${field})::text`;
  return field.notNull ? text : sql`coalesce(${text}, 'null')`;
}
