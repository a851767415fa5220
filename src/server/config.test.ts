import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseConfig, settingNames } from "./config.ts";

test("without any setting everything has its default", () => {
  expect(parseConfig({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    dataDir: "data",
    demo: true,
    trustedProxies: 0,
    restaurantEditorUsername: "curator",
    socialLinks: [],
    logLevel: "info",
  });
});

test("an empty setting means its default", () => {
  expect(parseConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000 });
});

test("one proxy may be called true", () => {
  expect(parseConfig({ TRUST_PROXY: "true" }).trustedProxies).toBe(1);
  expect(parseConfig({ TRUST_PROXY: "2" }).trustedProxies).toBe(2);
});

test("every wrong setting is named in one message", () => {
  const wrong = {
    PORT: "http",
    DATABASE_URL: "mysql://x",
    DEMO: "maybe",
    ADMIN_PASSWORD: "short",
    SOCIAL_LINKS: "javascript:alert(1)",
    CONTACT_EMAIL: "nobody",
    LOG_LEVEL: "loud",
  };
  let message = "";
  try {
    parseConfig(wrong);
  } catch (error) {
    message = String(error);
  }
  for (const name of Object.keys(wrong)) expect(message).toContain(name);
});

test.each(["/", "#", "?", "#12/", "12?x=", "@/"])(
  "a password with %s in an address is to be encoded, and is not repeated",
  (sign) => {
    for (const [name, scheme] of [
      ["DATABASE_URL", "postgres"],
      ["DATABASE_DIRECT_URL", "postgres"],
      ["SMTP_URL", "smtp"],
    ] as const) {
      const wrong = () =>
        parseConfig({
          [name]: `${scheme}://henny:12${sign}3hush@db.example/x`,
          MAIL_FROM: "a@b.example",
        });
      expect(wrong).toThrow(
        `${name} must have these characters encoded in its password and other values`,
      );
      expect(wrong).toThrow(/^((?!hush|henny)[\s\S])*$/);
    }
  },
);

test.each([
  "cluck:p@ss@one.example:5432,two.example/cluck",
  "cluck:%2F%23%3F%40%25@db.example/cluck?sslmode=require",
  "cluck@/cluck?host=/run/postgresql",
])("a database may be at postgres://%s", (address) => {
  const url = `postgres://${address}`;
  expect(parseConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test("a database is where it can be written to", () => {
  const url = "postgres://henny:secret@one.example:5432,two.example:5432/cluck";
  for (const target of ["", "?target_session_attrs=read-write", "?target_session_attrs=primary"]) {
    expect(parseConfig({ DATABASE_URL: url + target }).databaseUrl).toBe(url + target);
  }
  expect(() => parseConfig({ DATABASE_URL: `${url}?target_session_attrs=any` })).toThrow(
    /DATABASE_URL must have read-write or primary/,
  );
});

test("half an S3 storage is none", () => {
  const whole = {
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "images",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  expect(parseConfig(whole).s3).toMatchObject({ bucket: "images", region: "us-east-1" });
  expect(parseConfig({}).s3).toBeUndefined();
  expect(() => parseConfig({ ...whole, S3_BUCKET: "" })).toThrow(/S3_BUCKET is missing/);
  expect(() => parseConfig({ ...whole, S3_ENDPOINT: "ftp://x" })).toThrow(/S3_ENDPOINT must be/);
});

test("mail needs a server and a sender, or goes to the log, or is not sent", () => {
  const whole = {
    SMTP_URL: "smtps://me:secret@mail.example:465",
    MAIL_FROM: "Cluck <a@b.example>",
  };
  expect(parseConfig(whole).mail).toEqual({ url: whole.SMTP_URL, from: whole.MAIL_FROM });
  expect(parseConfig({}).mail).toBeNull();
  expect(parseConfig({ SMTP_URL: "log" }).mail?.url).toBe("log");
  expect(() => parseConfig({ ...whole, MAIL_FROM: "" })).toThrow(/MAIL_FROM is missing/);
  expect(() => parseConfig({ ...whole, MAIL_FROM: "Cluck" })).toThrow(/MAIL_FROM must be/);
  expect(() => parseConfig({ ...whole, SMTP_URL: "https://mail.example" })).toThrow(
    /SMTP_URL must/,
  );
});

test("a secret setting that is wrong is not repeated", () => {
  expect(() => parseConfig({ ADMIN_PASSWORD: "hush" })).toThrow(/^((?!hush)[\s\S])*$/);
});

test("the public origin is https, except at home", () => {
  expect(parseConfig({ PUBLIC_ORIGIN: "https://cluck.example/" }).publicOrigin).toBe(
    "https://cluck.example",
  );
  expect(parseConfig({ PUBLIC_ORIGIN: "http://localhost:8080" }).publicOrigin).toBe(
    "http://localhost:8080",
  );
  expect(() => parseConfig({ PUBLIC_ORIGIN: "http://cluck.example" })).toThrow(/https/);
  expect(() => parseConfig({ PUBLIC_ORIGIN: "https://cluck.example/app" })).toThrow(/no path/);
});

test(".env.example lists every setting and nothing else", () => {
  const listed = readFileSync(".env.example", "utf8").matchAll(/^#?([A-Z0-9_]+)=/gm);
  expect([...listed].map(([, name]) => name).sort()).toEqual([...settingNames].sort());
});

test("a language model needs an address and a name", () => {
  const model = { AI_BASE_URL: "https://models.example/v1/", AI_MODEL: "small" };
  expect(parseConfig({}).languageModel).toBeNull();
  expect(parseConfig(model).languageModel).toEqual({
    baseUrl: "https://models.example/v1",
    apiKey: undefined,
    model: "small",
  });
  expect(() => parseConfig({ AI_BASE_URL: model.AI_BASE_URL })).toThrow("belong together");
  expect(() => parseConfig({ ...model, AI_BASE_URL: "file:///etc" })).toThrow("AI_BASE_URL");
});

test("further ports for the import are a list of ports", () => {
  expect(parseConfig({})).toMatchObject({ importPorts: [], importAllowPrivate: false });
  expect(parseConfig({ IMPORT_PORTS: "8080, 8443" }).importPorts).toEqual([8080, 8443]);
  for (const wrong of ["web", "0", "65536", "80,,81"]) {
    expect(() => parseConfig({ IMPORT_PORTS: wrong })).toThrow("IMPORT_PORTS");
  }
});

test("without METRICS_PORT nobody listens for scrapes, and 0 is any free port", () => {
  expect(parseConfig({}).metricsPort).toBeNull();
  expect(parseConfig({ METRICS_PORT: "" }).metricsPort).toBeNull();
  expect(parseConfig({ METRICS_PORT: "0" }).metricsPort).toBe(0);
});
