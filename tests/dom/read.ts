import { screen, within } from "@testing-library/react";

/** The texts of the toast with this title, top to bottom, once it is shown. */
export async function findToast(title: string): Promise<string[]> {
  const region = await screen.findByRole("region", { name: /^Notifications/ });
  const message = await within(region).findByText(title);
  return readTexts(message.closest("li"));
}

/** What one reads of an element, text by text; nothing of what screen readers and eyes are not shown. */
export function readTexts(element: Element | null): string[] {
  if (!element) return [];
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() || [];
    return node instanceof HTMLElement && !node.hidden ? readTexts(node) : [];
  });
}

/** What a screen reader says about a field after its name: its hint and what is wrong. */
export function readDescription(field: Element): string {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}
