import { z } from "zod";

/** Fields that several things have in common. */
export const largestSerial = 2_147_483_647;

/**
 * A limit that ends the checking of a text that is beyond it. It stands before whatever normalises, folds or
 * matches: some of that work grows with the square of the length.
 */
export const atMost = (max: number, error: string) => z.maxLength(max, { error, abort: true });

/** U+2800 is a Braille pattern without dots. */
const visible = /[^\p{C}\p{Z}\p{DI}\u2800]/u;

/** Without the space around it; nothing is left of a text in which nobody would see anything. */
export const trimmed = (text: string) => (visible.test(text) ? text.trim() : "");

export const requiredText = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .overwrite(trimmed)
    .min(1, `${label} is required`)
    .check(atMost(max, `${label} must be at most ${max} characters`));

/** Empty is the same as absent. */
export const optionalText = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .overwrite(trimmed)
    .check(atMost(max, `${label} must be at most ${max} characters`))
    .transform((text) => text || null)
    .nullable();

const invalidWebsite = "Website must be a valid URL";

/** Empty, or an address on the web: nothing that a browser would run. */
export const website = z
  .string(invalidWebsite)
  .trim()
  .check(atMost(2000, "Website must be at most 2000 characters"))
  .refine((text) => text === "" || isWebAddress(text), invalidWebsite)
  .transform((text) => text || null)
  .nullable();

/**
 * The name of a host has at most 253 characters: what is longer is refused before it is parsed, which is slow. So is
 * what the parser would leave out, and take for a longer host.
 */
export function isWebAddress(text: string): boolean {
  return (
    !/[\t\n\r]/.test(text) &&
    /^https?:\/\/[/\\]*[^/\\?#]{1,300}(?:[/\\?#]|$)/i.test(text) &&
    URL.canParse(text)
  );
}

/** Completes what people type as an address: "mollysfry.com" is https://mollysfry.com. */
export function completeWebsiteUrl(typed: string): string {
  const trimmed = typed.trim();
  // "example.com:8080" has a port, "mailto:me" a scheme of its own, which is refused as it stands.
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) || trimmed === "") return trimmed;
  return /^localhost(?:[:/]|$)/i.test(trimmed) ? `http://${trimmed}` : `https://${trimmed}`;
}

/** True for an address with a domain or localhost: "https://coop" is not one. */
export const isWebsiteUrl = (url: string): boolean =>
  isWebAddress(url) && (/\./.test(url) || /^https?:\/\/localhost(?:[:/]|$)/i.test(url));

/** About a centimetre; what is finer makes distances that the database cannot compute. */
const decimalsOfADegree = 7;

export const roundDegrees = (value: number) => Number(value.toFixed(decimalsOfADegree));

const degrees = (label: string, most: number) =>
  z
    .number(`${label} must be a number`)
    .min(-most, `${label} must be at least ${-most}`)
    .max(most, `${label} must be at most ${most}`)
    .overwrite(roundDegrees)
    .nullable()
    .optional();

export const point = { latitude: degrees("Latitude", 90), longitude: degrees("Longitude", 180) };

interface Point {
  latitude?: number | null;
  longitude?: number | null;
}

/** Put it on the whole thing: half a point is none. */
export const isWholePoint = ({ latitude, longitude }: Point): boolean =>
  typeof latitude === typeof longitude && (latitude === null) === (longitude === null);

export const halfAPoint = {
  path: ["longitude"],
  message: "Latitude and longitude belong together",
};

/** An id that the database counts, or a count: it has no larger ones. */
export const serial = (name: string) =>
  z
    .int(`${name} must be a whole number`)
    .min(1, `${name} must be at least 1`)
    .max(largestSerial, `${name} must be at most ${largestSerial}`);

/** Which version of the thing the change was made on; a caller that does not say is served. */
export const version = serial("version").optional();

// ISO texts sort by year; what lies before that is a typing error, and some of it no database can keep.
export const entryInstant = z.iso
  .datetime({
    offset: true,
    error: "The date must be a date and time such as 2026-01-31T18:00:00Z",
  })
  .refine((text) => text >= "1900", "The date must not be before 1900.");
