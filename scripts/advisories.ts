// npm run advisories: asks the npm registry for known vulnerabilities of what the product runs on (the lock file without
// what only development needs). Ends with 1 when there is one, and with 2 when nobody could be asked: that is no "none".
import { spawnSync } from "node:child_process";
import { readAudit } from "./advisories/read-audit.ts";

const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev", "--package-lock-only"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
const { lines, exitCode } = readAudit(stdout ?? "");
console.log(lines.join("\n"));
process.exitCode = exitCode;
