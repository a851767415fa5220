import { type RefObject, useEffect, useRef } from "react";

/** The menu has to see a key open it, or it would not lead the focus to its first item. */
export function usePressOnce(button: RefObject<HTMLButtonElement | null>, isWanted: boolean) {
  const isDone = useRef(!isWanted);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    button.current?.focus();
    button.current?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }),
    );
  }, [button]);
}
