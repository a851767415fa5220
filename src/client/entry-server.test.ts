import { expect, test } from "vitest";
import { renderPage } from "./entry-server.tsx";

const refusal = (status: number) => () =>
  Response.json({ message: "cursor is not one of ours", code: "validation_failed" }, { status });
const site = { socialLinks: [], contactEmail: null, hasDemo: false };
const admin = { id: "1", username: "admin", role: "admin", canEditCatalogue: true };

/** Renders a page on the server with a fake API. */
async function render(
  address: string,
  answers: Record<string, () => Response | Promise<Response>>,
) {
  const failures: unknown[] = [];
  const page = await renderPage(`http://localhost${address}`, {
    nonce: "nonce",
    isVisitor: false,
    timeZone: undefined,
    rememberedView: undefined,
    looks: [],
    renderedAt: Date.now(),
    isDrawn: true,
    origin: "http://localhost",
    assets: {
      routes: { __root__: { modules: ["/entry.js"] }, "/terms": { modules: ["/terms.js"] } },
    },
    fetch: async (path) => {
      const call = path.split("?")[0] ?? "";
      const answer = { "/api/site": () => Response.json(site), ...answers }[call];
      return answer?.() ?? new Response(null, { status: 401 });
    },
    onFailure: (error) => failures.push(error),
  });
  return { page, failures, html: page.html };
}

test.each([
  ["/leaderboard?period=all&cursor=zzz", "/api/leaderboard", "/leaderboard?period=all"],
  ["/admin/members?cursor=zzz", "/api/users", "/admin/members"],
  ["/admin/audit-log?q=hen&cursor=zzz", "/api/audit-log", "/admin/audit-log?q=hen"],
  [
    "/admin/recommendations?cursor=zzz",
    "/api/restaurant-recommendations",
    "/admin/recommendations",
  ],
  ["/admin/badges?cursor=zzz", "/api/badges", "/admin/badges"],
  ["/admin/restaurants?cursor=zzz", "/api/admin/restaurants", "/admin/restaurants"],
  ["/admin/gaps?gap=price&cursor=zzz", "/api/admin/gaps", "/admin/gaps?gap=price"],
  [
    "/explore?q=hot&view=sandwiches&cursor=zzz",
    "/api/sandwiches",
    "/explore?q=hot&view=sandwiches",
  ],
])(
  "a cursor that is none of ours leads from %s to the first page",
  async (address, call, first) => {
    const { page, failures } = await render(address, {
      "/api/auth/me": () => Response.json(admin),
      [call]: refusal(400),
    });
    expect(page.status).toBe(307);
    expect(page.headers.get("Location")).toBe(first);
    expect(failures).toEqual([]);
  },
);

test.each([
  ["/privacy/", 308, "/privacy"],
  ["/sandwich/3/?sandwich=4", 308, "/sandwich/3?sandwich=4"],
  ["/explore/", 308, "/explore"],
  ["/explore/?q=hot", 307, "/explore?q=hot&view=sandwiches"],
])("%s leads with %i to %s", async (address, status, location) => {
  const { page } = await render(address, {});
  expect([page.status, page.headers.get("Location")]).toEqual([status, location]);
});

test.each(["/", "/privacy", "/contact", "/terms", "/recommend-restaurant"])(
  "%s has one address for search engines, whatever follows it",
  async (path) => {
    const { page } = await render(`${path}?utm_source=x`, {});
    expect(page.html).toContain(`<link rel="canonical" href="http://localhost${path}"`);
    expect(page.html).toContain(`<meta property="og:url" content="http://localhost${path}"`);
  },
);

test("it does so too when the list is refused before other parts are answered", async () => {
  const { page } = await render("/admin/members?cursor=zzz", {
    "/api/auth/me": () => Response.json(admin),
    "/api/users": refusal(400),
    "/api/site": async () => {
      // Two turns later: a rejection without a handler would by then have ended the thread and failed this run.
      await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
      return Response.json(site);
    },
  });
  expect(page.status).toBe(307);
});

test("what the API refuses is refused, and our own failures are reported", async () => {
  const refused = await render("/leaderboard", { "/api/leaderboard": refusal(400) });
  expect([refused.page.status, refused.failures]).toEqual([400, []]);
  expect(refused.html).toContain("Something went wrong");
  const failed = await render("/leaderboard", { "/api/leaderboard": refusal(500) });
  expect(failed.page.status).toBe(500);
  expect(failed.failures).toEqual([expect.objectContaining({ status: 500 })]);
  const broken = await render("/leaderboard", { "/api/leaderboard": () => new Response("{") });
  expect(broken.page.status).toBe(500);
  expect(broken.failures).toEqual([expect.any(SyntaxError)]);
});

test("modules are asked for by a script of the page's own at its end, and by nothing before", async () => {
  const { html } = await render("/terms", {});
  const [page = "", start = ""] = html.split('const files=["/entry.js","/terms.js"]');
  expect(page).toMatch(/<script nonce="nonce">\{[^<]*$/);
  expect(page).not.toContain('.js"');
  expect(start).toContain("import(files[0])");
  expect(start).toMatch(/<\/script><\/body><\/html>$/);
});
