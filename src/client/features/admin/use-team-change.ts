import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Api, isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { type ToastMessage, toast } from "#client/ui/toast-queue.ts";
import { reloadTables } from "./data-table/table.queries.ts";

interface TeamChange<Input, Result> {
  send: (api: Api, input: Input) => Promise<Result>;
  /** What else than the tables shows the change. */
  alsoReload?: (input: Input) => unknown[][];
  done: (input: Input) => ToastMessage;
  failed: (error: unknown) => Omit<ToastMessage, "variant">;
  onDone?: () => void;
}

/** A change by an admin: it says how it went, and the tables tell the truth again, also when it failed. */
export function useTeamChange<Input, Result = void>({
  send,
  alsoReload,
  done,
  failed,
  onDone,
}: TeamChange<Input, Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    // Without a network it fails and says so; by default it would wait in silence.
    networkMode: "always",
    mutationFn: (input: Input) => send(apiOf(queryClient), input),
    onSuccess: (_, input) => {
      toast(done(input));
      onDone?.();
    },
    onError: (error) => {
      // The end of a session is told where it is noticed.
      if (!isUnauthenticated(error)) toast({ ...failed(error), variant: "destructive" });
    },
    onSettled: (_, __, input) =>
      Promise.all([
        reloadTables(queryClient),
        ...(alsoReload?.(input) ?? []).map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ]),
  });
}
