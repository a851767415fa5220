import type { MutateOptions } from "@tanstack/react-query";
import { useRef } from "react";
import { type Change, useChange } from "./use-change.ts";

/** Ignores a second click while the change is running, even before the page shows it as pending. */
export function useSingleChange<Input = void, Result = unknown>(change: Change<Input, Result>) {
  const isUnderWay = useRef(false);
  const mutation = useChange(change);
  async function mutate(input: Input, options?: MutateOptions<Result, Error, Input>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // The change shows its own failure.
    await mutation.mutateAsync(input, options).catch(() => undefined);
    isUnderWay.current = false;
  }
  return { ...mutation, mutate };
}
