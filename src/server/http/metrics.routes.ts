import { createHash, timingSafeEqual } from "node:crypto";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { unauthenticated } from "#server/domain/refusal.ts";
import type { App } from "./app-environment.ts";

/** For scrapers that cannot reach METRICS_PORT but know METRICS_TOKEN. */
export function registerMetricsRoute(app: App, { config, exposedMetrics }: Dependencies): void {
  const { metricsToken } = config;
  if (!metricsToken || !exposedMetrics) return;
  app.get("/metrics", async (c) => {
    if (!isSame(c.req.header("Authorization") ?? "", `Bearer ${metricsToken}`)) {
      throw unauthenticated("The metrics need their token.");
    }
    const headers = { "Content-Type": exposedMetrics.contentType, "Cache-Control": "no-store" };
    return c.body(await exposedMetrics.read(), 200, headers);
  });
}

/** Takes as long whatever is sent. */
const isSame = (sent: string, expected: string) => timingSafeEqual(digest(sent), digest(expected));
const digest = (text: string) => createHash("sha256").update(text).digest();
