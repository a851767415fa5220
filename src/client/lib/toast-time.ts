import { currentToast, isOneWaiting } from "./toast-queue.ts";

/** In milliseconds. */
const displayTime = 5000;

/** While others wait. An error or a message with an action stays a little longer. */
const shortenedTime = 2000;
const shortenedTimeToAct = 3500;

/** How long the shown one stays in all. */
export function currentDisplayTime(): number {
  if (!isOneWaiting()) return displayTime;
  const shown = currentToast();
  const wantsAttention = shown?.action || shown?.variant === "destructive";
  return wantsAttention ? shortenedTimeToAct : shortenedTime;
}
