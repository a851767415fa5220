import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { currentToast, dismissToast } from "#client/lib/toast-queue.ts";

// The files of a worker share its modules and its window.
afterEach(() => {
  cleanup();
  for (let shown = currentToast(); shown; shown = currentToast()) dismissToast(shown.id);
  sessionStorage.clear();
  localStorage.clear();
});
