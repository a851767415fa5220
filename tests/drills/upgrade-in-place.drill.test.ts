import { execFile } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort, startPostgresServer } from "#tests/support/postgres-server.ts";
import { spawnBuiltProduct, untilReady } from "#tests/support/product-process.ts";

const pages = ["/", "/explore?view=sandwiches", "/login", "/leaderboard"];
const notCopied = [".git", "data", "dist", "node_modules", "test-results"];

/** A copy of the project, which can be changed and built. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cluck-upgrade-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const filter = (path: string) => !notCopied.includes(relative(".", path));
  await cp(".", folder, { recursive: true, filter });
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

const buildIn = (cwd: string) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd,
    env: { ...process.env, NODE_ENV: "production" },
  });

/** The hashed files that a page names. */
async function filesOf(origin: string, page: string): Promise<string[]> {
  const answer = await fetch(`${origin}${page}`);
  const html = await answer.text();
  expect(answer.status, page).toBe(200);
  const names = html.match(/\/assets\/[\w.-]+/g) ?? [];
  expect(names.length, page).toBeGreaterThan(3);
  return [...new Set(names)];
}

async function filesOfAll(origin: string): Promise<Set<string>> {
  const files = await Promise.all(pages.map((page) => filesOf(origin, page)));
  return new Set(files.flat());
}

async function expectAnswered(origin: string, files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const answer = await fetch(`${origin}${file}`);
    await answer.arrayBuffer();
    expect(answer.status, file).toBe(200);
  }
}

/** Reads pages with all of their files, as visitors do, until it is stopped; then throws what failed first. */
function startVisiting(origins: string[]) {
  let isOver = false;
  let visits = 0;
  const visit = async (origin: string) => {
    while (!isOver) {
      for (const page of pages) await expectAnswered(origin, await filesOf(origin, page));
      visits += 1;
      // The build needs the processor too.
      await setTimeout(500);
    }
  };
  const visiting = Promise.all(origins.map(visit));
  visiting.catch(() => {});
  return async () => {
    isOver = true;
    await visiting;
    expect(visits).toBeGreaterThan(origins.length);
  };
}

test.runIf(process.platform === "linux")(
  "a new version is built under a running one, and every page and file of both is answered",
  async () => {
    const project = await copyProject();
    await buildIn(project);
    const server = await startPostgresServer();
    onTestFinished(() => server.stop());
    const start = async (name: string, settings: Record<string, string>) => {
      const { child, complaints } = spawnBuiltProduct(
        { DATA_DIR: join(project, "data", name), ...settings },
        project,
      );
      onTestFinished(() => void child.kill("SIGKILL"));
      const { origin } = await untilReady(child).catch((error) => {
        throw new Error(complaints.join(""), { cause: error });
      });
      return { child, origin };
    };
    const single = await start("single", {});
    const rolling = await start("rolling", {
      DATABASE_URL: server.url("postgres"),
      WORKERS: "2",
      PORT: String(await findFreePort()),
    });
    const workers = () =>
      readFileSync(`/proc/${rolling.child.pid}/task/${rolling.child.pid}/children`, "utf8")
        .trim()
        .split(" ");
    await expect.poll(() => workers().length).toBe(2);
    const origins = [single.origin, rolling.origin];
    const before = await filesOfAll(single.origin);

    let stopVisiting = startVisiting(origins);
    appendFileSync(join(project, "src/client/styles.css"), "\n.next-version { color: red; }\n");
    appendFileSync(join(project, "src/client/entry-client.tsx"), "\nconsole.debug('next');\n");
    await buildIn(project);
    await stopVisiting();
    for (const origin of origins) expect(await filesOfAll(origin)).toEqual(before);

    const areReplaced = (former: string[]) =>
      workers().length === 2 && workers().every((pid) => !former.includes(pid));
    const first = workers();
    for (const pid of first) process.kill(Number(pid), "SIGKILL");
    await expect.poll(() => areReplaced(first)).toBe(true);
    await expect.poll(() => filesOfAll(rolling.origin).catch(String)).toEqual(before);

    stopVisiting = startVisiting([rolling.origin]);
    const second = workers();
    rolling.child.kill("SIGHUP");
    await expect.poll(() => areReplaced(second)).toBe(true);
    await stopVisiting();
    const after = await filesOfAll(rolling.origin);
    const added = [...after].filter((file) => !before.has(file)).map((file) => basename(file));
    expect(added).toEqual(
      expect.arrayContaining([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)]),
    );

    // The one that is not restarted yet has the files of both, and so have those that are.
    for (const origin of origins) await expectAnswered(origin, [...before, ...after]);
    single.child.kill("SIGTERM");
    await once(single.child, "exit");
    const restarted = await start("single", {});
    expect(await filesOfAll(restarted.origin)).toEqual(after);
    await expectAnswered(restarted.origin, before);
  },
);
