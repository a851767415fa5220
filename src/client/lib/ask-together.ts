import type { QueryClient } from "@tanstack/react-query";
import { apiOf } from "./query-client.ts";

/** A page of the API at most. */
const mostAtOnce = 100;

interface Batch<Answer> {
  userId: string;
  ids: number[];
  answers: Promise<Map<number, Answer>>;
}

/**
 * A screen full of things asks about each of them at once, and one request answers all. `list` is a list of the
 * member's that takes ids, up to their parameter's name.
 */
export function askTogether<Answer>(list: string, idOf: (answer: Answer) => number) {
  const open = new WeakMap<QueryClient, Batch<Answer>>();

  async function ask(queryClient: QueryClient, userId: string, ids: number[]) {
    // Those who ask in the same breath still get in.
    await null;
    open.delete(queryClient);
    const path = `/api/users/${encodeURIComponent(userId)}/${list}=${ids}&limit=${mostAtOnce}`;
    const answers = await apiOf(queryClient).get<Answer[]>(path);
    return new Map(answers.map((answer) => [idOf(answer), answer]));
  }

  return async (queryClient: QueryClient, userId: string, id: number): Promise<Answer | null> => {
    let batch = open.get(queryClient);
    if (batch?.userId !== userId || batch.ids.length >= mostAtOnce) {
      const ids: number[] = [];
      batch = { userId, ids, answers: ask(queryClient, userId, ids) };
      open.set(queryClient, batch);
    }
    batch.ids.push(id);
    return (await batch.answers).get(id) ?? null;
  };
}
