const parameter = "sandwich";

/** The dialog over a page is part of the page's address: `/explore?q=hot&sandwich=3`. */
export function withDialog(href: string, sandwichId: number): string {
  return changeSearch(href, (search) => search.set(parameter, String(sandwichId)));
}

export function withoutDialog(href: string): string {
  return changeSearch(href, (search) => search.delete(parameter));
}

export function readDialog(search: object): number | undefined {
  const value: unknown = parameter in search ? search[parameter] : undefined;
  const id = typeof value === "string" || typeof value === "number" ? Number(value) : 0;
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

function changeSearch(href: string, change: (search: URLSearchParams) => void): string {
  const [withoutHash = "", hash] = href.split("#");
  const [path, query] = withoutHash.split("?");
  const search = new URLSearchParams(query);
  change(search);
  const changed = search.size > 0 ? `${path}?${search}` : `${path}`;
  return hash ? `${changed}#${hash}` : changed;
}
