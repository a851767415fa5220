// npm run check -- seams: paths of the API stand in src/contract alone, and links to our own pages are the
// router's typed ones. Files that the browser loads (an icon, a feed) are no pages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const apiPath = /["'`}]\/api(?![\w-])/;
const pageLink = /\bhref(?:=|: ?|=\{)["'`]\/(?![\w-]+\.(?:xml|svg|png|ico|webmanifest)["'`])/;

const files = ["src/client", "src/server"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.gen\.ts$/.test(name));

let problems = 0;
for (const file of files) {
  for (const [index, line] of readFileSync(file, "utf8").split("\n").entries()) {
    const problem = apiPath.test(line)
      ? "a path of the API: it belongs to an endpoint in src/contract"
      : file.startsWith("src/client") && pageLink.test(line)
        ? "a link as text: use the router's Link, or linkOptions"
        : undefined;
    if (!problem) continue;
    problems += 1;
    console.error(`${file}:${index + 1}  ${problem}\n    ${line.trim()}`);
  }
}
if (problems > 0) process.exitCode = 1;
