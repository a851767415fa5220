import { HttpError, invalid } from "#server/http/errors.ts";

/** Which field of a form the address stands in. */
export type AddressField = "websiteUrl" | "imageUrl";

export const mayNotBeFetched = (field: AddressField, message: string) =>
  invalid([{ path: field, message }]);

/** Which field of a form holds, or points to, what strangers wrote. */
export type ReadField = AddressField | "menuText";

const subjects: Record<ReadField, string> = {
  websiteUrl: "The website cannot be read",
  imageUrl: "The picture cannot be fetched",
  menuText: "The menu cannot be read",
};

export function cannotBeRead(field: ReadField, reason: string): HttpError {
  const message = `${subjects[field]}: ${reason}.`;
  return new HttpError(422, "unprocessable", message, { issues: [{ path: field, message }] });
}

/** Why nothing can be read, said by what does not know which field asked for it. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** An address that only the connection shows to be forbidden. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}
