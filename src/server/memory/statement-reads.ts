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

/** Functions of ours that read a table, which a statement that calls one does not name. */
export const readingFunctions = new Map([["tag_named", "tags"]]);

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

const volatileWords = new Set(
  "now random clock_timestamp statement_timestamp timeofday gen_random_uuid nextval current_date current_time current_timestamp localtime localtimestamp".split(
    " ",
  ),
);

function findReads(statement: string): StatementReads {
  const tokens = tokensOf(statement);
  const words = new Set(tokens);
  const wholeNames = findWholeNames(tokens);
  const tables: StatementReads["tables"] = new Map();
  for (const [table, columns] of columnsByTable) {
    if (!words.has(table)) continue;
    const isWhole = wholeNames === "all" || isUsedWhole(tokens, table, wholeNames);
    tables.set(table, isWhole ? "all" : new Set(columns.filter((column) => words.has(column))));
  }
  for (const [name, table] of readingFunctions) if (words.has(name)) tables.set(table, "all");
  return { tables, isVolatile: tokens.some((token) => volatileWords.has(token)) };
}

/** Names and signs; what stands in quotes is text. */
const tokensOf = (statement: string): string[] =>
  statement
    .split("'")
    .filter((_, index) => index % 2 === 0)
    .join(" ")
    .replaceAll('"', "")
    .toLowerCase()
    .match(/[a-z_]\w*|[^\s\w]/g) ?? [];

const isName = (token: string | undefined): token is string => /^[a-z_]/.test(token ?? "");
const starters = new Set(["select", "distinct", "all", "returning", ","]);
const introducers = new Set(["from", "join", "into", "update"]);
const enders = new Set(["where", "order", "limit", ")", undefined]);

/** The names before `.*`, and the tables of `select * from table`. "all" where more than one table can be meant. */
function findWholeNames(tokens: string[]): Set<string> | "all" {
  const names = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (token !== "*" || !before) continue;
    if (before === ".") names.add(tokens[index - 2] ?? "");
    else if (starters.has(before)) {
      const [from, table, ...rest] = tokens.slice(index + 1, index + 6);
      const alias = rest[0] === "as" ? rest[1] : rest[0];
      const next = isAlias(alias) ? rest[rest.indexOf(alias) + 1] : rest[0];
      if (from !== "from" || !isName(table) || !enders.has(next)) return "all";
      names.add(table);
    }
  }
  return names;
}

/** Also `to_jsonb(r)`: a table's name or alias stands alone where no table is introduced. */
function isUsedWhole(tokens: string[], table: string, wholeNames: Set<string>): boolean {
  const expected = new Map([[table, 0]]);
  for (const [index, token] of tokens.entries()) {
    if (token !== table || !introducers.has(tokens[index - 1] ?? "")) continue;
    expected.set(table, (expected.get(table) ?? 0) + 1);
    const alias = tokens[index + 1] === "as" ? tokens[index + 2] : tokens[index + 1];
    if (isAlias(alias)) expected.set(alias, (expected.get(alias) ?? 0) + 1);
  }
  return [...expected].some(([name, times]) => {
    const isAlone = (token: string, index: number) =>
      token === name && tokens[index - 1] !== "." && !/[.(]/.test(tokens[index + 1] ?? "");
    return wholeNames.has(name) || tokens.filter(isAlone).length > times;
  });
}

const isAlias = (token: string | undefined): token is string =>
  isName(token) && !keywords.has(token);

/** What may follow a table's name without being its alias. */
const keywords = new Set(
  "as cross except fetch for full group having inner intersect join left limit natural offset on order returning right set tablesample union using values where window".split(
    " ",
  ),
);
