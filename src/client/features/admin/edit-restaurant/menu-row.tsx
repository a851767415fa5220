import { GripVertical, Pencil, Trash2 } from "lucide-react";
import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from "react";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { Price } from "#client/ui/price.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";

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
  /** The form, while it is being edited. */
  children: ReactNode;
};

export function MenuRow({
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
  const look = cx(
    "relative rounded-card border-2 border-line bg-card",
    isDragged && "opacity-55",
    gap &&
      "after:absolute after:inset-x-0 after:h-1 after:rounded-full after:bg-paprika after:content-['']",
    gap === "above" && "after:-top-2.5",
    gap === "below" && "after:-bottom-2.5",
  );
  if (children) return <li className={cx(look, "p-4 sm:p-6")}>{children}</li>;
  return (
    <li className={cx(look, "flex items-center gap-2 py-3 pr-3 pl-1 sm:pr-4")}>
      <button
        type="button"
        aria-label={`Move ${name}`}
        title="Drag, or press the arrow keys"
        disabled={isBusy}
        onKeyDown={(event) => step(event, onStep)}
        className="inline-flex size-touch shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-soft hover:text-ink disabled:cursor-not-allowed disabled:opacity-55"
        {...handleProps}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h3 dir="auto" className="text-xl">
            {name}
          </h3>
          <p className="truncate text-soft">
            {[section, ingredients.join(", ")].filter(Boolean).join(" · ") || "Ingredients unknown"}
          </p>
        </div>
        <div className="hidden flex-wrap gap-1.5 lg:flex">
          {tags.slice(0, 3).map((tag) => (
            <Badge key={tag.id}>{tag.name}</Badge>
          ))}
        </div>
        <div className="flex items-center gap-2">
          <Price value={price} className="mr-2" />
          <Button
            size="sm"
            variant="secondary"
            ref={editRef}
            aria-label={`Edit ${name}`}
            disabled={isBusy}
            onClick={onEdit}
          >
            <Pencil aria-hidden="true" />
            Edit
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Delete ${name}`}
            disabled={isBusy}
            onClick={onDelete}
          >
            <Trash2 aria-hidden="true" />
            <span className="max-sm:sr-only">Delete</span>
          </Button>
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
