import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { listTags } from "#contract/explore.endpoints.ts";

/** The tags that some sandwich has. */
export const tagsQuery = endpointQuery(listTags, { query: { used: "1", limit: 200 } });
