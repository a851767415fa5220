/** The key in an address of any of an image's files, with or without our origin before it. */
export function keyInAddress(address: string): string | null {
  const pathname = URL.canParse(address, "http://ours")
    ? new URL(address, "http://ours").pathname
    : "";
  return /^\/images\/([0-9a-f]{32})\/\d{1,4}\.(?:avif|webp)$/.exec(pathname)?.[1] ?? null;
}

export function isForeignAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === "http:" || url?.protocol === "https:";
}
