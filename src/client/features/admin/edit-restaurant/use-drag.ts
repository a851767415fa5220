import { type PointerEvent, useRef, useState } from "react";
import { placeAt } from "./menu-order.ts";

interface Drag {
  from: number;
  /** The gap that it would fall into. */
  gap: number;
}

/** Dragging by a handle, with a mouse or a finger: the list itself stays still until one lets go. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const gapUnder = (event: PointerEvent) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    return placeAt(rows, event.clientY);
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
