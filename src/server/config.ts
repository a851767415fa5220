import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { passwordLimits } from "#contract/accounts.ts";
import { registrationModes } from "#contract/site.ts";

const isLocalhost = (url: URL) => ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);

const flag = (byDefault: boolean) =>
  z
    .enum(["0", "1", "false", "true"], "must be 1 or 0")
    .transform((value) => value === "1" || value === "true")
    .default(byDefault);

const boundedNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

const wholeNumber = (min: number, max: number, byDefault: number) =>
  boundedNumber(min, max).default(byDefault);

/**
 * More at once would make none of them sooner where the database has as many cores, and where it shares them, its
 * processes outnumber the one that answers requests.
 */
const usefulConnections = Math.min(2 * availableParallelism() + 1, 10);

const httpUrl = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : null;
};

/** People write "true" where one proxy stands before it. */
const proxyCount = z.preprocess(
  (value) => (value === "true" ? "1" : value === "false" ? "0" : value),
  wholeNumber(0, 10, 0),
);

const publicOrigin = z
  .string()
  .refine((text) => httpUrl(text) !== null, "must be an address such as https://cluck.example")
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === "/" && !url.search && !url.hash, "must be an origin, no path")
  .refine(
    (url) => url.protocol === "https:" || isLocalhost(url),
    "must start with https:// (sessions travel in Secure cookies outside localhost)",
  )
  .transform((url) => url.origin);

/**
 * One of `/ # ?` in a password would end the part of the address that it belongs to, and what follows, up to the `@`, would be
 * taken for the path and shown. No message repeats any of it.
 */
const isEncoded = (url: string) => !/^\w+:\/\/[^/?#]*[/?#].*[#@]/s.test(url);

const mustBeEncoded =
  "must have these characters encoded in its password and other values: / as %2F, # as %23, ? as %3F, @ as %40, % as %25";

const smtpUrl = z
  .string()
  .refine(
    (text) => text === "log" || (/^smtps?:\/\//.test(text) && URL.canParse(text)),
    "must be an address such as smtps://name:password@mail.example:465, or log",
  )
  .refine(isEncoded, mustBeEncoded);

/** An address, or a name and an address: Cluck <hello@cluck.example>. */
const sender = z
  .string()
  .refine(
    (text) => z.email().safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success,
    "must be an email address, or a name and <the address>",
  );

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
  .refine(isEncoded, mustBeEncoded)
  .refine(
    (url) => !/[?&]target_session_attrs=(?!read-write|primary)/.test(url),
    "must have read-write or primary as its target_session_attrs",
  );

const socialLinks = z.string().transform((text, context) => {
  const links = text.split(",").map((link) => link.trim());
  for (const link of links) {
    if (!httpUrl(link)) context.addIssue(`holds "${link}", which is no http(s) address`);
  }
  return links;
});

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

const ports = z.string().transform((text, context) => {
  const list = text.split(",").map((port) => Number(port.trim()));
  const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65536;
  if (!list.every(isPort)) context.addIssue("must be ports such as 8080,8443");
  return list;
});

const modelUrl = z
  .string()
  .refine((text) => httpUrl(text) !== null, "must be an address such as https://models.example/v1")
  .transform((text) => text.replace(/(?<!\/)\/+$/, ""));

const settings = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: wholeNumber(0, 65535, 3000),
  DATA_DIR: z.string().default("data"),
  BACKUPS: flag(true),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 200, usefulConnections),
  WORKERS: wholeNumber(1, 64, 1),
  SLOW_QUERY_MS: wholeNumber(0, 3_600_000, 1000),
  ANSWER_MEMORY_MB: wholeNumber(0, 65_536, 64),
  PUBLIC_ORIGIN: publicOrigin.optional(),
  TRUST_PROXY: proxyCount,
  DEMO: flag(true),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLimits.min, `must be at least ${passwordLimits.min} characters`)
    .max(passwordLimits.max, `must be at most ${passwordLimits.max} characters`)
    .optional(),
  RESTAURANT_EDITOR_USERNAME: z.string().min(2, "must be at least 2 characters").default("curator"),
  SOCIAL_LINKS: socialLinks.default([]),
  CONTACT_EMAIL: z.email("must be an email address").optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error"], "must be debug, info, warn or error")
    .default("info"),
  METRICS_PORT: boundedNumber(0, 65535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters").optional(),
  SESSION_IDLE_DAYS: wholeNumber(1, 365, 30),
  SESSION_MAX_DAYS: wholeNumber(1, 3650, 180),
  REGISTRATION: z.enum(registrationModes, "must be open, invite or closed").default("open"),
  REQUIRE_SECOND_FACTOR: z.enum(["nobody", "admins"], "must be nobody or admins").default("nobody"),
  SECOND_FACTOR_KEY: z.string().min(32, "must be at least 32 characters").optional(),
  REGISTRATIONS_PER_HOUR: wholeNumber(1, 1_000_000, 20),
  IMAGE_CONCURRENCY: wholeNumber(1, 64, Math.max(1, availableParallelism() - 1)),
  UPLOAD_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  S3_ENDPOINT: z
    .string()
    .refine((text) => httpUrl(text) !== null, "must be an http(s) address")
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  AI_BASE_URL: modelUrl.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  IMPORT_PORTS: ports.default([]),
  IMPORT_ALLOW_PRIVATE: flag(false),
  READ_WEBSITES_AGAIN: flag(true),
});

const completeSettings = settings.superRefine((data, context) => {
  const refuse = (name: keyof typeof data, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  // All four or none: half a storage would lose images.
  const missing = s3Names.filter((name) => data[name] === undefined);
  if (missing.length < s3Names.length) {
    for (const name of missing) refuse(name, "is missing: S3 needs it");
  }
  if (!data.AI_BASE_URL !== !data.AI_MODEL) refuse("AI_BASE_URL", "and AI_MODEL belong together");
  if (data.WORKERS > 1 && !data.DATABASE_URL) {
    refuse("WORKERS", "needs DATABASE_URL: the embedded database serves one process");
  }
  if (data.SMTP_URL && data.SMTP_URL !== "log" && !data.MAIL_FROM) {
    refuse("MAIL_FROM", "is missing: SMTP_URL needs it");
  }
});

export const settingNames = Object.keys(settings.shape);

export type Config = ReturnType<typeof parseConfig>;

/** An empty setting counts as absent, so that `NAME=` in a file means the default. */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data, error } = completeSettings.safeParse(given);
  if (!success) {
    const lines = error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
    throw new Error(`These settings are wrong:\n${lines.join("\n")}`);
  }
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: data.DATA_DIR,
    /** A backup every day. */
    backups: data.BACKUPS,
    backupDir: data.BACKUP_DIR ?? join(data.DATA_DIR, "backups"),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databasePoolSize: data.DATABASE_POOL_SIZE,
    workers: data.WORKERS,
    slowQueryMs: data.SLOW_QUERY_MS,
    answerMemoryBytes: data.ANSWER_MEMORY_MB * 1024 * 1024,
    publicOrigin: data.PUBLIC_ORIGIN,
    trustedProxies: data.TRUST_PROXY,
    demo: data.DEMO,
    adminPassword: data.ADMIN_PASSWORD,
    restaurantEditorUsername: data.RESTAURANT_EDITOR_USERNAME,
    socialLinks: data.SOCIAL_LINKS,
    contactEmail: data.CONTACT_EMAIL,
    /** Null: this installation sends no mail. */
    mail: data.SMTP_URL ? { url: data.SMTP_URL, from: data.MAIL_FROM ?? "cluck@localhost" } : null,
    logLevel: data.LOG_LEVEL,
    /** Null: nobody reads the metrics there. */
    metricsPort: data.METRICS_PORT ?? null,
    metricsHost: data.METRICS_HOST,
    metricsToken: data.METRICS_TOKEN,
    sessionIdleDays: data.SESSION_IDLE_DAYS,
    sessionMaxDays: data.SESSION_MAX_DAYS,
    registration: data.REGISTRATION,
    requireSecondFactor: data.REQUIRE_SECOND_FACTOR,
    secondFactorKey: data.SECOND_FACTOR_KEY,
    registrationsPerHour: data.REGISTRATIONS_PER_HOUR,
    imageConcurrency: data.IMAGE_CONCURRENCY,
    uploadSecret: data.UPLOAD_SECRET,
    s3: s3Of(data),
    languageModel:
      data.AI_BASE_URL && data.AI_MODEL
        ? { baseUrl: data.AI_BASE_URL, apiKey: data.AI_API_KEY, model: data.AI_MODEL }
        : null,
    importPorts: data.IMPORT_PORTS,
    importAllowPrivate: data.IMPORT_ALLOW_PRIVATE,
    readWebsitesAgain: data.READ_WEBSITES_AGAIN,
  };
}

function s3Of(data: z.infer<typeof settings>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = data;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** The environment wins over `.env`. */
export function readConfig(): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return parseConfig(process.env);
}
