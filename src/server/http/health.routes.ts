import type { App, AppDependencies } from "./app-environment.ts";

export function registerHealthRoutes(app: App, { isReady }: AppDependencies): void {
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
