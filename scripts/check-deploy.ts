// npm run check:deploy: what can be known of the files in deploy/ without a container engine: they follow their schemas,
// every setting in them exists, every metric that they ask for is there, and the rules do what they say.
import { askPromtool, findProblems } from "./deploy/find-problems.ts";

const ofPrometheus = await askPromtool();
if (!ofPrometheus)
  console.log(
    "promtool is not here (Debian: prometheus): rules and metrics were read, but not tried",
  );
const problems = [...findProblems(), ...(ofPrometheus ?? [])];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
