import { z } from "zod";
import * as endpoints from "#contract/administration.endpoints.ts";
import * as schemas from "#contract/administration.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import { csvAnswer, jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { sayTotal } from "#server/http/listing-headers.ts";
import { answerPage } from "#server/http/paging.ts";
import { countShownGaps, pageOfGaps, readOverview } from "./overview.service.ts";

const defineRoute = routesUnder("Administration");

const read = defineRoute(endpoints.readOverview, {
  summary: "Totals, what waits for a decision, the last weeks, and what the catalogue lacks",
  responses: { 200: jsonAnswer(schemas.overview, "The overview") },
});
const gaps = defineRoute(endpoints.listGaps, {
  summary: "What lacks a price, a photo, its allergens or confirmed hours",
  request: { query: schemas.gapListQuery },
  responses: { 200: jsonAnswer(z.array(schemas.gapRow), "A page of sandwiches or locations") },
});
const csv = defineRoute(endpoints.exportGaps, {
  summary: "All of them as a file",
  request: { query: schemas.gapFilter },
  responses: { 200: csvAnswer("A line per sandwich or location") },
});

const columns: CsvColumns<schemas.GapRow> = {
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  "Restaurant id": ({ restaurantId }) => restaurantId,
  Restaurant: ({ restaurantName }) => restaurantName,
  Confirmed: ({ confirmedAt }) => confirmedAt,
};

export function registerOverviewRoutes(app: App, deps: Dependencies): void {
  app.openapi(read, async (c) => c.json(await readOverview(deps), 200));
  app.openapi(gaps, async (c) => {
    const query = c.req.valid("query");
    const [page, total] = await Promise.all([
      pageOfGaps(deps, query),
      countShownGaps(deps, query.gap),
    ]);
    sayTotal(c, total);
    return answerPage(c, page);
  });
  app.openapi(csv, (c) => {
    const { gap } = c.req.valid("query");
    return answerCsv(c, `without-${gap}.csv`, columns, (page) =>
      pageOfGaps(deps, { gap, ...page }),
    );
  });
}
