import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

/** A node of a plan, as PostgreSQL tells it after having run it. */
export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

/** The database, telling the plan of every statement of hand-written SQL before it runs it. */
export function explained(database: Database, tell: (plan: PlanNode[]) => void): Database {
  return new Proxy(database, {
    get(target, property) {
      if (property === "transaction") {
        return (work: (tx: Database) => Promise<unknown>) =>
          target.transaction((tx) => work(explained(tx, tell)));
      }
      if (property === "execute") {
        return async (query: SQL) => {
          const [answer] = await queryRows<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
            target,
            sql`explain (analyze, format json) ${query}`,
          );
          tell((answer?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => nodesOf(Plan)));
          return target.execute(query);
        };
      }
      return Reflect.get(target, property);
    },
  });
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many rows of the table the plan looked at, kept or not. */
export function rowsRead(plan: PlanNode[], table: string): number {
  return plan
    .filter((node) => node["Relation Name"] === table)
    .reduce((sum, node) => sum + rowsOf(node), 0);
}

const rowsOf = (node: PlanNode) =>
  node["Actual Loops"] *
  (node["Actual Rows"] +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0));
