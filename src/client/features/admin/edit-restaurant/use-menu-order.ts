import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { menuQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { anyMessageOf } from "../error-message.ts";
import { moved } from "./menu-order.ts";

/** Shows the new order at once and writes it, one move after the other; what is refused goes back. */
export function useMenuOrder(restaurantId: number, menu: Sandwich[]) {
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState("");
  const { queryKey } = menuQuery(restaurantId);
  const writing = useMutation({
    scope: { id: `menu order ${restaurantId}` },
    mutationFn: (sandwichIds: number[]) =>
      apiOf(queryClient).send("PUT", `/api/restaurants/${restaurantId}/menu-order`, {
        sandwichIds,
      }),
    onError: (error) => {
      if (!isUnauthenticated(error)) {
        toast({
          title: "Reordering Failed",
          description: anyMessageOf(error),
          variant: "destructive",
        });
      }
      return queryClient.invalidateQueries({ queryKey });
    },
  });

  function move(from: number, to: number) {
    const place = Math.max(0, Math.min(to, menu.length - 1));
    const sandwich = menu[from];
    if (!sandwich || place === from) return;
    const next = moved(menu, from, place);
    queryClient.setQueryData(queryKey, next);
    setAnnouncement(`${sandwich.name} is now number ${place + 1} of ${menu.length}`);
    writing.mutate(next.map(({ id }) => id));
  }
  return { move, announcement };
}
