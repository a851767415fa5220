import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to `target` when something is over, such as the form that the focus was in. */
export function useFocusWhenOver(isOn: boolean, target: RefObject<HTMLElement | null>) {
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current && !isOn) target.current?.focus({ preventScroll: true });
    wasOn.current = isOn;
  }, [isOn, target]);
}
