import { useLoaderData } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";

const tick = 30_000;

/** The time to the half minute. While hydrating it is the time of the server's rendering. */
export function useNow(): Date {
  const { renderedAt } = useLoaderData({ from: "__root__" });
  return new Date(useSyncExternalStore(subscribe, currentTick, () => renderedAt));
}

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, tick);
  return () => clearInterval(timer);
}

const currentTick = () => Math.floor(Date.now() / tick) * tick;
