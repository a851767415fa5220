import { useState } from "react";

/** For a dialog that no trigger of its own opened: what this returns, called once it has closed, puts the focus back. */
export function useReturnFocus(): () => void {
  const [returnFocus] = useState(() => returnTo(openerOf(document.activeElement)));
  return returnFocus;
}

/** The item of a menu is gone with the menu; the menu's button stays. */
function openerOf(active: Element | null): HTMLElement | null {
  const menuButton = active?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  const opener = menuButton ? document.getElementById(menuButton) : active;
  return opener instanceof HTMLElement ? opener : null;
}

function returnTo(opener: HTMLElement | null) {
  const findPlace = neighbourhoodOf(opener);
  return () => {
    const focused = findPlace();
    if (!focused) return;
    focused.focus();
    // What was confirmed may take it away only when the list has been loaded anew.
    const watch = new MutationObserver(() => {
      if (focused.isConnected) return;
      watch.disconnect();
      if (document.activeElement === document.body) findPlace()?.focus();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", () => watch.disconnect(), { once: true });
  };
}

/** The opener; where it is gone, what stands in its place, in its row or the one beside it; else what is around. */
function neighbourhoodOf(opener: HTMLElement | null): () => HTMLElement | null | undefined {
  const row = opener?.closest("tr, li");
  const place = row && opener ? controlsOf(row).indexOf(opener) : 0;
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  const around = opener?.parentElement?.closest<HTMLElement>("[tabindex]");
  return () => {
    if (opener?.isConnected) return opener;
    const [controls] = rows
      .map((each) => (each?.isConnected ? controlsOf(each) : []))
      .filter((found) => found.length > 0);
    return controls?.[place] ?? controls?.at(-1) ?? around;
  };
}

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>("a[href], button:not(:disabled)"),
];
