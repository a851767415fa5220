import { useSuspenseQuery } from "@tanstack/react-query";
import { Plus, Sandwich as SandwichIcon } from "lucide-react";
import { useState } from "react";
import { menuQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { DeleteSandwich } from "./delete-sandwich.tsx";
import { MenuRow } from "./menu-row.tsx";
import { SandwichForm } from "./sandwich-form.tsx";
import { useDrag } from "./use-drag.ts";
import { useEditing } from "./use-editing.ts";
import { useMenuOrder } from "./use-menu-order.ts";

export function MenuTab({ restaurantId }: { restaurantId: number }) {
  const { data: menu } = useSuspenseQuery(menuQuery(restaurantId));
  const { editing, open, close, focusAfter } = useEditing();
  const [doomed, setDoomed] = useState<Sandwich | null>(null);
  const { move, announcement } = useMenuOrder(restaurantId, menu);
  const { list, drag, handleProps } = useDrag(move);
  const sections = [...new Set(menu.flatMap(({ section }) => section ?? []))];
  const form = { restaurantId, sections, onClose: close };
  const addButton = (
    <Button ref={focusAfter("new")} onClick={() => open("new")} disabled={editing !== null}>
      <Plus aria-hidden="true" strokeWidth={3} />
      Add Sandwich
    </Button>
  );
  return (
    <section aria-labelledby="manage-menu">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="manage-menu" className="text-3xl">
          Manage Menu
        </h2>
        {menu.length > 0 && addButton}
      </div>
      {editing === "new" && (
        <Card className="mb-5 p-4 sm:p-6">
          <h3 className="mb-4 text-2xl">New sandwich</h3>
          <SandwichForm {...form} />
        </Card>
      )}
      {menu.length === 0 && editing === null && (
        <EmptyState
          art={<SandwichIcon />}
          title="No chicken sandwiches on the menu yet"
          action={addButton}
        />
      )}
      <ul ref={list} className="grid grid-cols-1 gap-3">
        {menu.map((sandwich, index) => (
          <MenuRow
            key={sandwich.id}
            sandwich={sandwich}
            gap={drag && drag.from !== index ? gapOf(drag.gap, index, menu.length) : null}
            isDragged={drag?.from === index}
            isBusy={editing !== null}
            handleProps={handleProps(index)}
            onStep={(step) => move(index, index + step)}
            editRef={focusAfter(sandwich.id)}
            onEdit={() => open(sandwich.id)}
            onDelete={() => setDoomed(sandwich)}
          >
            {editing === sandwich.id && <SandwichForm {...form} sandwich={sandwich} />}
          </MenuRow>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {doomed && <DeleteSandwich sandwich={doomed} onClose={() => setDoomed(null)} />}
    </section>
  );
}

/** Where a row shows that the dragged one would fall beside it. */
function gapOf(gap: number, index: number, count: number): "above" | "below" | null {
  if (gap === index) return "above";
  return gap === count && index === count - 1 ? "below" : null;
}
