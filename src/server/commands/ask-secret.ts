import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks without showing what is typed; without a terminal nobody can answer. */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return "";
  process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stdout.write("\n");
  }
}
