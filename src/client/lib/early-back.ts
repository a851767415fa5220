/**
 * Back, pressed while the page was still loading, changes the address under HTML that was made for
 * another one, and the router never hears of it: the page is then asked for anew.
 */
export function reloadIfAddressChanged(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  const hasChanged =
    loaded !== undefined && withoutHash(loaded.name) !== withoutHash(location.href);
  if (hasChanged) location.reload();
  return hasChanged;
}

const withoutHash = (address: string) => address.split("#", 1)[0];
