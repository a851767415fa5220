/** A change that the same person's other tabs have to reload. */
export type Change = { what: "entries" } | { what: "ratings" | "votes"; sandwichId: number };

let channel: BroadcastChannel | undefined;

export function announceChange(change: Change) {
  channel?.postMessage(change);
}

export function onChangeElsewhere(listener: (change: Change) => void) {
  channel = new BroadcastChannel("changes");
  channel.onmessage = ({ data }) => listener(data);
}
