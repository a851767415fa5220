import { existsSync, readFileSync } from "node:fs";

export interface ProcessorTime {
  mainThreadMs: number;
  processMs: number;
}

/** What this process has used of the processor: the thread that asks, on which a product answers all requests, and all threads together. */
export function processorTime(): ProcessorTime {
  const { user, system } = process.cpuUsage();
  return { mainThreadMs: mainThreadMs(), processMs: (user + system) / 1000 };
}

/** Where the system does not tell, it is how long the thread was not idle. */
function mainThreadMs(): number {
  const file = "/proc/thread-self/schedstat";
  if (!existsSync(file)) return performance.eventLoopUtilization().active;
  return Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6;
}
