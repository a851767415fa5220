export type ToastVariant = "default" | "destructive" | "info";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: { label: string; onSelect: () => void };
  /**
   * The subject. A new message replaces an older one with the same subject, so a success replaces the failure before
   * it. Without a subject, messages with the same texts and no action replace each other. A message with an action also
   * replaces an older one with the same action, so only the newest change can be undone.
   */
  about?: string;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** Id of the element that shows the toasts. */
export const toastsId = "toasts";

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message in place of one with the same subject, otherwise after all others. Returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const newest = { ...message, id: lastId };
  const isOvertaken = (queued: QueuedToast) =>
    isSameSubject(queued, message) ||
    (message.action && queued.action?.label === message.action.label);
  const others = queue.filter((queued) => !isOvertaken(queued));
  const place = queue.findIndex(isOvertaken);
  replaceQueue(others.toSpliced(place < 0 ? queue.length : place, 0, newest));
  return lastId;
}

export const toastFailure = (title: string, description: string) =>
  toast({ title, description, variant: "destructive" });

/** Removes a message, shown or waiting. */
export function dismissToast(id: number) {
  replaceQueue(queue.filter((queued) => queued.id !== id));
}

/** Removes the message of a failure that can no longer be retried. */
export function dismissFailure(about: string) {
  replaceQueue(
    queue.filter((queued) => queued.about !== about || queued.variant !== "destructive"),
  );
}

export function hasToasted(): boolean {
  return lastId > 0;
}

export function currentToast(): QueuedToast | undefined {
  return queue[0];
}

export const isOneWaiting = () => queue.length > 1;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isSameSubject = (one: ToastMessage, other: ToastMessage) =>
  one.about || other.about
    ? one.about === other.about
    : !one.action &&
      !other.action &&
      one.title === other.title &&
      one.description === other.description;

function replaceQueue(next: readonly QueuedToast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Browsers remember that code failed to load until the page is reloaded. */
export const tellNotLoaded = () =>
  toast({
    title: "Error",
    description: "This could not be loaded. Check your connection and reload the page.",
    variant: "destructive",
  });

/** In milliseconds. */
const displayTime = 5000;

/** While others wait. Errors and messages with an action stay longer. */
const shortenedTime = 2000;
const shortenedTimeToAct = 3500;

/** How long the current message stays in all. */
export function currentDisplayTime(): number {
  if (!isOneWaiting()) return displayTime;
  const shown = currentToast();
  const wantsAttention = shown?.action || shown?.variant === "destructive";
  return wantsAttention ? shortenedTimeToAct : shortenedTime;
}
