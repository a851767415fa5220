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
const allColumns = /(?:\b(?:select|distinct|all|returning)\s|[,.])\s*\*/;

function findReads(statement: string): StatementReads {
  const text = statement
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', "")
    .toLowerCase();
  const words = new Set(text.match(/[a-z_]\w*/g));
  const isAll = allColumns.test(text);
  const tables: StatementReads["tables"] = new Map();
  for (const [table, columns] of columnsByTable) {
    if (!words.has(table)) continue;
    const isWhole = isAll || usesWholeRow(text, table);
    tables.set(table, isWhole ? "all" : new Set(columns.filter((column) => words.has(column))));
  }
  return { tables, isVolatile: volatile.test(text) };
}

/** `to_jsonb(s)` names no column: a table's name or alias stands alone where no table is introduced. */
function usesWholeRow(text: string, table: string): boolean {
  const introductions = [
    ...text.matchAll(
      new RegExp(
        `\\b(?:from|join|into|update)\\s+${table}\\b(?:\\s+(?:as\\s+)?([a-z_]\\w*))?`,
        "g",
      ),
    ),
  ];
  const aliases = introductions.flatMap(([, alias]) => (alias ? [alias] : []));
  const names = new Map([[table, introductions.length]]);
  for (const alias of aliases) {
    if (!keywords.has(alias)) names.set(alias, (names.get(alias) ?? 0) + 1);
  }
  return [...names].some(([name, expected]) => {
    const alone = text.match(new RegExp(`(?<![\\w.])${name}\\b(?!\\s*[.(])`, "g"));
    return (alone?.length ?? 0) > expected;
  });
}

/** What may follow a table's name without being its alias. */
const keywords = new Set(
  "cross except fetch for full group having inner intersect join left limit natural offset on order returning right set tablesample union using values where window".split(
    " ",
  ),
);
