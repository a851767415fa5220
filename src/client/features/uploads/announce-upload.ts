import type { Upload } from "./upload-list.ts";

/** What a screen reader says while it goes on: every quarter, not every percent. The end has a toast. */
export function announcementOf({ name, state }: Upload): string {
  if (state.step !== "uploading") return "";
  if (state.progress === 1) return `Preparing ${name}`;
  return `Uploading ${name}, ${Math.floor(state.progress * 4) * 25} percent`;
}
