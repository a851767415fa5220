import { useState } from "react";

/** For a dialog without a trigger. Returns a function that puts the focus back after it has closed. */
export function useReturnFocus(): () => void {
  const [returnFocus] = useState(() => returnTo(findOpener(document.activeElement)));
  return returnFocus;
}

/** The focused element, or the button of its menu, because the item disappears with the menu. */
function findOpener(active: Element | null): HTMLElement | null {
  const menuButton = active?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  const opener = menuButton ? document.getElementById(menuButton) : active;
  return opener instanceof HTMLElement ? opener : null;
}

function returnTo(opener: HTMLElement | null) {
  const findPlace = rememberPlace(opener);
  return () => {
    const focused = findPlace();
    if (!focused) return;
    focused.focus();
    // Reloading the list may remove the element later.
    const watch = new MutationObserver(() => {
      if (focused.isConnected) return;
      watch.disconnect();
      if (document.activeElement === document.body) findPlace()?.focus();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", () => watch.disconnect(), { once: true });
  };
}

/**
 * Returns a function that finds the opener. If it is gone: the control at its place in its row or in the row beside it,
 * otherwise the focusable element around it.
 */
function rememberPlace(opener: HTMLElement | null): () => HTMLElement | null | undefined {
  const row = opener?.closest("tr, li");
  const place = row && opener ? findControls(row).indexOf(opener) : 0;
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  const around = opener?.parentElement?.closest<HTMLElement>("[tabindex]");
  return () => {
    if (opener?.isConnected) return opener;
    const [controls] = rows
      .map((each) => (each?.isConnected ? findControls(each) : []))
      .filter((found) => found.length > 0);
    return controls?.[place] ?? controls?.at(-1) ?? around;
  };
}

const findControls = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>("a[href], button:not(:disabled)"),
];
