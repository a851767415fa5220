import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { GripVertical, Plus, Sandwich as SandwichIcon, Trash2 } from "lucide-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from "react";
import { useEditing } from "#client/features/catalogue-editing/use-editing.ts";
import { FactLine } from "#client/features/facts/fact-line.tsx";
import { menuQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { failedWith } from "#client/lib/error-message.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button, SmallButton } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { cx } from "#client/ui/cx.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { Price } from "#client/ui/price.tsx";
import { reorderMenu } from "#contract/catalogue-changes.endpoints.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { DeletionEffectsNote } from "../restaurants/deletion-effects.tsx";
import { useDeletePart } from "../restaurants/use-trash.ts";
import { ConfirmDeletion, EditButton } from "../row-buttons.tsx";

const SandwichForm = lazyPart(async () => (await import("./part-forms.tsx")).SandwichForm);

export function MenuTab({ restaurantId }: { restaurantId: number }) {
  const { data: menu } = useSuspenseQuery(menuQuery(restaurantId));
  const { editing, open, close, focusAfter } = useEditing();
  const [deleting, setDeleting] = useState<Sandwich | null>(null);
  const { move, announcement } = useMenuOrder(restaurantId, menu);
  const { list, drag, handleProps } = useDrag(move);
  const sections = [...new Set(menu.flatMap(({ section }) => section ?? []))];
  const form = { restaurantId, sections, onClose: close };
  const addButton = (
    <Button ref={focusAfter("new")} onClick={() => open("new")} disabled={editing !== null}>
      <Plus strokeWidth={3} />
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
            gap={drag && drag.from !== index ? dropEdge(drag.gap, index, menu.length) : null}
            isDragged={drag?.from === index}
            isBusy={editing !== null}
            handleProps={handleProps(index)}
            onStep={(step) => move(index, index + step)}
            editRef={focusAfter(sandwich.id)}
            onEdit={() => open(sandwich.id)}
            onDelete={() => setDeleting(sandwich)}
          >
            {editing === sandwich.id && <SandwichForm {...form} sandwich={sandwich} />}
          </MenuRow>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {deleting && <DeleteSandwich sandwich={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}

/** The edge at which a row marks the place of a drop. */
function dropEdge(gap: number, index: number, count: number): "above" | "below" | null {
  if (gap === index) return "above";
  return gap === count && index === count - 1 ? "below" : null;
}

type MenuRowProps = {
  sandwich: Sandwich;
  gap: "above" | "below" | null;
  isDragged: boolean;
  isBusy: boolean;
  handleProps: ComponentProps<"button">;
  onStep: (step: 1 | -1) => void;
  editRef?: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onDelete: () => void;
  /** The form while the sandwich is edited, else nothing. */
  children: ReactNode;
};

function MenuRow({
  sandwich,
  gap,
  isDragged,
  isBusy,
  handleProps,
  onStep,
  editRef,
  onEdit,
  onDelete,
  children,
}: MenuRowProps) {
  const { name, section, price, tags, ingredients } = sandwich;
  const id = `sandwich-${sandwich.id}`;
  const look = cx(
    "relative scroll-mt-20 rounded-card border-2 border-line bg-card",
    isDragged && "opacity-55",
    gap &&
      "after:absolute after:inset-x-0 after:h-1 after:rounded-full after:bg-paprika after:content-['']",
    gap === "above" && "after:-top-2.5",
    gap === "below" && "after:-bottom-2.5",
  );
  const row = { id, className: cx(look, "p-4 sm:p-6") };
  if (children) return <li {...row}>{children}</li>;
  return (
    <li id={id} className={cx(look, "flex items-center gap-2 py-3 pr-3 pl-1 sm:pr-4")}>
      <button
        type="button"
        aria-label={`Move ${name}`}
        title="Drag, or press the arrow keys"
        disabled={isBusy}
        onKeyDown={(event) => step(event, onStep)}
        className="inline-flex size-touch shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-soft hover:text-ink disabled:cursor-not-allowed disabled:opacity-55"
        {...handleProps}
      >
        <GripVertical />
      </button>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h3 dir="auto" className="text-xl">
            {name}
          </h3>
          <p className="truncate text-soft">
            {[section, ingredients.join(", ")].filter(Boolean).join(" · ") || "Ingredients unknown"}
          </p>
          <FactLine fact={{ ...sandwich, kind: "price" }} source={sandwich.priceSource} />
        </div>
        <div className="hidden flex-wrap gap-1.5 lg:flex">
          {tags.slice(0, 3).map((tag) => (
            <Badge key={tag.id}>{tag.name}</Badge>
          ))}
        </div>
        <div className="flex items-center gap-2">
          <Price value={price} className="mr-2" />
          <EditButton name={name} ref={editRef} disabled={isBusy} onClick={onEdit} />
          <SmallButton
            variant="quiet"
            aria-label={`Delete ${name}`}
            disabled={isBusy}
            onClick={onDelete}
          >
            <Trash2 />
            <span className="max-sm:sr-only">Delete</span>
          </SmallButton>
        </div>
      </div>
    </li>
  );
}

function step(event: KeyboardEvent, onStep: (step: 1 | -1) => void) {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  onStep(event.key === "ArrowUp" ? -1 : 1);
}

type DeleteSandwichProps = { sandwich: { id: number; name: string }; onClose: () => void };

function DeleteSandwich({ sandwich: { id, name }, onClose }: DeleteSandwichProps) {
  return (
    <ConfirmDeletion
      thing={{ kind: "sandwich", id, name }}
      description="It leaves the menu at once. An admin can restore it for 30 days."
      deletion={useDeletePart(onClose)}
      onClose={onClose}
    >
      <DeletionEffectsNote kind="sandwich" id={id} />
    </ConfirmDeletion>
  );
}

/** Shows the new order at once and saves one move after the other. A refused move is reverted. */
function useMenuOrder(restaurantId: number, menu: Sandwich[]) {
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState("");
  const { queryKey } = menuQuery(restaurantId);
  const saving = useChange({
    scope: { id: `menu order ${restaurantId}` },
    send: (api, sandwichIds: number[]) =>
      api.call(reorderMenu, { id: restaurantId, body: { sandwichIds } }),
    failed: failedWith("Reordering Failed"),
    onFailure: () => queryClient.invalidateQueries({ queryKey }),
  });

  function move(from: number, to: number) {
    const index = Math.max(0, Math.min(to, menu.length - 1));
    const sandwich = menu[from];
    if (!sandwich || index === from) return;
    const next = moveItem(menu, from, index);
    queryClient.setQueryData(queryKey, next);
    setAnnouncement(`${sandwich.name} is now number ${index + 1} of ${menu.length}`);
    saving.mutate(next.map(({ id }) => id));
  }
  return { move, announcement };
}

interface Drag {
  from: number;
  /** The index of the gap between rows that it would drop into. */
  gap: number;
}

/** Dragging by a handle, with mouse or finger. The rows only move when it is dropped. */
function useDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const gapUnder = (event: PointerEvent) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    return gapAt(rows, event.clientY);
  };
  const handleProps = (from: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, gap: from });
    },
    onPointerMove: (event: PointerEvent) => drag && setDrag({ from, gap: gapUnder(event) }),
    onPointerUp: (event: PointerEvent) => {
      if (!drag) return;
      const gap = gapUnder(event);
      setDrag(null);
      onMove(from, gap > from ? gap - 1 : gap);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { list, drag, handleProps };
}

/** A copy of the list with one item at another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  const at = Math.max(0, Math.min(to, items.length - 1));
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(at, 0, item);
}

/** The index of the gap that a pointer is nearest to, in a column of boxes. */
export function gapAt(boxes: readonly { top: number; bottom: number }[], y: number): number {
  const below = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return below === -1 ? boxes.length : below;
}
