// Vite serves and reloads the browser's code; the server's modules are loaded through it as well, so that
// the next request runs what was just saved. The database stays open meanwhile.
import { createServer as createHttpServer } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { createServer } from "vite";
import type { PageAssets, RenderPage } from "#contract/rendering.ts";
import { readConfig } from "#server/config.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { onStopSignal } from "#server/process-lifecycle.ts";

const assets: PageAssets = {
  routes: {
    __root__: {
      css: ["/src/client/styles.css"],
      scripts: [
        "/@vite/client",
        "/@id/@vitejs/plugin-react/preamble",
        "/src/client/entry-client.tsx",
      ].map((src) => ({ attrs: { type: "module", src } })),
    },
  },
};

const settings = readConfig();
const config = { ...settings, mail: settings.mail ?? { url: "log", from: "cluck@localhost" } };
const http = createHttpServer();
const vite = await createServer({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

const { openProduct } = await load<typeof import("#server/product.ts")>("/src/server/product.ts");
const product = await openProduct(config);
const deps: Dependencies = {
  ...product.deps,
  renderPage: async (url, options) => {
    const { renderPage } = await load<{ renderPage: RenderPage }>("/src/client/entry-server.tsx");
    return renderPage(url, { ...options, assets });
  },
};

let current: { createApp: unknown; app: App } | undefined;
const answer = getRequestListener(async (request, env) => {
  const { createApp } = await load<typeof import("#server/app.ts")>("/src/server/app.ts");
  if (current?.createApp !== createApp) current = { createApp, app: createApp(deps) };
  const response = await current.app.fetch(request, env as HttpBindings);
  // Vite adds styles as tags.
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const relaxed = policy.replace(/style-src '[^;]+/, "style-src 'self' 'unsafe-inline'");
  response.headers.set("Content-Security-Policy", relaxed);
  return response;
});

http.on("request", (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
http.listen(config.port, config.host, () => {
  console.log(`Cluck is ready for development on http://localhost:${config.port}`);
});
onStopSignal(async () => {
  await vite.close();
  await product.close();
});
