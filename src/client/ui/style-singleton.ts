// Replaces the package "react-style-singleton" (vite.config.ts), with which Radix's dialogs lock the page's scrolling. The
// package adds a style tag, which our content policy refuses. A constructed style sheet needs no permission.
import { useEffect } from "react";

/** A component that applies its styles while at least one instance is mounted. The styles of the first one count. */
export function styleSingleton() {
  let count = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string) {
    if (count++ > 0) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove() {
    if (--count > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }

  return function Style({ styles }: { styles: string }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles are applied once
    useEffect(() => {
      add(styles);
      return remove;
    }, []);
    return null;
  };
}
