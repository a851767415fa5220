import { isWebAddress } from "#contract/fields.ts";

/** "https://www.Coop.example/menu/?x=1" is "coop.example/menu": what two addresses of one page share. */
export function websiteKey(website: string | null | undefined): string | null {
  if (!website || !isWebAddress(website)) return null;
  const { host, pathname } = new URL(website);
  return `${host.replace(/^www\./, "")}${pathname.replace(/(?<!\/)\/+$/, "")}`.toLowerCase();
}
