import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-environment.ts";

export const hashSource = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Radix puts this into every list of choices that opens, to hide its scroll bar. */
const styleOfChoices = hashSource(
  "[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}",
);

/**
 * Nothing inline but what the answer names by its hash, nothing from elsewhere. Positions that a script sets on an
 * element need style attributes; those cannot load or run anything under this policy.
 */
export const contentPolicy = (inline: { scripts?: string[]; styles?: string[] } = {}): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...(inline.scripts ?? [])].join(" "),
    "script-src-attr 'none'",
    ["style-src 'self'", styleOfChoices, ...(inline.styles ?? [])].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");

export const policyHeader = "content-security-policy";

/** What every answer has that may be shown as a page, unless it has its own. */
export const securityHeadersOf = (isHttps: boolean): Record<string, string> => ({
  [policyHeader]: contentPolicy(),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
  ...(isHttps && { "strict-transport-security": "max-age=31536000" }),
});

/** Scripts, styles and fonts, which no browser shows as a page: a page has dozens, and on a slow line each byte counts. */
const partTypes = /^(?:text\/javascript|text\/css|font\/)/;

const partHeadersOf = (isHttps: boolean): Record<string, string> => {
  const all = securityHeadersOf(isHttps);
  const names = [
    "cross-origin-resource-policy",
    "referrer-policy",
    "strict-transport-security",
    "x-content-type-options",
  ];
  const kept = Object.entries(all).filter(([name]) => names.includes(name));
  return {
    ...Object.fromEntries(kept),
    [policyHeader]: "default-src 'self'; frame-ancestors 'none'",
  };
};

export const securityHeaders = (isHttps: boolean) => {
  const ofPages = Object.entries(securityHeadersOf(isHttps));
  const ofParts = Object.entries(partHeadersOf(isHttps));
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    // Of what a page asks for while it is drawn, no header reaches a browser.
    if (c.env?.isInProcess) return;
    const isPart = partTypes.test(c.res.headers.get("content-type") ?? "");
    for (const [name, value] of isPart ? ofParts : ofPages) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
};
