import { get, takes } from "./endpoint.ts";
import type { site } from "./site.ts";

export const readSite = get("/api/site", "public", takes<{ answer: typeof site }>());
