import { HttpError, invalid } from "#server/http/errors.ts";

/** Which field of a form the address stands in. */
export type AddressField = "websiteUrl" | "imageUrl";

export const mayNotBeFetched = (field: AddressField, message: string) =>
  invalid([{ path: field, message }]);

export const cannotBeRead = (reason: string) =>
  new HttpError(422, "unprocessable", `The website cannot be read: ${reason}.`);

/** An address that only the connection shows to be forbidden. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}
