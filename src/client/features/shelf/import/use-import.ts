import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reloadCollection } from "#client/features/collection/reload-collection.ts";
import { refreshProgress } from "#client/features/gamification/follow-progress.ts";
import { ApiError } from "#client/lib/api.ts";
import { announceChange } from "#client/lib/other-tabs.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import { readCollectionCsv } from "#contract/collection-csv.ts";
import type { ImportMatch } from "#contract/collection-import.ts";
import { CsvError } from "#contract/csv.ts";
import { groupOf, type ImportLine, rowToSend } from "./import-lines.ts";
import { readTextFile } from "./read-file.ts";
import { sendRows } from "./send-rows.ts";

interface ImportedFile {
  name: string;
  lines: ImportLine[];
  unused: string[];
}

/** A file on its way into the collection: read, checked by the server, decided on, then written. */
export function useImport(viewer: User) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [done, setDone] = useState(0);
  const [result, setResult] = useState<{ added: number; changed: number } | null>(null);
  const send = (dryRun: boolean, lines: ImportLine[], onPiece?: (count: number) => void) =>
    sendRows(apiOf(queryClient), viewer.id, { dryRun, rows: lines.map(rowToSend), onPiece });

  const check = useMutation({
    mutationFn: async (chosen: File): Promise<ImportedFile> => {
      const { lines, unused } = readCollectionCsv(await readTextFile(chosen), new Date());
      const readable = lines.filter(({ problems }) => problems.length === 0);
      setDone(0);
      const outcomes = await send(true, readable, setDone);
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
  });

  const decide = useMutation({
    mutationFn: async ({ line, decision }: { line: ImportLine; decision: ImportMatch }) => {
      const [outcome] = await send(true, [{ ...line, decision }]);
      return { ...line, decision, outcome };
    },
    onSuccess: (decided) => replace([decided]),
  });

  const toWrite = file?.lines.filter((line) => ["added", "changed"].includes(groupOf(line))) ?? [];

  const write = useMutation({
    mutationFn: async () => {
      const before = done;
      await send(false, toWrite.slice(before), (count) => setDone(before + count));
    },
    onSuccess: () =>
      setResult({
        added: toWrite.filter((line) => groupOf(line) === "added").length,
        changed: toWrite.filter((line) => groupOf(line) === "changed").length,
      }),
    // Whatever was written before it broke off is there to stay.
    onSettled: () => {
      reloadCollection(queryClient, viewer.id);
      announceChange({ what: "entries" });
      refreshProgress(queryClient, viewer.id);
    },
  });

  function replace(changed: ImportLine[]) {
    // What is to be written is no longer what was half written; doing it again harms nothing.
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
    /** Takes a decision back. */
    reopen: (line: ImportLine) =>
      replace([
        {
          ...line,
          decision: undefined,
          outcome: { status: "unknown", sandwich: null, candidates: [], changes: [] },
        },
      ]),
    problem: problemOf(check.error ?? decide.error),
    writeProblem: problemOf(write.error),
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

export type Import = ReturnType<typeof useImport>;

function problemOf(error: Error | null): string | null {
  if (!error) return null;
  if (error instanceof CsvError) return error.message;
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  return said ?? "We could not reach the server. Please try again.";
}
