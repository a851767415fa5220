import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "./app-environment.ts";

type Deps = Pick<Dependencies, "isReady"> & {
  /** Why it is not ready, where that is known. */
  waitsFor?: () => string;
};

export function registerHealthRoutes(app: App, { isReady, waitsFor }: Deps): void {
  app.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "alive" });
  });
  app.get("/readyz", async (c) => {
    c.header("Cache-Control", "no-store");
    return (await isReady())
      ? c.json({ status: "ready" })
      : c.json({ status: "not ready", reason: waitsFor?.() }, 503, { "Retry-After": "5" });
  });
}
