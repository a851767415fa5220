export type ToastVariant = "default" | "destructive" | "info";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: { label: string; onSelect: () => void };
  /** Of two about the same, the newer one counts: nobody needs the failure once it has worked. */
  about?: string;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** Of the place on the page where they appear. */
export const toastsId = "toasts";

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message, after those that came before it. Returns the id to dismiss it by. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const others = queue.filter(({ about }) => !about || about !== message.about);
  replaceQueue([...others, { ...message, id: lastId }]);
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

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replaceQueue(next: readonly QueuedToast[]) {
  queue = next;
  for (const listener of listeners) listener();
}
