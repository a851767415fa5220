import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { settingNames } from "#server/config.ts";
import { exposeMetrics } from "#server/telemetry/prometheus.ts";
import { createTelemetry } from "#server/telemetry/telemetry.ts";

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

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

const manifests = parseAllDocuments(read("kubernetes.yaml")).map(
  (document): Manifest => document.toJS(),
);
const { groups }: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(
  read("alerts.yaml"),
);
const alerts = groups.flatMap(({ rules }) => rules);

test("every setting in the deployment files exists", () => {
  const inDockerfile = read("Dockerfile")
    .split("\n")
    .filter((line) => line.startsWith("ENV "))
    .flatMap((line) => namesIn(line, /(\w+)=/g));
  const settings = [
    ...Object.keys(parse(read("compose.yaml")).services.cluck.environment),
    ...manifests.flatMap(({ data }) => Object.keys(data ?? {})),
    ...namesIn(read("kubernetes.yaml"), /--from-literal=(\w+)/g),
    ...inDockerfile,
    ...read("cluck.service")
      .split("\n")
      .filter((line) => line.startsWith("Environment="))
      .flatMap((line) => namesIn(line.slice("Environment=".length), /(\w+)=/g)),
  ];
  // The C library reads the first of these, and the driver of the database the second.
  const known = [...settingNames, "MALLOC_ARENA_MAX", "PGPASSWORD"];
  expect(settings.filter((name) => !known.includes(name))).toEqual([]);
});

test("every image is pinned to a version", () => {
  const files = ["Dockerfile", "compose.yaml", "kubernetes.yaml", "kubernetes-migrate.yaml"];
  const images = files.flatMap((name) =>
    namesIn(read(name), /^(?:FROM| *(?:- )?image:) ([^\s$]+)/gm),
  );
  expect(images).toHaveLength(8);
  expect(images.filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([]);
});

test("every metric that alarms and the dashboard ask for is exposed", () => {
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    read("grafana-dashboard.json"),
  );
  const telemetry = createTelemetry({
    now: () => new Date(),
    memory: { state: () => ({}) },
    database: { engine: "server" },
  } as unknown as Parameters<typeof createTelemetry>[0]);
  // Prometheus makes the last one itself.
  const exposed = [...exposeMetrics(telemetry).names(), "up"];
  const asked = [
    ...alerts.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap((expression) => namesIn(expression, /\b((?:cluck|process|nodejs)_\w+|up)\b/g));
  const isExposed = (name: string) =>
    exposed.includes(name) || exposed.includes(name.replace(/_(?:bucket|count|sum)$/, ""));
  expect(asked.filter((name) => !isExposed(name))).toEqual([]);
});

test("the operations guide explains every alarm", () => {
  const guide = readFileSync("docs/operations.md", "utf8");
  const unexplained = alerts.filter(({ alert }) => !guide.includes(`\`${alert}\``));
  expect(unexplained).toEqual([]);
});

test("backups in Kubernetes are on a volume that outlives the pod", () => {
  const folder = manifests.find(({ data }) => data)?.data?.["BACKUP_DIR"];
  const claims = manifests
    .filter(({ kind }) => kind === "PersistentVolumeClaim")
    .map(({ metadata }) => metadata.name);
  const [pod] = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
  const mount = pod?.containers
    .flatMap(({ volumeMounts }) => volumeMounts)
    .find(({ mountPath }) => `${folder}/`.startsWith(`${mountPath}/`));
  const volume = pod?.volumes.find(({ name }) => name === mount?.name);
  expect(claims).toContain(volume?.persistentVolumeClaim?.claimName);
});
