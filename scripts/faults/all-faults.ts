import { clientFaults } from "./client-faults.ts";
import type { Fault } from "./fault.types.ts";
import { queryFaults } from "./query-faults.ts";
import { serverFaults } from "./server-faults.ts";

export const allFaults: Fault[] = [...serverFaults, ...queryFaults, ...clientFaults];
