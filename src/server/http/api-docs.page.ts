import { readFileSync } from "node:fs";
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

export const apiDocsStyle = readFileSync(new URL("api-docs.css", import.meta.url), "utf8");

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
