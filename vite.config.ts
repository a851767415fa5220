import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** One file for what every page needs; the warning before leaving an unsaved form is not part of it. */
const alwaysLoaded = /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*useBlocker)/;

/**
 * Of our own code, too, what most pages share: two dozen crumbs would weigh 3 kB more on the home page. What
 * brings Radix, the forms or zod along stays out, and so does what the team alone sees. The calls of a domain come with
 * the code that makes them.
 */
const oftenLoaded = {
  test: (id: string) =>
    /\/(src\/(client|contract)|lucide-react)\//.test(id) &&
    !/\/(features\/(admin|uploads|reviews|profile)|ui\/(toast|dropdown|tabs|link-tabs|lightbox|confirm|dialog|sheet|select|native-select|textarea)|lib\/(schema-|use-change|server-refusal)|contract\/(fields|[a-z-]+\.endpoints))/.test(
      id,
    ),
  minShareCount: 8,
};

/** A route's loader comes with its component: the first load needs neither of the other routes'. */
const partsOfPage = ["component", "loader", "errorComponent", "notFoundComponent"] as const;

/** Their text stands there from the click on, while the page's code is still on its way. */
const pagesWithLoadingText = /^\/(sandwich|restaurant|edit-restaurant)\b/;

/** Two builds: what the browser loads, and the server with the pages it renders. */
export default defineConfig(({ command }) => ({
  resolve: {
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL("src/client/ui/lucide-icon.ts", import.meta.url)),
      },
      {
        find: "react-style-singleton",
        replacement: fileURLToPath(new URL("src/client/ui/style-singleton.ts", import.meta.url)),
      },
    ],
  },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => [
          pagesWithLoadingText.test(routeId) ? partsOfPage : [...partsOfPage, "pendingComponent"],
        ],
      },
      routesDirectory: "src/client/routes",
      generatedRouteTree: "src/client/routeTree.gen.ts",
    }),
    react(),
    tailwindcss(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // A list of each file's needs would stand in every first load and grow with every page. Pages are loaded
        // on intent, and the server names what the first one needs.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          input: "src/client/entry-client.tsx",
          output: {
            codeSplitting: {
              groups: [
                { name: "base", test: alwaysLoaded, priority: 2 },
                { name: "shared", ...oftenLoaded, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // In one piece the server starts faster; packages with binaries beside their code stay packages.
      resolve: {
        noExternal: command === "build" ? true : [],
        external: ["@electric-sql/pglite", "@node-rs/argon2", "sharp", "unpdf"],
      },
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: "src/server/main.ts",
            pages: "src/client/entry-server.tsx",
            reader: "src/server/features/importer/reader.ts",
          },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
  },
}));
