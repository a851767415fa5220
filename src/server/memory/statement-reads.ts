import { getTableColumns, getTableName } from "drizzle-orm";
import * as schema from "#server/database/schema/schema.ts";

/** What a statement can read, at most: whatever it does not name, it does not read. */
export interface StatementReads {
  /** By table: the columns, or "all" where a whole row is used as a value. */
  tables: Map<string, ReadonlySet<string> | "all">;
  /** Its answer may differ the next time although no row has changed. */
  isVolatile: boolean;
}

const columnsByTable = new Map(
  Object.values(schema).map((table) => [
    getTableName(table),
    Object.values(getTableColumns(table)).map(({ name }) => name),
  ]),
);

const mostKnown = 2000;
const known = new Map<string, StatementReads>();

/** Tables and columns that the text names. It reads no SQL: in doubt it says too much, never too little. */
export function readsOf(statement: string): StatementReads {
  const found = known.get(statement);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const reads = findReads(statement);
  known.set(statement, reads);
  return reads;
}

const volatile =
  /\b(?:now|random|clock_timestamp|statement_timestamp|timeofday|gen_random_uuid|nextval)\s*\(|\b(?:current_(?:date|time|timestamp)|localtime(?:stamp)?)\b/;
/** `*`, but neither of `count(*)` nor of a multiplication. */
const allColumns = /\b(?:select|distinct|all|returning)\s+\*|,\s*\*/;
/** The same where only one table, or the columns that a subquery names, can be meant. */
const allOfOneTable =
  /\bselect\s+\*\s+(?=from\s+(?:[a-z_]\w*)(?:\s+(?:as\s+)?[a-z_]\w*)?\s+(?:where|order|limit)\b)/g;

function findReads(statement: string): StatementReads {
  const text = statement
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', "")
    .toLowerCase();
  const words = new Set(text.match(/[a-z_]\w*/g));
  const isAll = allColumns.test(text.replace(allOfOneTable, "select "));
  const tables: StatementReads["tables"] = new Map();
  for (const [table, columns] of columnsByTable) {
    if (!words.has(table)) continue;
    const isWhole = isAll || usesWholeRow(text, table);
    tables.set(table, isWhole ? "all" : new Set(columns.filter((column) => words.has(column))));
  }
  return { tables, isVolatile: volatile.test(text) };
}

/**
 * `select * from reviews r`, `r.*` and `to_jsonb(r)` name no column. In the last one a table's name or alias stands
 * alone where no table is introduced.
 */
function usesWholeRow(text: string, table: string): boolean {
  const introduced = `\\b(?:from|join|into|update)\\s+${table}\\b(?:\\s+(?:as\\s+)?([a-z_]\\w*))?`;
  const introductions = [...text.matchAll(new RegExp(introduced, "g"))];
  const aliases = introductions.flatMap(([, alias]) => (alias ? [alias] : []));
  const names = new Map([[table, introductions.length]]);
  for (const alias of aliases) {
    if (!keywords.has(alias)) names.set(alias, (names.get(alias) ?? 0) + 1);
  }
  if (new RegExp(`\\bselect\\s+\\*\\s+from\\s+${table}\\b`).test(text)) return true;
  return [...names].some(([name, expected]) => {
    const alone = text.match(new RegExp(`(?<![\\w.])${name}\\b(?!\\s*(?:\\.\\s*[a-z_]|\\())`, "g"));
    return (alone?.length ?? 0) > expected;
  });
}

/** What may follow a table's name without being its alias. */
const keywords = new Set(
  "cross except fetch for full group having inner intersect join left limit natural offset on order returning right set tablesample union using values where window".split(
    " ",
  ),
);
