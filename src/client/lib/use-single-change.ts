import type { MutateOptions } from "@tanstack/react-query";
import { useRef } from "react";
import { type Change, useChange } from "./use-change.ts";

/** A change that runs once at a time. The second of two quick clicks comes before the page shows the first as pending. */
export function useSingleChange<Input = void, Result = unknown>(change: Change<Input, Result>) {
  const isUnderWay = useRef(false);
  const mutation = useChange(change);
  async function mutate(input: Input, options?: MutateOptions<Result, Error, Input>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // The change itself tells of a failure.
    await mutation.mutateAsync(input, options).catch(() => undefined);
    isUnderWay.current = false;
  }
  return { ...mutation, mutate };
}
