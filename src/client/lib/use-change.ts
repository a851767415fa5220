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

/** How something is changed on the server, and what the page does about the result. */
export interface Change<Input, Result> {
  send: (api: Api, input: Input) => Promise<Result>;
  /** The toast of a success; none where the page shows it by itself. */
  done?: (result: Result, input: Input) => ToastMessage | undefined;
  /** The toast of a failure, destructive by default; none where a form shows it. Not asked when the session ended. */
  failed: (error: Error, input: Input) => ToastMessage | undefined;
  onSuccess?: (result: Result, input: Input) => unknown;
  /** Awaited. Also after a 401, for what the page has shown ahead of the answer. */
  onFailure?: (error: Error, input: Input) => unknown;
  /** Brings what shows the change up to date. The change is pending until then. `result` is undefined after a failure. */
  reload?: (
    queryClient: QueryClient,
    input: Input,
    result: Result | undefined,
  ) => Promise<unknown> | QueryKey[] | undefined;
  /** For lists that somebody else may have changed: a failure reloads them too. */
  reloadsOnFailure?: boolean;
  onReloaded?: (result: Result, input: Input) => unknown;
  /** What `queryClient.isMutating` finds it by. */
  mutationKey?: QueryKey;
  /** Changes of one scope run one after another. */
  scope?: { id: string };
}

/**
 * The way to change something on the server from a component; login and logout, where a 401 is an ordinary answer, aside.
 * A 401 that ends the viewer's session is handled by `watchSessionEnd`.
 */
export function useChange<Input = void, Result = unknown>(change: Change<Input, Result>) {
  const queryClient = useQueryClient();
  return useMutation(toMutation(queryClient, change));
}

/** The same outside of components. Rejects as the call does, after the toast. */
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
