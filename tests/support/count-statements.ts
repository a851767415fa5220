import pg from "pg";
import { vi } from "vitest";

interface Cost {
  /** Questions on the connection that listens for changes: each proves that the memory is current. */
  proofs: number;
  /** As the driver sends them, `begin` and `commit` among them. */
  statements: number;
  /** How often a statement was sent when all before it had been answered. */
  trips: number;
}

type Connected = pg.Client & { connectionParameters: { application_name?: string } };

/** Counts what servers are asked until the returned function says how much it was. */
export function countStatements(): () => Cost {
  const cost: Cost = { proofs: 0, statements: 0, trips: 0 };
  let unanswered = 0;
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(pg.Client.prototype, "query");
  spy.mockImplementation(function (this: Connected, ...args: unknown[]) {
    if (this.connectionParameters.application_name === "cluck changes") {
      cost.proofs += 1;
      return send.apply(this, args) as never;
    }
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
