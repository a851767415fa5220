import { html, raw } from "hono/html";
import { apiRoot } from "#contract/endpoint.ts";
import type { Access } from "#contract/permissions.ts";
import { describeSchema, exampleFor, listFields, type Schema } from "./api-docs.schemas.ts";
import type { App } from "./app-environment.ts";

export type OpenApiDocument = ReturnType<App["getOpenAPI31Document"]>;
type Content = Record<string, { schema?: Schema }>;

interface Response {
  description: string;
  content?: Content;
}

interface CallContent {
  type: string;
  schema: Schema | undefined;
}

interface Call {
  method: string;
  path: string;
  /** Of its place on the page. */
  anchor: string;
  tag: string;
  summary: string;
  access: Access;
  parameters: { name: string; in: string; required?: boolean; schema?: Schema }[];
  body: CallContent | undefined;
  answers: { status: string; description: string; content: CallContent | undefined }[];
  refusals: { status: string; description: string }[];
}

const whoMay: Record<Access, string> = {
  public: "everybody",
  signedIn: "members",
  member: "members",
  self: "the member concerned",
  selfOrAdmin: "the member concerned, admins",
  catalogueEditor: "the curator, admins",
  admin: "admins",
};

/** Complete without a script, so that it can be read, searched and printed anywhere. */
export function renderApiDocs(document: OpenApiDocument) {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const calls = listCalls(document);
  const tags = [...new Set(calls.map(({ tag }) => tag))].map((tag) => ({
    tag,
    anchor: anchorFor(tag),
    calls: calls.filter((call) => call.tag === tag),
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="description" content="Every call of the ${document.info.title} API." />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${document.info.title} API</title>
        <style>${raw(apiDocsStyle)}</style>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <h1>${document.info.title} API</h1>
          <p>${document.info.description}</p>
          <p>
            <a href="${apiRoot}openapi.json">openapi.json</a> for your tools ·
            <a href="/">Back to Cluck</a>
          </p>
        </header>
        <div class="columns">
          <nav aria-label="Calls by subject">
            <ul>
              ${tags.map(
                ({ tag, anchor, calls }) =>
                  html`<li><a href="#${anchor}">${tag} <small>${calls.length}</small></a></li>`,
              )}
              <li><a href="#schemas">Schemas <small>${Object.keys(schemas).length}</small></a></li>
            </ul>
          </nav>
          <main id="calls">
            ${tags.map(
              ({ tag, anchor, calls }) =>
                html`<section id="${anchor}" aria-label="${tag}">
                  <h2>${tag}</h2>
                  ${calls.map((call) => renderCall(call, schemas))}
                </section>`,
            )}
            <section id="schemas" aria-label="Schemas">
              <h2>Schemas</h2>
              ${Object.entries(schemas).map(([name, schema]) => renderNamed(name, schema, schemas))}
            </section>
          </main>
        </div>
      </body>
    </html>`;
}

function listCalls({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => {
      const responses = Object.entries<Response>(operation.responses ?? {}).map(
        ([status, response]) => ({ status, ...response }),
      );
      const isAnswer = ({ status }: { status: string }) => status.startsWith("2");
      return {
        method,
        path,
        anchor: anchorFor(`${method} ${path}`),
        tag: operation.tags?.[0] ?? "Other",
        summary: operation.summary ?? "",
        access: operation["x-access"] ?? "public",
        parameters: operation.parameters ?? [],
        body: firstContent(operation.requestBody?.content),
        answers: responses
          .filter(isAnswer)
          .map(({ content, ...answer }) => ({ ...answer, content: firstContent(content) })),
        refusals: responses.filter((response) => !isAnswer(response)),
      } as Call;
    }),
  );
}

function renderCall(call: Call, schemas: Record<string, Schema>) {
  const { method, path, anchor, summary, access, parameters, body, answers, refusals } = call;
  return html`<details id="${anchor}">
    <summary>
      <code class="method ${method}">${method.toUpperCase()}</code> <code>${path}</code>
      <span>${summary}</span>
    </summary>
    <div class="call">
      <p>For ${whoMay[access]}.</p>
      ${parameters.length > 0 ? renderParameters(parameters) : ""}
      ${body ? html`<h3>Body</h3>${renderContent(body, schemas)}` : ""}
      ${answers.map(
        ({ status, description, content }) =>
          html`<h3><code>${status}</code> ${description}</h3>
            ${content ? renderContent(content, schemas) : ""}`,
      )}
      <h3>Refusals</h3>
      <ul class="refusals">
        ${refusals.map(
          ({ status, description }) => html`<li><code>${status}</code> ${description}</li>`,
        )}
      </ul>
    </div>
  </details>`;
}

const renderParameters = (parameters: Call["parameters"]) =>
  html`<h3>Parameters</h3>
    ${renderTable(
      parameters.map(({ name, in: place, required, schema }) => ({
        name,
        note: place,
        isRequired: required === true,
        ...describeSchema(schema ?? {}),
      })),
    )}`;

const firstContent = (content: Content = {}): CallContent | undefined => {
  const [type, media] = Object.entries(content)[0] ?? [];
  return type === undefined ? undefined : { type, schema: media?.schema };
};

function renderContent({ type, schema }: CallContent, schemas: Record<string, Schema>) {
  if (type === "application/json") return schema ? renderSchema(schema, schemas) : "";
  return html`<p>As <code>${type}</code>.</p>
    ${schema?.properties ? renderTable(listFields(schema)) : ""}`;
}

/** The fields and an example; a named schema is linked, its fields stand once under "Schemas". */
function renderSchema(schema: Schema, schemas: Record<string, Schema>) {
  const { type } = describeSchema(schema);
  const fields = listFields(schema);
  return html`${fields.length === 0 ? html`<p>${type}</p>` : renderTable(fields)}
    <details class="example">
      <summary>Example</summary>
      <pre tabindex="0">${JSON.stringify(exampleFor(schema, schemas), null, 2)}</pre>
    </details>`;
}

const renderNamed = (name: string, schema: Schema, schemas: Record<string, Schema>) =>
  html`<details id="schema-${name}">
    <summary><code>${name}</code></summary>
    <div class="call">${renderSchema(schema, schemas)}</div>
  </details>`;

type Row = ReturnType<typeof listFields>[number] & { note?: string };

const renderTable = (rows: Row[]) =>
  html`<div class="table" tabindex="0" role="group" aria-label="Fields">
    <table>
      <tbody>
        ${rows.map(
          ({ name, note, isRequired, type, limits }) =>
            html`<tr>
              <th scope="row">
                <code>${name}</code>${note ? html` <small>${note}</small>` : ""}
                ${isRequired ? html`<small class="required">required</small>` : ""}
              </th>
              <td>${type}${limits ? html`<br /><small>${limits}</small>` : ""}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const anchorFor = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

export const apiDocsStyle = `
:root { color-scheme: light dark; --paper: #fff8e8; --card: #fffdf6; --ink: #2b2421; --soft: #6a5a4d; --line: #d9c9a8; --accent: #a8321a; --code: #f6ead0;
  --get: #2f6135; --post: #8a4b00; --put: #5b3b9a; --patch: #5b3b9a; --delete: #a8321a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #211c19; --card: #2a2420; --ink: #f4e9d6; --soft: #c9b8a2; --line: #4b4038; --accent: #ff9b7a; --code: #332b26;
    --get: #9ed3a3; --post: #f2b96b; --put: #cbb3ff; --patch: #cbb3ff; --delete: #ff9b7a; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
header { max-width: 46rem; }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -0.02em; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.5rem; line-height: 1.2; }
h3 { margin: 1.25rem 0 0.4rem; font-size: 1rem; }
a { color: var(--accent); }
small { color: var(--soft); font-size: 0.8125rem; font-weight: 400; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
nav a { display: flex; gap: 0.5rem; align-items: baseline; min-height: 44px; padding: 0.5rem 0.75rem; border-radius: 0.5rem; color: inherit; text-decoration: none; font-weight: 600; }
nav a:hover { background: var(--code); }
details { background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; margin-bottom: 0.5rem; }
summary { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; align-items: baseline; min-height: 48px; padding: 0.6rem 0.875rem; cursor: pointer; list-style: none; border-radius: 0.5rem; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--code); }
summary > span { color: var(--soft); }
details:target { outline: 3px solid var(--accent); outline-offset: 2px; }
.call { padding: 0 0.875rem 1rem; border-top: 1px solid var(--line); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; overflow-wrap: anywhere; }
.method { min-width: 4.25rem; font-weight: 700; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .patch { color: var(--patch); } .delete { color: var(--delete); }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.375rem; }
table { width: 100%; border-collapse: collapse; }
tr + tr { border-top: 1px solid var(--line); }
th, td { padding: 0.45rem 0.75rem; text-align: left; vertical-align: top; font-weight: 400; }
th { width: 42%; }
.required { color: var(--accent); }
.refusals { margin: 0; padding: 0; list-style: none; columns: 2; column-gap: 2rem; }
.refusals li { break-inside: avoid; padding: 0.125rem 0; font-size: 0.9375rem; }
.example { margin: 0.5rem 0 0; background: none; border: 0; }
.example summary { display: inline-flex; min-height: 44px; padding: 0.5rem 0.75rem; font-weight: 600; color: var(--accent); }
pre { margin: 0; padding: 0.75rem; max-height: 30rem; overflow: auto; background: var(--code); border-radius: 0.375rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 40rem) { .refusals { columns: 1; } th { width: 45%; } }
@media (min-width: 62rem) {
  .columns { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 2.5rem; }
  nav ul { display: block; position: sticky; top: 1rem; margin-top: 2.5rem; max-height: calc(100vh - 2rem); overflow-y: auto; }
  nav a { justify-content: space-between; }
}
`;
