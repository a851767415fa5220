import { act, waitFor, within } from "@testing-library/react";
import { currentToast, dismissToast, toastsId } from "#client/lib/toast-queue.ts";

/**
 * The texts of the toast with this title, top to bottom, once it is shown. Those that it waits for are taken away, except
 * failures: a test names each of those.
 */
export async function findToast(title: string): Promise<string[]> {
  const toasts = document.getElementById(toastsId);
  const message = await waitFor(() => {
    const shown = currentToast();
    if (shown && shown.title !== title && shown.variant !== "destructive")
      act(() => dismissToast(shown.id));
    return within(toasts ?? document.body).getByText(title);
  });
  return readTexts(message.closest("li"));
}

/** What one reads in an element, one text for each element that has text of its own. */
export function readTexts(element: Element | null): string[] {
  const texts: string[] = [];
  let open = "";
  for (const node of element?.childNodes ?? []) {
    if (node instanceof Text) {
      open += node.data;
    } else if (node instanceof HTMLElement) {
      texts.push(open, ...readTexts(node));
      open = "";
    }
  }
  return [...texts, open].map((text) => text.trim()).filter((text) => text !== "");
}

/** What a screen reader says about a field after its name: its hint and what is wrong. */
export function readDescription(field: Element): string {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}
