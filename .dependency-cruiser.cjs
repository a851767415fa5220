/** Who may import whom. tests/import-directions.test.ts shows that each rule bites. */
const layers = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    {
      name: "contract-is-pure",
      comment: "What crosses the wire imports zod and itself, nothing else.",
      severity: "error",
      from: { path: "^src/contract/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^src/contract/", "^node_modules/zod/"] },
    },
    layers(
      "client-not-server",
      "The browser never sees the server's code.",
      "^src/client/",
      "^src/server/",
    ),
    layers(
      "server-not-client",
      "The server loads the built pages, it does not import them.",
      "^src/server/",
      "^src/client/",
    ),
    layers(
      "reader-knows-nobody",
      "It reads text and files, and knows no product.",
      "^src/reader/",
      "^src/(server|client|contract)/",
    ),
    layers(
      "reader-for-the-importer-alone",
      "The others see what the importer answers.",
      "^src/(contract|client|server/(?!features/importer/))",
      "^src/reader/",
    ),
    layers(
      "drawings-know-names-alone",
      "They turn the facts of the contract into pictures.",
      "^src/drawings/",
      "^src/(server|client|reader)/",
    ),
    layers(
      "client-lib-is-lowest",
      "lib knows no kit, feature or route.",
      "^src/client/lib/",
      "^src/client/(ui|features|routes)/",
    ),
    layers(
      "client-ui-knows-no-product",
      "The kit knows no sandwich.",
      "^src/client/ui/",
      "^src/client/(features|routes)/",
    ),
    layers(
      "client-features-not-routes",
      "Routes compose features, not the other way round.",
      "^src/client/features/",
      "^src/client/routes/",
    ),
    layers(
      "server-base-knows-no-feature",
      "Shared rooms are called by features.",
      "^src/server/(domain|http|database|memory|storage|images|ssr|jobs|mail|telemetry)/",
      "^src/server/features/",
    ),
    layers(
      "database-is-lowest",
      "It knows neither rules nor requests.",
      "^src/server/database/",
      "^src/server/(domain|memory|jobs|telemetry|http|storage|images|mail|ssr)/",
    ),
    layers(
      "memory-stands-alone",
      "It keeps bytes, and knows nothing of who makes them.",
      "^src/server/memory/",
      "^src/server/(?!memory/)",
    ),
    layers(
      "jobs-before-telemetry",
      "The queue is counted, and does not know by whom.",
      "^src/server/jobs/",
      "^src/server/(memory|telemetry|http)/",
    ),
    layers(
      "telemetry-before-http",
      "It is told of requests, and takes none.",
      "^src/server/telemetry/",
      "^src/server/http/",
    ),
    layers(
      "domain-without-sql",
      "Statements stand in the database's room and in repositories.",
      "^src/server/domain/",
      "(^src/server/database/schema/|node_modules/drizzle-orm/)",
    ),
    layers(
      "rules-know-no-http",
      "Services, repositories and what they share work without a request.",
      "^src/server/(domain/|features/.+\\.(service|repository|presenter)\\.ts$)",
      "^src/server/http/",
    ),
    {
      name: "other-features-by-their-service",
      comment:
        "Another feature is called through its service, never its repository, routes or presenter.",
      severity: "error",
      from: { path: "^src/server/features/([^/]+)/" },
      to: {
        path: "^src/server/features/",
        pathNot: ["^src/server/features/$1/", "\\.service\\.ts$"],
      },
    },
    layers(
      "gamification-calls-nobody",
      "It is called by the others; the audit log alone is below it.",
      "^src/server/features/gamification/",
      "^src/server/features/(?!gamification/|audit/)",
    ),
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-feature-circles",
      comment: "Two features that need each other are one feature.",
      severity: "error",
      scope: "folder",
      from: { path: "^src/(server|client)/features/[^/]+$" },
      to: { circular: true },
    },
    {
      name: "tests-stay-outside",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^tests/" },
    },
    {
      name: "no-missing-packages",
      comment: "What the build puts into the product is a devDependency, so these are allowed.",
      severity: "error",
      from: { path: "^src/" },
      to: {
        dependencyTypes: ["npm-no-pkg", "unknown"],
        couldNotResolve: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["routeTree\\.gen\\.ts$", "\\.test\\.tsx?$"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
