// A Chrome or Chromium for the end-to-end tests: a given one, an installed one, or one we can get.
// Every candidate is started once before it is trusted.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { root, StepFailed } from "./setup.mjs";

export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const help = `No Chrome or Chromium was found, and none could be installed. Do one of these, then try again:
  apt-get install chromium-headless-shell      (Debian; as root. Or chromium, which takes more time)
  npx playwright install --with-deps chromium  (downloads Playwright's own)
  CHROMIUM_PATH=/path/to/chrome npm test       (one that you have elsewhere)`;

/** The path of a browser that starts. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (starts(given)) return given;
    throw new StepFailed(`CHROMIUM_PATH is ${given}, but that does not start as a browser.`);
  }
  for (const candidates of [installed, fromDebian, fromPlaywright, fromPackage]) {
    const found = candidates().find(starts);
    if (found) return found;
  }
  throw new StepFailed(help);
}

function installed() {
  // The same engine without the windows around it, which nobody looks at, takes less of the machine.
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ];
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    join(process.env.PROGRAMFILES ?? "", "Google/Chrome/Application/chrome.exe"),
  ];
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return [];
  console.log("• Installing Chromium from Debian's packages …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], { env });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env })) {
      return [`/usr/bin/${name}`];
    }
  }
  return [];
}

function fromPlaywright() {
  console.log("• Downloading Playwright's Chromium …");
  if (!run("npx", ["playwright", "install", "chromium"])) return [];
  return ask("import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))");
}

function fromPackage() {
  console.log("• Installing a Chromium from the npm registry …");
  const spec = "@sparticuz/chromium@147";
  if (!run("npm", ["install", "--no-save", "--no-package-lock", spec])) return [];
  return ask(
    "import('@sparticuz/chromium').then((c) => c.default.executablePath()).then(console.log)",
  );
}

function starts(path) {
  if (!path || !existsSync(path)) return false;
  const profile = mkdtempSync(join(tmpdir(), "cluck-browser-"));
  const { status, stdout } = spawnSync(
    path,
    ["--headless", ...browserArguments, `--user-data-dir=${profile}`, "--dump-dom", "about:blank"],
    { encoding: "utf8", timeout: 60_000 },
  );
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return status === 0 && stdout.includes("<html");
}

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    ...options,
  });
  return status === 0;
}

function ask(program) {
  const { stdout } = spawnSync(process.execPath, ["-e", program], { cwd: root, encoding: "utf8" });
  return [stdout.trim()];
}
