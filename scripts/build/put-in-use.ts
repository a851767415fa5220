import { existsSync } from "node:fs";
import { readdir, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";

const buildName = /^build-\d{8}T\d{9}Z$/;

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

/** Pages that are open in browsers name the files of the build before, and a server may run that was started before that. */
async function removeOlderBuilds(dist: string, current: string): Promise<void> {
  const isEarlier = (name: string) => name.startsWith("build-") && name < current;
  const earlier = (await readdir(dist)).filter(isEarlier).sort();
  // The others were broken off.
  const whole = earlier.filter((name) => buildName.test(name));
  const wasStarted = (name: string) => existsSync(join(dist, name, "started"));
  const kept = [whole.at(-1), whole.findLast(wasStarted)];
  for (const name of earlier.filter((name) => !kept.includes(name))) {
    await rm(join(dist, name), { recursive: true });
  }
}
