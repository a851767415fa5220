// npm run soak -- --minutes 60: how much memory the built product takes under mixed load, on both engines at once. It
// fails when one of them takes more than it may.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { register } from "#contract/accounts.endpoints.ts";
import { saveEntry } from "#contract/collection-changes.endpoints.ts";
import { endpointUrl } from "#contract/endpoint.ts";
import { listRestaurants, listSandwiches } from "#contract/explore.endpoints.ts";
import { listSandwichReviews } from "#contract/reviews.endpoints.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { type BuiltProduct, startBuiltProduct } from "./bench/built-product.ts";
import { type LoadRequest, sendLoad } from "./bench/load.ts";

/** Resident, in MB. */
const allowed = { server: 400, embedded: 700 };
const connections = 8;
const secondsPerLook = 60;
/** Of the demo catalogue, which has more. */
const sandwichCount = 30;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { minutes: { type: "string", default: "60" } } });
  const postgres = await startPostgresServer({ autovacuum: "on" });
  const products = {
    server: await startBuiltProduct({ DATABASE_URL: postgres.url("postgres") }),
    embedded: await startBuiltProduct({}),
  };
  try {
    const soaks = Object.entries(products).map(async ([engine, product]) => {
      const most = await soak(engine, product, Number(values.minutes));
      const limit = allowed[engine as keyof typeof allowed];
      console.log(`${engine}: at most ${most.toFixed(0)} MB (allowed: ${limit})`);
      if (most > limit) process.exitCode = 1;
    });
    await Promise.all(soaks);
  } finally {
    await Promise.all(Object.values(products).map((product) => product.close()));
    await postgres.stop();
  }
}

/** The most that it took, looked at once a minute. */
async function soak(engine: string, product: BuiltProduct, minutes: number): Promise<number> {
  const next = mixedRequests(await signUp(product.origin));
  let most = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    const options = { connections, seconds: secondsPerLook, next };
    const { perSecond } = await sendLoad(product.origin, options);
    const resident = product.memory() ?? 0;
    most = Math.max(most, resident);
    console.log(
      `${engine}, minute ${minute}: ${resident.toFixed(0)} MB, ${perSecond.toFixed(0)} requests per second`,
    );
  }
  return most;
}

/** Every tenth is a member's change, every tenth a member's page; what visitors ask differs from turn to turn. */
function mixedRequests({ id: userId, cookie }: { id: string; cookie: string }): () => LoadRequest {
  let turn = 0;
  const get = (path: string, headers = {}): LoadRequest => ({ method: "GET", path, headers });
  return () => {
    turn++;
    const id = 1 + (turn % sandwichCount);
    const query = { q: `c${(turn % 1296).toString(36)}`, limit: 24 };
    const entry = { userId, sandwichId: id, hasTried: turn % 20 < 10, isFavorite: turn % 40 < 20 };
    const changed: LoadRequest = {
      method: "POST",
      path: saveEntry.path,
      headers: { Cookie: cookie },
      body: JSON.stringify(entry),
    };
    const kinds = [
      changed,
      get("/collection", { Cookie: cookie }),
      get("/"),
      get("/explore"),
      get(`/sandwich/${id}`),
      get(endpointUrl(listSandwiches, { query })),
      get(endpointUrl(listRestaurants, { query })),
      get(endpointUrl(listSandwiches, { query: { limit: 24, maxPrice: id } })),
      get(endpointUrl(listSandwichReviews, { id, query: { limit: 20 } })),
      get(`/explore?view=sandwiches&q=${query.q}`),
    ];
    return kinds[turn % kinds.length] as LoadRequest;
  };
}

async function signUp(origin: string) {
  const id = randomUUID();
  const username = `soak-${id.slice(0, 8)}`;
  const account = { id, username, email: `${username}@example.com`, password: `${id} and more` };
  const response = await fetch(new URL(register.path, origin), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  if (!cookie) throw new Error(`Nobody could sign up: ${response.status}`);
  return { id, cookie };
}

exitOnFailure(main());
