import { type RefObject, useEffect, useRef } from "react";

/** Opens a menu by a key press: only then does it focus its first item. */
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
