// npm run soak -- --minutes 60 [--graph FILE.svg]: how much memory the built product takes under mixed load, on both
// engines at once. It fails when one of them takes more than it may, or more at the end than after ten minutes.
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { register } from "#contract/accounts.endpoints.ts";
import { saveEntry } from "#contract/collection.endpoints.ts";
import { endpointUrl } from "#contract/endpoint.ts";
import { listRestaurants, listSandwiches } from "#contract/explore.endpoints.ts";
import { listSandwichReviews } from "#contract/reviews.endpoints.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { type BuiltProduct, startBuiltProduct } from "./bench/built-product.ts";
import { type LoadRequest, sendLoad } from "./bench/load.ts";
import { drawSoak } from "./bench/soak-graph.ts";

/** Resident, in MB. */
const allowed = { server: 400, embedded: 700 };
const connections = 8;
const secondsPerLook = 60;
/** Until then it fills its memory of answers and compiles what is used often. */
const warmUpMinutes = 10;
const mostGrowth = 1.1;
/** Of the demo catalogue, which has more. */
const sandwichCount = 30;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: "string", default: "60" }, graph: { type: "string" } },
  });
  const postgres = await startPostgresServer({ autovacuum: "on" });
  const products = {
    server: await startBuiltProduct({ DATABASE_URL: postgres.url("postgres") }),
    embedded: await startBuiltProduct({}),
  };
  try {
    const [server, embedded] = await Promise.all([
      soak("server", products.server, Number(values.minutes)),
      soak("embedded", products.embedded, Number(values.minutes)),
    ]);
    if (values.graph) await writeFile(values.graph, drawSoak({ server, embedded }));
  } finally {
    await Promise.all(Object.values(products).map((product) => product.close()));
    await postgres.stop();
  }
}

/** What it took, in MB, looked at once a minute. */
async function soak(
  engine: keyof typeof allowed,
  product: BuiltProduct,
  minutes: number,
): Promise<number[]> {
  const next = mixedRequests(await signUp(product.origin));
  const taken: number[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    const options = { connections, seconds: secondsPerLook, next, isPatient: true };
    const { perSecond, refused } = await sendLoad(product.origin, options);
    const resident = product.memory() ?? 0;
    taken.push(resident);
    console.log(
      `${engine}, minute ${minute}: ${resident.toFixed(0)} MB, ${perSecond.toFixed(0)} requests per second, ${refused} refused`,
    );
  }
  judge(engine, taken);
  return taken;
}

function judge(engine: keyof typeof allowed, taken: number[]): void {
  const most = Math.max(...taken);
  console.log(`${engine}: at most ${most.toFixed(0)} MB (allowed: ${allowed[engine]})`);
  if (most > allowed[engine]) process.exitCode = 1;
  const [warm, last] = [taken[warmUpMinutes - 1], taken.at(-1)];
  if (!warm || !last) return;
  console.log(
    `${engine}: ${(last / warm).toFixed(2)} of what it took after ${warmUpMinutes} minutes (allowed: ${mostGrowth})`,
  );
  if (last > warm * mostGrowth) process.exitCode = 1;
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
