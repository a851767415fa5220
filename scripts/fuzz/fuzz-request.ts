import type { Person } from "./people.ts";
import type { Schema } from "./values.ts";

export interface FuzzRequest {
  /** What it tries: a call as the OpenAPI document names it, a page, or a way to speak HTTP. */
  operation: string;
  as: Person;
  method: string;
  path: string;
  /** Encoded, or deliberately not. */
  query: string[];
  headers: [name: string, value: string][];
  body?: { json: unknown; repeated?: string } | { bytes: Buffer };
  /** A file, for which an address is asked first. */
  upload?: { slug: string; type: string; name: string; size: number };
  /** Instead of all that: what goes over the wire, and whether the rest never comes. */
  wire?: { bytes: Buffer; isCutOff: boolean };
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  /** Who may make it. */
  "x-access"?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
