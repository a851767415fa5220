import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { readSite } from "#contract/pending-catalogue.endpoints.ts";

export const siteQuery = endpointQuery(readSite);
