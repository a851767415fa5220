import type { ApiDocument, FuzzRequest, Operation } from "./fuzz-request.ts";
import { siteOrigin } from "./hostile-site.ts";
import { compileCheck } from "./misfit.ts";
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
export type FindFault = (request: FuzzRequest, outcome: Outcome) => string | null;

export function createJudge(document: ApiDocument): FindFault {
  const operations = new Map(
    Object.entries(document.paths).flatMap(([template, item]) =>
      Object.entries(item).map(([method, { responses }]) => [
        `${method.toUpperCase()} ${template}`,
        { isPath: pathPattern(template), responses },
      ]),
    ),
  );
  const resolve = (reference: string) =>
    document.components.schemas[reference.split("/").at(-1) ?? ""] ?? {};
  const compiled: Parameters<typeof compileCheck>[2] = new Map();

  /** Only for what the app said: Node refuses by itself what is no HTTP. */
  function declaredAnswers(
    { operation, path, wire }: FuzzRequest,
    headers: Outcome["headers"],
  ): Operation["responses"] | null {
    const known = operations.get(operation);
    if (!known || wire || !headers["x-request-id"]) return null;
    return known.isPath.test(new URL(path, "http://localhost").pathname) ? known.responses : null;
  }

  return (request, { ending, status, headers, text }) => {
    if (ending === "hung") return "no answer in time";
    if (ending === "broken off") return `${status}, broken off`;
    if (ending === "unanswered") return isRefusedUnread(request) ? null : "no answer";
    if (status === 503 && headers["retry-after"]) return null;
    if (status >= 500) return String(status);
    // In HTML and JSON the line before it may be written as an escape.
    if (/(\n|\\n)\s+at [^\n]{1,300}:\d+:\d+/.test(text)) return `${status} with a stack trace`;
    const declared = declaredAnswers(request, headers);
    if (!declared) return null;
    const answer = declared[status];
    if (!answer) return `${status}, which is not declared`;
    const schema = answer.content?.["application/json"]?.schema;
    const isRead = schema && text && headers["content-type"]?.includes("json");
    const misfit = isRead ? compileCheck(schema, resolve, compiled)(JSON.parse(text), "") : null;
    return misfit && `${status} other than described: ${misfit}`;
  };
}

const pathPattern = (template: string) =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+").replaceAll(".", "\\.")}$`);

/** The connection of a body that nobody wants to read may end before the refusal is read. */
const isRefusedUnread = (request: FuzzRequest) =>
  request.wire !== undefined || (encodeBody(request, siteOrigin)?.length ?? 0) > 10_000;

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
