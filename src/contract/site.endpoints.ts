import { endpoint, takes } from "./endpoint.ts";
import type { site } from "./site.ts";

export const readSite = endpoint("get", "/api/site", "public", takes<{ answer: typeof site }>());
