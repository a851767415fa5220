import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };

const entry = "src/client/entry-client.tsx";

/** A route's loader comes with its component, so that no page loads the loaders of the others. */
const partsOfPage = ["component", "loader", "errorComponent", "notFoundComponent"] as const;

/** These show their loading text at the click, before the code of the page has arrived. */
const pagesWithLoadingText = /^\/(sandwich|restaurant|edit-restaurant)\b/;

/** Two builds: what the browser loads, and the server with the pages it renders. scripts/build.ts says where to. */
export default defineConfig(({ command }) => ({
  resolve: {
    alias: {
      // Radix adds its styles as a tag, which our content policy refuses.
      "react-style-singleton": fileURLToPath(
        new URL("src/client/ui/style-singleton.ts", import.meta.url),
      ),
    },
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
  // scripts/build/first-load.ts measures what counts.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        // The list of what each file needs would be in every first load and grow with every page. The server names
        // what the first page needs, and the router preloads the others.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          input: entry,
          // None of our modules has side effects, so unused ones are left out.
          treeshake: { moduleSideEffects: [{ test: /\/src\/.+\.tsx?$/, sideEffects: false }] },
          output: {
            // One file for what every page needs.
            codeSplitting: { groups: [{ name: "app", tags: ["$initial"] }] },
          },
        },
      },
    },
    ssr: {
      // Packages read it in every call, which is slow in Node.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      // The server starts faster when its packages are in the build, so they are devDependencies. The dependencies
      // stay packages: they have binaries beside their code, or depend on the order in which their own packages load.
      resolve: {
        noExternal: command === "build" ? true : [],
        external: Object.keys(manifest.dependencies),
      },
      build: {
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: "src/server/main.ts",
            pages: "src/client/entry-server.tsx",
            "page-worker": "src/server/ssr/page-worker.ts",
            reader: "src/reader/process.ts",
            user: "src/server/commands/user.ts",
            demo: "src/server/commands/demo.ts",
            backup: "src/server/commands/backup.ts",
            restore: "src/server/commands/restore.ts",
          },
          // In one folder: the code finds its neighbours by their path.
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      },
    },
  },
}));
