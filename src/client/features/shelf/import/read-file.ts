import { csvLimits } from "#contract/collection-csv.ts";
import { CsvError } from "#contract/csv.ts";

/** Spreadsheets write UTF-8, UTF-16 or, on older machines, the letters of Windows. */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > csvLimits.bytes) {
    throw new CsvError(`The file is larger than ${csvLimits.bytes / 1024 / 1024} MB.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
