import { OpenAPIHono } from "@hono/zod-openapi";
import { requestId } from "hono/request-id";
import type { Config } from "#server/config.ts";
import { unavailable } from "#server/domain/refusal.ts";
import type { Logger } from "#server/logger.ts";
import { accessLog } from "./access-log.ts";
import type { App, AppEnv } from "./app-environment.ts";
import { handleErrors } from "./error-handler.ts";
import { registerHealthRoutes } from "./health.routes.ts";
import type { AnswerEarly } from "./kept-answers.ts";
import { isHttps } from "./request-origin.ts";
import { securityHeaders } from "./security-headers.ts";

const retrySeconds = 5;

/** What the port leads to: first to word of the start, then to the product. */
export function createFront(config: Config, logger: Logger) {
  let waitsFor = "Starting";
  let app = createStartingApp(config, logger, () => waitsFor);
  let early: AnswerEarly = () => false;
  return {
    fetch: ((...request) => app.fetch(...request)) as App["fetch"],
    answerEarly: ((...exchange) => early(...exchange)) as AnswerEarly,
    waitFor: (what: string) => {
      waitsFor = what;
    },
    open: (product: App, answerEarly: AnswerEarly) => {
      [app, early] = [product, answerEarly];
    },
  };
}

/** What answers until the product is open: this process lives, and says what it is waiting for. */
function createStartingApp(config: Config, logger: Logger, waitsFor: () => string): App {
  const app: App = new OpenAPIHono<AppEnv>();
  app.onError(handleErrors(logger));
  app.use(requestId({ limitLength: 64 }));
  app.use(accessLog({ config, logger }));
  app.use(securityHeaders(isHttps(config)));
  registerHealthRoutes(app, { isReady: async () => false, waitsFor });
  app.all("*", () => {
    throw unavailable(retrySeconds, "We are just starting. Please try again in a moment.");
  });
  return app;
}
