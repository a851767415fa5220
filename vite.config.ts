import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const entry = "src/client/entry-client.tsx";

type ChunkingContext = { getModuleInfo: (id: string) => { importers: string[] } | null };

/** One file for what every page needs: no changes, no lists that grow, no warning before leaving an unsaved form. */
const alwaysLoaded =
  /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*(useBlocker|[uU]seMutation|mutationObserver|[iI]nfiniteQuery(Observer|\.)))/;

/** One file, too, for what the entry imports of our own code: every page needs it. */
function createEntryGroup() {
  const known = new Map<string, boolean>();
  function isLoadedByEntry(id: string, context: ChunkingContext): boolean {
    const isKnown = known.get(id);
    if (isKnown !== undefined) return isKnown;
    known.set(id, false);
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isLoaded = importers.some(
      (importer) => importer.endsWith(entry) || isLoadedByEntry(importer, context),
    );
    known.set(id, isLoaded);
    return isLoaded;
  }
  return {
    test: /\/src\/(client|contract)\/(?!entry-client|hours\/)/,
    name: (id: string, context: ChunkingContext) => (isLoadedByEntry(id, context) ? "app" : null),
  };
}

/**
 * Of our own code, too, what most pages share: two dozen crumbs would weigh 3 kB more on the home page. What
 * brings Radix, the forms or zod along stays out, and so does what the team alone sees. The calls of a domain come with
 * the code that makes them.
 */
const oftenLoaded = {
  test: (id: string) =>
    /\/(src\/(client|contract)|lucide-react)\//.test(id) &&
    !/\/(icons\/ellipsis|features\/(admin|uploads|reviews|profile|collection\/saved)|ui\/(toast|submit-button|dropdown|tabs|link-tabs|lightbox|confirm|dialog|sheet|select|native-select|textarea|actions-menu|open-actions|use-return)|lib\/(schema-|use-change|server-refusal|session-draft|remembered-place|is-gone)|contract\/(fields|hours|upload-|[a-z-]+\.endpoints))/.test(
      id,
    ),
  minShareCount: 8,
};

/** What home's first view shares with the pages of cards, whose group would take it along. */
const inFirstView =
  /\/(features\/(sandwiches\/sandwich-picture|collection\/entries)|ui\/(picture|input|field-context|section-heading)|contract\/(drawings|image-files|collection\.))/;

/** What the pages with cards share. */
const onCards = {
  test: /\/(features\/(sandwiches|restaurants|places|collection)\/(?!.*(dialog|load-|queries|json-ld|page|change-|entry-steps|date-tried))|ui\/(avatar|card|badge|star|price|empty-state|field\.|back-link)|icons\/(bookmark|camera|flame|map-pin|heart))/,
  minShareCount: 4,
};

/** A route's loader comes with its component: the first load needs neither of the other routes'. */
const partsOfPage = ["component", "loader", "errorComponent", "notFoundComponent"] as const;

/** Their text stands there from the click on, while the page's code is still on its way. */
const pagesWithLoadingText = /^\/(sandwich|restaurant|edit-restaurant)\b/;

/** Vite's own one loads styles with a page's code. Ours are one file, which is there before. */
const importWithoutPreload: Plugin = {
  name: "import-without-preload",
  enforce: "pre",
  apply: "build",
  load: {
    order: "pre",
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** Names, sizes and keys of icons, which `lucide-icon.ts` does not read: letters at random do not compress. */
const bareIcons: Plugin = {
  name: "bare-icons",
  apply: "build",
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/.*\.mjs$/ },
    handler: (code) =>
      code.replace(
        /,?\s*\b(key|name|size): (?:"[\w-]*"|\d+)(,(?=\s*node))?|^__iconData\.node;/gm,
        "",
      ),
  },
};

/** Two builds: what the browser loads, and the server with the pages it renders. */
export default defineConfig(({ command }) => ({
  resolve: {
    alias: [
      // React has this since its version 18.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: "use-sync-external-store/with-selector",
      },
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
    importWithoutPreload,
    bareIcons,
  ],
  builder: {},
  // scripts/build/first-load.ts measures what counts.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // A list of each file's needs would stand in every first load and grow with every page. Pages are loaded
        // on intent, and the server names what the first one needs.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          input: entry,
          // No module of ours does anything by being imported: what a page does not use stays out.
          treeshake: { moduleSideEffects: [{ test: /\/src\/.+\.tsx?$/, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: "base", test: alwaysLoaded, priority: 4 },
                { ...createEntryGroup(), priority: 3 },
                { name: "first-view", test: inFirstView, minShareCount: 4, priority: 2 },
                { name: "cards", ...onCards, priority: 1 },
                { name: "shared", ...oftenLoaded, priority: 0 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Packages ask for it in every call, and Node asks the system each time.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      // In one piece the server starts faster; packages with binaries beside their code stay packages, and so does one
      // whose own packages have to be loaded in their order.
      resolve: {
        noExternal: command === "build" ? true : [],
        external: [
          "@electric-sql/pglite",
          "@node-rs/argon2",
          "@simplewebauthn/server",
          "sharp",
          "tesseract.js-core",
          "unpdf",
        ],
      },
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: "src/server/main.ts",
            pages: "src/client/entry-server.tsx",
            "page-worker": "src/server/ssr/page-worker.ts",
            reader: "src/reader/process.ts",
          },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
  },
}));
