import { z } from "zod";
import { longestSearch } from "./explore-choices.ts";

export const largestSerial = 2_147_483_647;

/**
 * A length limit that stops all further checks. Put it before steps that normalise, fold or match: some of them take
 * quadratic time.
 */
export const atMost = (max: number, error: string) => z.maxLength(max, { error, abort: true });

/** U+2800 is a Braille pattern without dots. */
const visible = /[^\p{C}\p{Z}\p{DI}\u2800]/u;

/** Trims the text. A text without any visible character becomes empty. */
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

/** Empty or a web address, never a script address. */
export const website = z
  .string(invalidWebsite)
  .trim()
  .check(atMost(2000, "Website must be at most 2000 characters"))
  .refine((text) => text === "" || isWebAddress(text), invalidWebsite)
  .transform((text) => text || null)
  .nullable();

/**
 * Host names have at most 253 characters. Refuses longer ones before parsing, which would be slow, and the white space that
 * the parser would ignore.
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
  // "example.com:8080" has a port. "mailto:me" has a scheme of its own and is refused later.
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) || trimmed === "") return trimmed;
  return /^localhost(?:[:/]|$)/i.test(trimmed) ? `http://${trimmed}` : `https://${trimmed}`;
}

/** True for an address with a domain or localhost: "https://coop" is not one. */
export const isWebsiteUrl = (url: string): boolean =>
  isWebAddress(url) && (/\./.test(url) || /^https?:\/\/localhost(?:[:/]|$)/i.test(url));

/** About a centimetre. The database cannot compute distances of finer coordinates. */
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

/** Refuses a latitude without a longitude. Apply it to the whole object. */
export const isWholePoint = ({ latitude, longitude }: Point): boolean =>
  typeof latitude === typeof longitude && (latitude === null) === (longitude === null);

export const halfAPoint = {
  path: ["longitude"],
  message: "Latitude and longitude belong together",
};

/** An id or count within the database's range. */
export const serial = (name: string) =>
  z
    .int(`${name} must be a whole number`)
    .min(1, `${name} must be at least 1`)
    .max(largestSerial, `${name} must be at most ${largestSerial}`);

const mostIdsAtOnce = 200;

/** Ids separated by commas. */
export const idList = (name: string) =>
  z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/, `${name} must be numbers with commas between them`)
    .transform((text) => text.split(",").map(Number))
    .pipe(z.array(serial(name)).max(mostIdsAtOnce, `${name} may hold at most ${mostIdsAtOnce}`));

/** A word of a closed list. */
export const oneOf = <const Words extends readonly string[]>(name: string, words: Words) =>
  z.enum(words, `${name} must be one of ${words.join(", ")}`);

/** What a list is searched for. */
export const searchWords = z
  .string()
  .max(longestSearch, `q must be at most ${longestSearch} characters`);

/** The version that the change is based on. Without it, the change is not checked for conflicts. */
export const version = serial("version").optional();

// Earlier dates are typing errors, and the database cannot store some of them.
export const entryInstant = z.iso
  .datetime({
    offset: true,
    error: "The date must be a date and time such as 2026-01-31T18:00:00Z",
  })
  .refine((text) => text >= "1900", "The date must not be before 1900.");
