import { html } from "hono/html";
import type { Access } from "#contract/permissions.ts";
import { apiDocsStyles } from "./api-docs.styles.ts";
import type { App } from "./app-environment.ts";

type OpenApiDocument = ReturnType<App["getOpenAPI31Document"]>;

interface Call {
  method: string;
  path: string;
  operation: {
    summary?: string;
    tags?: string[];
    parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
    requestBody?: { content?: Content };
    responses?: Record<string, { description: string; content?: Content }>;
    "x-access"?: Access;
  };
}

type Content = Record<string, { schema?: unknown }>;

const whoMay: Record<Access, string> = {
  public: "everybody",
  member: "members",
  self: "the member concerned",
  selfOrAdmin: "the member concerned, admins",
  catalogueEditor: "the curator, admins",
  admin: "admins",
};

export function renderApiDocs(document: OpenApiDocument, nonce: string) {
  const calls = callsOf(document);
  const tags = [...new Set(calls.map(tagOf))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${document.info.title} API</title>
        <style nonce="${nonce}">
          ${apiDocsStyles}
        </style>
      </head>
      <body>
        <header>
          <h1>${document.info.title} API</h1>
          <p>${document.info.description}</p>
          <p><a href="/api/openapi.json">openapi.json</a> · <a href="/">Back to Cluck</a></p>
        </header>
        <main>
          ${tags.map(
            (tag) => html`<section>
              <h2>${tag}</h2>
              ${calls.filter((call) => tagOf(call) === tag).map(renderCall)}
            </section>`,
          )}
          <section>
            <h2>Schemas</h2>
            ${Object.entries(document.components?.schemas ?? {}).map(([name, schema]) =>
              renderSchema(name, schema),
            )}
          </section>
        </main>
      </body>
    </html>`;
}

const tagOf = ({ operation }: Call) => operation.tags?.[0] ?? "Other";

function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({ method, path, operation })),
  );
}

function renderCall({ method, path, operation }: Call) {
  const { summary, parameters = [], requestBody, responses = {} } = operation;
  return html`<details>
    <summary>
      <code class="method ${method}">${method.toUpperCase()}</code> <code>${path}</code>
      <span>${summary}</span>
    </summary>
    <p>For ${whoMay[operation["x-access"] ?? "public"]}.</p>
    ${parameters.map(({ name, in: place, required, schema }) =>
      renderSchema(`${place} ${name}${required ? "" : " (optional)"}`, schema),
    )}
    ${requestBody ? renderContent("Body", requestBody.content) : ""}
    ${Object.entries(responses).map(([status, { description, content }]) =>
      renderContent(`${status} ${description}`, content),
    )}
  </details>`;
}

const renderContent = (label: string, content: Content | undefined) =>
  renderSchema(label, content && Object.values(content)[0]?.schema);

const renderSchema = (label: string, schema: unknown) =>
  html`<h3>${label}</h3>
    ${schema ? html`<pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>` : ""}`;
