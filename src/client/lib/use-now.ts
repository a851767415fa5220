import { useLoaderData, useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";

const tick = 30_000;

/** The time to the half minute. While hydrating it is the moment the server rendered at, so both draw the same. */
export function useNow(): Date {
  const { renderedAt } = useLoaderData({ from: "__root__" });
  const { context } = useRouter().options;
  const timeOfPage = () => {
    context.onTimeShown?.();
    return renderedAt;
  };
  return new Date(useSyncExternalStore(subscribe, currentTick, timeOfPage));
}

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, tick);
  return () => clearInterval(timer);
}

const currentTick = () => Math.floor(Date.now() / tick) * tick;
