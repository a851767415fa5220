// What people are told about an address or a text that cannot be read.
import { invalid, Refusal } from "#server/domain/refusal.ts";

/** The form field that holds the address. */
export type AddressField = "websiteUrl" | "imageUrl";

export const mayNotBeFetched = (field: AddressField, message: string) =>
  invalid([{ path: field, message }]);

/** The form field that holds, or points to, the untrusted text. */
export type ReadField = AddressField | "menuText" | "picture";

const subjects: Record<ReadField, string> = {
  websiteUrl: "The website cannot be read",
  imageUrl: "The picture cannot be fetched",
  menuText: "The menu cannot be read",
  picture: "The picture cannot be read",
};

export function cannotBeRead(field: ReadField, reason: string): Refusal {
  const message = `${subjects[field]}: ${reason}.`;
  return new Refusal(422, "unprocessable", message, { issues: [{ path: field, message }] });
}

/** A name that resolved to a forbidden address. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}
