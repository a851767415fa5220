import { cleanup, configure } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { afterEach, vi } from "vitest";
import { currentToast, dismissToast } from "#client/lib/toast-queue.ts";

// A busy machine takes its time. Whatever is there is found at once.
configure({ asyncUtilTimeout: 60_000 });

// The DOM loads no image. In a browser one that is on its way is not complete.
Object.defineProperty(HTMLImageElement.prototype, "complete", { value: false });

// React listens for events on a container once. Rendering into any element marks the document as listening, too: a page
// that is rendered into the document afterwards would hear no click.
createRoot(document).unmount();

// The files of a worker share its modules and its window.
afterEach(() => {
  cleanup();
  for (let shown = currentToast(); shown; shown = currentToast()) dismissToast(shown.id);
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
});
