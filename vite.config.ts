import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Two builds: what the browser loads, and the server with the pages it renders. */
export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // A route's loader comes with its component: the first load needs neither of the other routes'.
      codeSplittingOptions: {
        defaultBehavior: [
          ["component", "loader", "pendingComponent", "errorComponent", "notFoundComponent"],
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
        rolldownOptions: { input: "src/client/entry-client.tsx" },
      },
    },
    ssr: {
      // In one piece the server starts faster; packages with binaries beside their code stay packages.
      resolve: {
        noExternal: command === "build" ? true : [],
        external: ["@electric-sql/pglite", "@node-rs/argon2", "postgres", "sharp", "unpdf"],
      },
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        rolldownOptions: {
          input: { main: "src/server/main.ts", pages: "src/client/entry-server.tsx" },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
  },
}));
