// What every command needs before it can run: the right Node, the dependencies, a build.
// Plain JavaScript, because it runs before anything is installed. What is done already is skipped.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Thrown when a step failed and its output has already told the story. */
export class StepFailed extends Error {}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new StepFailed(
    `Cluck needs Node 20.19 or newer; this is ${process.version}. Install one from https://nodejs.org and try again.`,
  );
}

export async function installDependencies() {
  const stamp = stampOf(join(root, "node_modules", ".cluck-install"), [
    process.version,
    ...["package.json", "package-lock.json", ".npmrc"].map(read),
  ]);
  if (stamp.isCurrent()) return;
  if (stamp.exists() || !isInstalledByHand()) {
    await runStep(
      "Installing dependencies",
      "npm",
      ["ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"],
      {
        help: "Check that the npm registry is reachable (npm ping), then try again.",
      },
    );
  }
  stamp.write();
}

/** Somebody ran `npm ci`, which notes at its end what it has installed. */
function isInstalledByHand() {
  const note = join("node_modules", ".package-lock.json");
  return (
    existsSync(join(root, note)) && hasPackages(read(note), JSON.parse(read("package-lock.json")))
  );
}

/**
 * Whether a lock file's packages are all installed; the optional ones are for some platforms alone. What was broken off in
 * the middle of the note is not known to be there.
 */
export function hasPackages(note, { packages }) {
  const installed = packagesOf(note);
  return Object.entries(packages)
    .filter(([path, { optional, devOptional }]) => path !== "" && !optional && !devOptional)
    .every(([path, { version }]) => installed[path]?.version === version);
}

function packagesOf(note) {
  try {
    return JSON.parse(note)?.packages ?? {};
  } catch {
    return {};
  }
}

export async function build() {
  if (buildStamp().isCurrent()) return;
  // A test that builds says "test" otherwise, and gets the browser's files as they are for finding faults.
  // Not by npm, which would end at a signal without its build.
  await runStep("Building", "node", ["--import", "tsx", "scripts/build.ts"], {
    quiet: true,
    env: { NODE_ENV: "production" },
  });
}

/** The path of a program that a package brings: npx takes its time to find it. */
export function program(name) {
  return join("node_modules", ".bin", name);
}

/** Of what dist/ was built from: the build itself writes it, whoever started that. */
export function buildStamp() {
  const folders = ["src", "public", join("scripts", "build")];
  const files = ["scripts/build.ts", "vite.config.ts", "tsconfig.base.json", "package-lock.json"];
  const inputs = [
    ...folders.flatMap((folder) => filesBelow(join(root, folder))),
    ...files.map((file) => join(root, file)),
  ];
  return stampOf(
    join(root, "dist", ".cluck-build"),
    inputs.flatMap((file) => [file.slice(root.length), readFileSync(file)]),
  );
}

const stopSignals = ["SIGTERM", "SIGINT"];

/** Steps under way: several may be side by side. */
let underWay = 0;

/**
 * Runs a command of the project and shows what it does; a failure says what to do.
 * A quiet one, beside which others may run, shows its output only when it failed.
 */
export async function runStep(title, command, args, { help, quiet = false, env } = {}) {
  const started = Date.now();
  console.log(`• ${title} …`);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  // A terminal tells both of them, others may tell this process alone.
  let told;
  const passOn = (signal) => {
    told = signal;
    child.kill(signal);
  };
  for (const signal of stopSignals) process.once(signal, passOn);
  underWay += 1;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const { status, error } = await new Promise((resolve) => {
    child.once("error", (error) => resolve({ error }));
    child.once("close", (status) => resolve({ status }));
  });
  for (const signal of stopSignals) process.off(signal, passOn);
  underWay -= 1;
  if (told) {
    // Nothing else begins. The signal that was passed on would have ended this process, and does so after the last step.
    if (underWay === 0) process.kill(process.pid, told);
    await new Promise(() => {});
  }
  if (status !== 0) {
    const reason = error ? error.message : `\`${command} ${args.join(" ")}\` ended with ${status}`;
    throw new StepFailed([output, `${title} failed: ${reason}.`, help].filter(Boolean).join("\n"));
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`  ${quiet ? `${title}: ` : ""}done in ${seconds} s`);
}

/** For the end of a command: the reason alone for a failed step, everything for a fault of ours. */
export function fail(error) {
  console.error(error instanceof StepFailed ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/** A file that says which inputs a step was done with. */
function stampOf(file, inputs) {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(input);
  const digest = hash.digest("hex");
  const exists = () => existsSync(file);
  return {
    exists,
    isCurrent: () => exists() && readFileSync(file, "utf8") === digest,
    remove: () => rmSync(file, { force: true }),
    write() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, digest);
    },
  };
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function read(file) {
  return readFileSync(join(root, file));
}
