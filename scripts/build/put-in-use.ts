import { readdir, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";

const buildName = /^build-\d{8}T\d{9}Z$/;

const mostBuilds = 10;

/** Sorts by time. */
export const newBuildName = () => `build-${new Date().toISOString().replace(/[-:.]/g, "")}`;

/**
 * `dist/server` leads to the server of this build from one moment to the next. Running servers go on with the folder of
 * their own build.
 */
export async function putInUse(dist: string, name: string): Promise<void> {
  await rename(join(dist, `${name}.part`), join(dist, name));
  const link = join(dist, "server");
  const draft = join(dist, `${name}.link`);
  await symlink(join(name, "server"), draft, "junction");
  await rename(draft, link).catch(async () => {
    // Windows replaces no link, and earlier versions built into a folder of this name.
    await rm(link, { recursive: true });
    await rename(draft, link);
  });
  await removeOlderBuilds(dist, name);
}

/**
 * Open pages name files of earlier builds, and a running server needs its own. Which one that is cannot be seen from here:
 * the server may run as another user, and may not be allowed to write a note.
 */
async function removeOlderBuilds(dist: string, current: string): Promise<void> {
  const isEarlier = (name: string) => name.startsWith("build-") && name < current;
  const earlier = (await readdir(dist)).filter(isEarlier).sort();
  // The others were broken off.
  const kept = earlier.filter((name) => buildName.test(name)).slice(1 - mostBuilds);
  for (const name of earlier.filter((name) => !kept.includes(name))) {
    await rm(join(dist, name), { recursive: true });
  }
}
