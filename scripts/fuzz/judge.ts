import type { ApiDocument, FuzzRequest } from "./fuzz-request.ts";
import { siteOrigin } from "./hostile-site.ts";
import { buildHeaders, buildTarget, encodeBody, type Outcome } from "./send.ts";

export interface Failure {
  /** Two with the same are one failure. */
  key: string;
  what: string;
  reason: string;
  number: number;
  request: FuzzRequest;
  times: number;
}

/** What is wrong with an answer, in a few words; null when nothing is. */
export function findFault(
  request: FuzzRequest,
  { ending, status, headers }: Outcome,
  document: ApiDocument,
): string | null {
  if (ending === "hung") return "no answer in time";
  if (ending === "broken off") return `${status}, broken off`;
  if (ending === "unanswered") return isRefusedUnread(request) ? null : "no answer";
  if (status === 503 && headers["retry-after"]) return null;
  if (status >= 500) return String(status);
  return isUndeclared(request, status, headers, document)
    ? `${status}, which is not declared`
    : null;
}

/** The connection of a body that nobody wants to read may end before the refusal is read. */
const isRefusedUnread = (request: FuzzRequest) =>
  request.wire !== undefined || (encodeBody(request, siteOrigin)?.length ?? 0) > 10_000;

/** Only what the app said: Node refuses by itself what is no HTTP. */
function isUndeclared(
  { operation, path, wire }: FuzzRequest,
  status: number,
  headers: Record<string, string>,
  document: ApiDocument,
): boolean {
  const [method = "", template = ""] = operation.split(" ");
  const declared = document.paths[template]?.[method.toLowerCase()]?.responses;
  if (!declared || wire || !headers["x-request-id"]) return false;
  const pattern = new RegExp(
    `^${template.replaceAll(/\{\w+\}/g, "[^/]+").replaceAll(".", "\\.")}$`,
  );
  const { pathname } = new URL(path, "http://localhost");
  return pattern.test(pathname) && !(status in declared);
}

/** Everything that is needed to send it again, on one line; the middle of what is long is left out. */
export function describeRequest(request: FuzzRequest): string {
  const { as, method, wire } = request;
  if (wire) return JSON.stringify({ as, wire: shortened(wire.bytes.toString("latin1")) });
  const headers = buildHeaders(request, { session: undefined, requestId: "fuzz" });
  const body = encodeBody(request, siteOrigin);
  return JSON.stringify({
    as,
    method,
    path: shortened(buildTarget(request)),
    headers: Object.fromEntries(
      headers
        .filter(([name]) => name !== "X-Request-Id")
        .map(([name, value]) => [name, shortened(value)]),
    ),
    ...(body && { body: shortened(body.toString()) }),
    ...(request.upload && { upload: request.upload }),
  });
}

function shortened(text: string): string {
  if (text.length <= 1200) return text;
  return `${text.slice(0, 300)}… ${text.length} characters …${text.slice(-100)}`;
}

/** Smaller requests that may fail in the same way: without a part, or with half of a text. */
export function* smaller(request: FuzzRequest): Generator<FuzzRequest> {
  const { headers, query, body } = request;
  for (const left of headers.keys()) yield { ...request, headers: headers.toSpliced(left, 1) };
  for (const left of query.keys()) yield { ...request, query: query.toSpliced(left, 1) };
  for (const [index, pair] of query.entries()) {
    if (pair.length > 40)
      yield { ...request, query: query.with(index, pair.slice(0, pair.length / 2)) };
  }
  if (!body || !("json" in body) || typeof body.json !== "object" || body.json === null) return;
  if (Array.isArray(body.json)) return;
  const { json } = body as { json: Record<string, unknown> };
  for (const [name, value] of Object.entries(json)) {
    const { [name]: _, ...rest } = json;
    yield { ...request, body: { json: rest } };
    if (typeof value === "string" && value.length > 20) {
      yield { ...request, body: { json: { ...json, [name]: value.slice(0, value.length / 2) } } };
    }
  }
}
