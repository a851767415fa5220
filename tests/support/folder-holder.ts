import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { bundledProgram } from "./bundled-program.ts";

export interface FolderHolder {
  pid: number;
  ask(command: "lock" | "unlock" | "write" | "write on" | "count"): Promise<string>;
  killHard(): Promise<void>;
}

/** Another real process that holds the folder when asked to. */
export async function startFolderHolder(folder: string): Promise<FolderHolder> {
  const child = spawn(process.execPath, [await bundledProgram("hold-database-folder"), folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  await nextLine();
  return {
    pid: child.pid ?? 0,
    ask(command) {
      child.stdin.write(`${command}\n`);
      return nextLine();
    },
    async killHard() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
