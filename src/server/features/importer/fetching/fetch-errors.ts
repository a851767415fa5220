import { HttpError, invalid } from "#server/http/errors.ts";

/** Which field of a form the address stands in. */
export type AddressField = "websiteUrl" | "imageUrl";

export const mayNotBeFetched = (field: AddressField, message: string) =>
  invalid([{ path: field, message }]);

const subjects: Record<AddressField, string> = {
  websiteUrl: "The website cannot be read",
  imageUrl: "The picture cannot be fetched",
};

export function cannotBeRead(field: AddressField, reason: string): HttpError {
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
