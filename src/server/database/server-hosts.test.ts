import pg from "pg";
import { expect, test } from "vitest";
import { addressesOf, serverHosts } from "./server-hosts.ts";

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
  const { Client } = serverHosts(`postgres://henny:secret@database.example/cluck${options}`);
  expect(new Client({}).ssl).toEqual(ssl);
});

test("every host has an address of its own, with what stands around the list", () => {
  const options = "?sslmode=require&options=-c%20search_path=a,b";
  const addresses = addressesOf(
    `postgresql://henny:a,b@one.example:5433,[::1]:5434/cluck${options}`,
  );
  const clients = addresses.map((connectionString) => new pg.Client({ connectionString }));
  expect(clients.map(({ host, port }) => [host, port])).toEqual([
    ["one.example", 5433],
    ["::1", 5434],
  ]);
  for (const { user, password, database, ssl } of clients) {
    expect({ user, password, database, ssl }).toEqual({
      user: "henny",
      password: "a,b",
      database: "cluck",
      ssl: unchecked,
    });
  }
});

test.each(["postgres:///cluck?host=/var/run/postgresql", "postgres://localhost"])(
  "%s names one host",
  (url) => {
    expect(addressesOf(url)).toEqual([url]);
  },
);
