export type ToastVariant = "default" | "destructive" | "info";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: { label: string; onSelect: () => void };
  /**
   * The subject. A new message replaces an older one about the same: a failure disappears once it has worked. Without a
   * subject, messages with the same texts are the same, unless they have an action.
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

/** Shows a message: in the place of an older one about the same, else after all others. Returns the id to dismiss it by. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const newest = { ...message, id: lastId };
  const isOvertaken = (queued: QueuedToast) => isSameSubject(queued, message);
  replaceQueue(
    queue.some(isOvertaken)
      ? queue.map((queued) => (isOvertaken(queued) ? newest : queued))
      : [...queue, newest],
  );
  return lastId;
}

/** Takes a message away, shown or still waiting; the next one takes its place. */
export function dismissToast(id: number) {
  replaceQueue(queue.filter((queued) => queued.id !== id));
}

/** Takes away that something failed, once nobody can try it again where they are. */
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

/** A browser may remember that code could not be loaded; only a reload tries again then. */
export const tellNotLoaded = () =>
  toast({
    title: "Error",
    description: "This could not be loaded. Check your connection and reload the page.",
    variant: "destructive",
  });

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
