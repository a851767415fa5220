import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "./app-environment.ts";

export function registerHealthRoutes(app: App, { isReady }: Dependencies): void {
  app.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "alive" });
  });
  app.get("/readyz", async (c) => {
    c.header("Cache-Control", "no-store");
    return (await isReady())
      ? c.json({ status: "ready" })
      : c.json({ status: "not ready" }, 503, { "Retry-After": "5" });
  });
}
