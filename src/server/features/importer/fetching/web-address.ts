import { isIP } from "node:net";
import { type AddressField, mayNotBeFetched } from "./fetch-errors.ts";
import type { FetchPolicy } from "./fetch-policy.ts";

/** As long as what people may type; a redirect to more is followed nowhere. */
const longestAddress = 2000;
const defaultPorts: Record<string, number> = { "http:": 80, "https:": 443 };

/** The address in the one spelling that the connection uses, or a refusal in words for the person who typed it. */
export function checkAddress(
  text: string | URL,
  policy: FetchPolicy,
  field: AddressField,
  base?: URL,
): URL {
  const refuse = (message: string) => mayNotBeFetched(field, message);
  if (String(text).length > longestAddress || !URL.canParse(String(text), base?.href))
    throw refuse("Please enter a valid website URL");
  const url = new URL(text, base);
  const defaultPort = defaultPorts[url.protocol];
  if (defaultPort === undefined) throw refuse("Only http and https addresses can be read");
  if (url.username || url.password) {
    throw refuse("An address with a user name or password cannot be read");
  }
  if (!policy.isAllowedPort(Number(url.port) || defaultPort)) {
    throw refuse(`Port ${url.port} cannot be read: only the web's usual ports can`);
  }
  // Any other name is judged by what it resolves to, when the connection is made.
  const literal = /(?:^|\.)localhost\.?$/.test(url.hostname)
    ? "127.0.0.1"
    : url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) && !policy.isAllowedAddress(literal)) throw refuse(privateAddress);
  url.hash = "";
  return url;
}

export const privateAddress = "This address leads into a private network and cannot be read";
