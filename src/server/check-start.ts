import { access, constants, mkdir } from "node:fs/promises";
import { type Config, settingNames } from "./config.ts";
import { isEasilyGuessed } from "./features/accounts/passwords.ts";
import { editDistance } from "./features/search/spelling.service.ts";
import { requireFreePort } from "./http/listen.ts";

/** Finds what would end the start later. Nothing has been created by then: no database, no first admin. */
export async function requireStartable(config: Config): Promise<void> {
  const { adminPassword, contactEmail = "admin" } = config;
  if (adminPassword && (await isEasilyGuessed(adminPassword, ["admin", contactEmail]))) {
    throw new Error("ADMIN_PASSWORD is too common. Choose one that is harder to guess.");
  }
  await requireFreePort(config, "PORT");
  for (const port of metricsPortsOf(config)) {
    await requireFreePort({ host: config.metricsHost, port }, "METRICS_PORT");
  }
  if (config.backups) await requireWritable(config.backupDir);
}

/** Each worker has the next one. */
function metricsPortsOf({ metricsPort, workers }: Config): number[] {
  if (metricsPort === null) return [];
  return Array.from({ length: workers }, (_, worker) => metricsPort && metricsPort + worker);
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `backups cannot be written to ${folder} (${reason}). Set BACKUP_DIR to another folder, or BACKUPS=0.`,
    );
  }
}

/** A sentence for every variable that is spelled nearly like a setting. */
export function findMisspelled(env: Record<string, string | undefined>): string[] {
  return Object.keys(env).flatMap((name) => {
    if (settingNames.includes(name)) return [];
    const meant = settingNames.find((setting) => isNearly(name, setting));
    return meant ? [`${name} is no setting. Did you mean ${meant}?`] : [];
  });
}

function isNearly(name: string, setting: string): boolean {
  const [typed, meant] = [name, setting].map((text) => text.toUpperCase().replaceAll("_", ""));
  // In a short name two other letters make another word: HOME is no misspelled HOST.
  const limit = setting.length < 8 ? 1 : 2;
  return editDistance(typed ?? "", meant ?? "", limit) <= limit;
}
