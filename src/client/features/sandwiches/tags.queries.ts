import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { listTags } from "#contract/explore.endpoints.ts";

/** Tags that are used by a sandwich. */
export const tagsQuery = endpointQuery(listTags, { query: { used: "1", limit: 200 } });
