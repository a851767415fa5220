const name = "collection entries";

let channel: BroadcastChannel | undefined;

/** Tells the other tabs that the member's entries are no longer what they show. */
export function announceEntries() {
  channel?.postMessage(null);
}

export function onEntriesChangedElsewhere(listener: () => void) {
  channel = new BroadcastChannel(name);
  channel.onmessage = listener;
}
