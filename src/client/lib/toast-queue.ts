export type ToastVariant = "default" | "destructive" | "info";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: { label: string; onSelect: () => void };
  /**
   * Of two about the same, the newer one counts: nobody needs the failure once it has worked. By default its words; the
   * same words with something to do stand for two things that were done.
   */
  about?: string;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** In milliseconds. */
const displayTime = 5000;

/** While others wait; longer for what there is something to do about. */
const shortenedTime = 2000;
const shortenedTimeToAct = 3500;

/** Of the place on the page where they appear. */
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

export function hasToasted(): boolean {
  return lastId > 0;
}

export function currentToast(): QueuedToast | undefined {
  return queue[0];
}

/** How long the shown one stays in all. */
export function currentDisplayTime(): number {
  const [shown, next] = queue;
  if (!next) return displayTime;
  const wantsAttention = shown?.action || shown?.variant === "destructive";
  return wantsAttention ? shortenedTimeToAct : shortenedTime;
}

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
