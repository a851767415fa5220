import pg from "pg";
import { vi } from "vitest";

interface Cost {
  /** As the driver sends them, `begin` and `commit` among them. */
  statements: number;
  /** How often a statement was sent when all before it had been answered. */
  trips: number;
}

/** Counts what servers are asked until the returned function says how much it was. */
export function countStatements(): () => Cost {
  const cost: Cost = { statements: 0, trips: 0 };
  let unanswered = 0;
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(pg.Client.prototype, "query");
  spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    cost.statements += 1;
    if (unanswered === 0) cost.trips += 1;
    unanswered += 1;
    const answer = send.apply(this, args);
    const settle = () => {
      unanswered -= 1;
    };
    answer.then(settle, settle);
    return answer as never;
  });
  return () => {
    spy.mockRestore();
    return cost;
  };
}
