import pg from "pg";
import { expect, test } from "vitest";
import { serverAddress } from "./server-database.ts";

const unchecked = { rejectUnauthorized: false };

test.each([
  ["", false],
  ["?application_name=cluck", false],
  ["?sslmode=disable", false],
  ["?sslmode=allow", unchecked],
  ["?application_name=cluck&sslmode=prefer", unchecked],
  ["?sslmode=require&application_name=cluck", unchecked],
  ["?sslmode=verify-full", {}],
])("an address with %s asks for TLS as libpq would, and never goes without it", (options, ssl) => {
  const connectionString = serverAddress(
    `postgres://henny:secret@database.example/cluck${options}`,
  );
  expect(new pg.Client({ connectionString }).ssl).toEqual(ssl);
});
