import { AsyncLocalStorage } from "node:async_hooks";
import { trace } from "@opentelemetry/api";

const current = new AsyncLocalStorage<string>();
/** Does nothing unless whoever runs the process has loaded an OpenTelemetry SDK before it. */
const tracer = trace.getTracer("cluck");

/** All that is logged by the work bears the request's id. Told what it turned out to be, the trace shows it, too. */
export const runAsRequest = <Result>(
  requestId: string,
  work: (describe: (name: string, status: number) => void) => Promise<Result>,
): Promise<Result> =>
  current.run(requestId, () =>
    tracer.startActiveSpan("request", { attributes: { "cluck.request_id": requestId } }, (span) =>
      work((name, status) =>
        span.updateName(name).setAttribute("http.response.status_code", status),
      ).finally(() => span.end()),
    ),
  );

export const currentRequestId = (): string | undefined => current.getStore();

/** Returns how to say that it is answered. */
export function traceStatement(statement: string): () => void {
  const span = tracer.startSpan("statement");
  if (span.isRecording()) span.setAttribute("db.query.text", shapeOf(statement));
  return () => span.end();
}

/** A statement without values: they are sent beside it, but for some between quotes. */
export const shapeOf = (statement: string): string =>
  statement
    .replace(/'[^']*'/g, "'…'")
    .replace(/\s+/g, " ")
    .trim();
