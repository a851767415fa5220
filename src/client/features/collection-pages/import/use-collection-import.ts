import { useState } from "react";
import { reloadCollection } from "#client/features/collection/reload-collection.ts";
import { refreshProgress } from "#client/features/gamification/follow-progress.ts";
import { type Api, ApiError } from "#client/lib/api.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import { useChange } from "#client/lib/use-change.ts";
import type { User } from "#contract/accounts.ts";
import { importCollection } from "#contract/collection.endpoints.ts";
import type { ImportMatch, ImportOutcome } from "#contract/collection.ts";
import { rowsPerImport } from "#contract/collection-choices.ts";
import { csvLimits, readCollectionCsv } from "#contract/collection-csv.ts";
import { CsvError } from "#contract/csv.ts";
import { groupOf, type ImportLine, rowToSend } from "./import-lines.ts";

interface ImportedFile {
  name: string;
  lines: ImportLine[];
  unused: string[];
}

/** Reads a file, has the server check its rows, takes the member's decisions and writes the rows. */
export function useCollectionImport(viewer: User) {
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [done, setDone] = useState(0);
  const [result, setResult] = useState<{ added: number; changed: number } | null>(null);
  /** `onPiece` is called with the number of rows done so far. */
  async function send(
    api: Api,
    dryRun: boolean,
    lines: ImportLine[],
    onPiece?: (done: number) => void,
  ) {
    const outcomes: ImportOutcome[] = [];
    const size = dryRun ? rowsPerImport : rowsPerWrite;
    for (let start = 0; start < lines.length; start += size) {
      const body = { dryRun, rows: lines.slice(start, start + size).map(rowToSend) };
      outcomes.push(...(await api.call(importCollection, { id: viewer.id, body })));
      onPiece?.(outcomes.length);
    }
    return outcomes;
  }
  // The page itself shows the errors.
  const failed = () => undefined;

  const check = useChange({
    send: async (api, chosen: File): Promise<ImportedFile> => {
      const { lines, unused } = readCollectionCsv(await readTextFile(chosen), new Date());
      const readable = lines.filter(({ problems }) => problems.length === 0);
      setDone(0);
      const outcomes = await send(api, true, readable, setDone);
      const byLine = new Map(readable.map((line, index) => [line, outcomes[index]]));
      return {
        name: chosen.name,
        lines: lines.map((line) => ({ ...line, outcome: byLine.get(line) })),
        unused,
      };
    },
    onSuccess: (checked) => {
      setFile(checked);
      setDone(0);
    },
    failed,
  });

  const decide = useChange({
    send: async (api, { line, decision }: { line: ImportLine; decision: ImportMatch }) => {
      const [outcome] = await send(api, true, [{ ...line, decision }]);
      return { ...line, decision, outcome };
    },
    onSuccess: (decided) => replace([decided]),
    failed,
  });

  const toWrite = file?.lines.filter((line) => ["added", "changed"].includes(groupOf(line))) ?? [];

  const write = useChange({
    send: async (api) => {
      const before = done;
      await send(api, false, toWrite.slice(before), (count) => setDone(before + count));
    },
    onSuccess: () =>
      setResult({
        added: toWrite.filter((line) => groupOf(line) === "added").length,
        changed: toWrite.filter((line) => groupOf(line) === "changed").length,
      }),
    failed,
    reload: async (queryClient) => {
      // Stars of visits may now be ratings, which are shown everywhere.
      queryClient.invalidateQueries({ refetchType: "none" });
      reloadCollection(queryClient, viewer.id);
      announceChange({ what: "entries" });
      refreshProgress(queryClient, viewer.id);
    },
    // Rows before the failure are written.
    reloadsOnFailure: true,
  });

  function replace(changed: ImportLine[]) {
    // `toWrite` changes, so writing starts over. Writing a row twice changes nothing.
    setDone(0);
    const byNumber = new Map(changed.map((line) => [line.number, line]));
    setFile(
      (known) =>
        known && { ...known, lines: known.lines.map((line) => byNumber.get(line.number) ?? line) },
    );
  }

  return {
    file,
    toWrite,
    done,
    result,
    check,
    write,
    match: decide.mutate,
    isMatching: decide.isPending,
    skip: (lines: ImportLine[]) => replace(lines.map((line) => ({ ...line, decision: "skip" }))),
    reopen: (line: ImportLine) =>
      replace([
        {
          ...line,
          decision: undefined,
          outcome: { status: "unknown", sandwich: null, candidates: [], changes: [] },
        },
      ]),
    problem: errorMessage(check.error ?? decide.error),
    writeProblem: errorMessage(write.error),
    startOver: () => {
      setFile(null);
      setResult(null);
      setDone(0);
      check.reset();
      write.reset();
      decide.reset();
    },
  };
}

export type Import = ReturnType<typeof useCollectionImport>;

function errorMessage(error: Error | null): string | null {
  if (!error) return null;
  if (error instanceof CsvError) return error.message;
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  return said ?? "We could not reach the server. Please try again.";
}

/** Spreadsheets write UTF-8, UTF-16 or, older ones, Windows-1252. */
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

/** Fewer than for a check, because writing locks the member's entries. */
const rowsPerWrite = 25;
