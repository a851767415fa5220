// npm run check:deploy: what can be known of the files in deploy/ without a container engine: they follow their schemas,
// every setting in them exists, every metric that they ask for is there, and the rules do what they say.
import { findProblems, findProblemsOfRules } from "./deploy/find-problems.ts";

const ofRules = findProblemsOfRules();
if (!ofRules) console.log("promtool is not here: alerts.yaml was read, but not tried");
const problems = [...findProblems(), ...(ofRules ?? [])];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
