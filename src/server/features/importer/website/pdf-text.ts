import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

const mostPages = 20;
const patienceMs = 10_000;
const memoryMb = 256;

/** Plain text of its own, because the built server is one file that a worker could not be started from. */
const work = `
const { parentPort, workerData } = require("node:worker_threads");
import(workerData.library).then(async ({ getDocumentProxy }) => {
  const pdf = await getDocumentProxy(workerData.bytes, { isEvalSupported: false });
  const lines = [];
  for (let number = 1; number <= Math.min(pdf.numPages, workerData.mostPages); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const { str, hasEOL } of items) lines.push(str ?? "", hasEOL ? "\\n" : "");
    lines.push("\\n\\n");
  }
  parentPort.postMessage(lines.join(""));
}).catch(() => parentPort.postMessage(null));
`;

/**
 * The text layer of a PDF, or null when it has none or cannot be read. In a thread of its own: a file made to
 * take for ever is stopped, and nobody else waits for it.
 */
export async function textOfPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<string | null> {
  if (signal?.aborted) return null;
  const library = pathToFileURL(createRequire(import.meta.url).resolve("unpdf")).href;
  const worker = new Worker(work, {
    eval: true,
    workerData: { library, bytes: new Uint8Array(bytes), mostPages },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  const patience = AbortSignal.timeout(patienceMs);
  try {
    return await new Promise<string | null>((resolve) => {
      const giveUp = () => resolve(null);
      worker.once("message", (text: string | null) => resolve(text?.trim() ? text : null));
      worker.once("error", giveUp);
      worker.once("exit", giveUp);
      patience.addEventListener("abort", giveUp, { once: true });
      signal?.addEventListener("abort", giveUp, { once: true });
    });
  } finally {
    await worker.terminate();
  }
}
