import { accessFaults } from "./access-faults.ts";
import { clientFaults } from "./client-faults.ts";
import { domainFaults } from "./domain-faults.ts";
import type { Fault } from "./fault.types.ts";
import { queryFaults } from "./query-faults.ts";

export const allFaults: Fault[] = [
  ...accessFaults,
  ...domainFaults,
  ...queryFaults,
  ...clientFaults,
];
