import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { tellRefusal } from "#client/features/accounts/server-refusal.ts";
import { type Api, isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";

interface ReviewChange<Input> {
  send: (api: Api, input: Input) => Promise<unknown>;
  /** Makes the lists true again; the change is pending until then. */
  reload: (queryClient: QueryClient) => Promise<void>;
  onDone?: (input: Input) => void;
  /** What to say when the server says nothing. */
  failure: string;
}

/** A change of somebody's reviews or of what they think of one: it fails aloud and reloads what it touched. */
export function useReviewChange<Input = void>({
  send,
  reload,
  onDone,
  failure,
}: ReviewChange<Input>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (input: Input) => send(apiOf(queryClient), input),
    onSuccess: async (_, input) => {
      await reload(queryClient);
      // What the page's head tells search engines follows too.
      router.invalidate();
      onDone?.(input);
    },
    onError: (error) => {
      // The end of a session is told where it is noticed.
      if (!isUnauthenticated(error)) tellRefusal("Error", error, failure, "review");
    },
  });
}
