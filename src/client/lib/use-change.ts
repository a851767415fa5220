import {
  type MutationObserverOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { findViewer } from "#contract/accounts.endpoints.ts";
import { type Api, isUnauthenticated } from "./api.ts";
import { endpointKey } from "./endpoint-query.ts";
import { getApi } from "./query-client.ts";
import { type ToastMessage, toast } from "./toast-queue.ts";

/** A change on the server, and how the page reacts to the result. */
export interface Change<Input, Result> {
  send: (api: Api, input: Input) => Promise<Result>;
  /** The toast of a success, unless the page shows it otherwise. */
  done?: (result: Result, input: Input) => ToastMessage | undefined;
  /** The toast of a failure, unless a form shows it. Not called when the session ended. */
  failed: (error: Error, input: Input) => ToastMessage | undefined;
  onSuccess?: (result: Result, input: Input) => unknown;
  /** Awaited. Also called after a 401, to undo what the page showed ahead of the answer. */
  onFailure?: (error: Error, input: Input) => unknown;
  /** Reloads what shows the change, which is pending until then. `result` is undefined after a failure. */
  reload?: (
    queryClient: QueryClient,
    input: Input,
    result: Result | undefined,
  ) => Promise<unknown> | QueryKey[] | undefined;
  /** A failure reloads too, because somebody else may have changed the list. */
  reloadsOnFailure?: boolean;
  onReloaded?: (result: Result, input: Input) => unknown;
  /** For `queryClient.isMutating`. */
  mutationKey?: QueryKey;
  /** Changes with the same scope run one after another. */
  scope?: { id: string };
}

/**
 * Changes something on the server from a component. Only login and logout do without it, because a 401 is an ordinary
 * answer there. `watchSessionEnd` handles other 401s.
 */
export function useChange<Input = void, Result = unknown>(change: Change<Input, Result>) {
  const queryClient = useQueryClient();
  return useMutation(toMutation(queryClient, change));
}

/** The same outside of components. Rejects like the call, after the toast. */
export function runChange<Input, Result>(
  queryClient: QueryClient,
  change: Change<Input, Result>,
  input: Input,
): Promise<Result> {
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, toMutation(queryClient, change));
  return mutation.execute(input);
}

function toMutation<Input, Result>(
  queryClient: QueryClient,
  {
    send,
    done,
    failed,
    onSuccess,
    onFailure,
    reload,
    reloadsOnFailure,
    onReloaded,
    ...rest
  }: Change<Input, Result>,
): MutationObserverOptions<Result, Error, Input> {
  async function reloadAll(input: Input, result?: Result) {
    const reloading = reload?.(queryClient, input, result);
    if (!Array.isArray(reloading)) return reloading;
    await Promise.all(reloading.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }
  return {
    ...rest,
    mutationFn: (input) => send(getApi(queryClient), input),
    onSuccess: async (result, input) => {
      const message = done?.(result, input);
      if (message) toast(message);
      onSuccess?.(result, input);
      await reloadAll(input, result);
      onReloaded?.(result, input);
    },
    onError: async (error, input) => {
      const endsSession =
        isUnauthenticated(error) && queryClient.getQueryData(endpointKey(findViewer));
      const message = endsSession ? undefined : failed(error, input);
      if (message) toast({ variant: "destructive", ...message });
      await onFailure?.(error, input);
      if (reloadsOnFailure) await reloadAll(input);
    },
  };
}
