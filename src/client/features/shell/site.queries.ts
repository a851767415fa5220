import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { readSite } from "#contract/site.endpoints.ts";

export const siteQuery = endpointQuery(readSite);
