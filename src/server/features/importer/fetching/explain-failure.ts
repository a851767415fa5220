import { HttpError } from "#server/http/errors.ts";
import {
  type AddressField,
  cannotBeRead,
  ForbiddenAddress,
  mayNotBeFetched,
  Unreadable,
} from "./fetch-errors.ts";
import { privateAddress } from "./web-address.ts";

const reasons: [RegExp, string][] = [
  [/^(?:ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL)$/, "there is no website of that name"],
  [/CERT|^ERR_TLS|^ERR_SSL|SELF_SIGNED|UNABLE_TO_/, "its secure connection is not valid"],
];

/** What went wrong below, in words for the person who typed the address. */
export function explainFailure(error: unknown, field: AddressField): HttpError {
  const causes = causesOf(error);
  const known = causes.find((cause) => cause instanceof HttpError);
  if (known) return known;
  if (causes.some((cause) => cause instanceof ForbiddenAddress)) {
    return mayNotBeFetched(field, privateAddress);
  }
  const unreadable = causes.find((cause) => cause instanceof Unreadable);
  if (unreadable) return cannotBeRead(field, unreadable.message);
  const codes = causes.map(codeOf);
  const reason = reasons.find(([pattern]) => codes.some((code) => pattern.test(code)));
  return cannotBeRead(field, reason?.[1] ?? "its server does not answer as it should");
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && causes.length < 5; ) {
    causes.push(cause);
    if (cause instanceof AggregateError) causes.push(...cause.errors);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes;
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "";
