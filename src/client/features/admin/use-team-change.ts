import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Api, isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { type ToastMessage, toast } from "#client/ui/toast-queue.ts";
import { reloadTables } from "./data-table/table.queries.ts";
import { reloadCatalogue } from "./reload-catalogue.ts";

interface TeamChange<Input, Result> {
  send: (api: Api, input: Input) => Promise<Result>;
  /** What else than the tables shows the change. */
  alsoReload?: (input: Input) => unknown[][];
  /** Then the pages that everybody sees show it too. */
  isOfCatalogue?: boolean;
  done: (input: Input) => ToastMessage;
  failed: (error: unknown, input: Input) => Omit<ToastMessage, "variant">;
  onDone?: (input: Input) => void;
}

/** A change by one of the team: it says how it went, and the tables tell the truth again, also when it failed. */
export function useTeamChange<Input, Result = void>({
  send,
  alsoReload,
  isOfCatalogue,
  done,
  failed,
  onDone,
}: TeamChange<Input, Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(apiOf(queryClient), input),
    onSuccess: (_, input) => {
      toast(done(input));
      onDone?.(input);
    },
    onError: (error, input) => {
      // The end of a session is told where it is noticed.
      if (!isUnauthenticated(error)) toast({ ...failed(error, input), variant: "destructive" });
    },
    onSettled: (_, __, input) =>
      Promise.all([
        isOfCatalogue ? reloadCatalogue(queryClient) : reloadTables(queryClient),
        ...(alsoReload?.(input) ?? []).map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ]),
  });
}
