import { z } from "zod";
import {
  exportManagedRestaurants,
  listManagedRestaurants,
} from "#contract/management.endpoints.ts";
import * as schemas from "#contract/management.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import { csvAnswer, jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { sayTotal, teamCountLimit } from "#server/http/listing-headers.ts";
import { answerPage } from "#server/http/paging.ts";
import { pageOfManaged } from "./managed-restaurants.service.ts";

const defineRoute = routesUnder("Administration");

const list = defineRoute(listManagedRestaurants, {
  summary: "The table of restaurants, by words and order; X-Total-Count says how many",
  request: { query: schemas.managedListQuery },
  responses: { 200: jsonAnswer(z.array(schemas.managedRestaurant), "A page of the table") },
});
const csv = defineRoute(exportManagedRestaurants, {
  summary: "The whole table as a file",
  request: { query: schemas.managedFilters },
  responses: { 200: csvAnswer("A line per restaurant") },
});

const columns: CsvColumns<schemas.ManagedRestaurant> = {
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  Type: ({ restaurantType }) => restaurantType,
  "Price range": ({ priceRange }) => priceRange,
  Address: ({ address }) => address,
  Website: ({ website }) => website,
  Locations: ({ locationCount }) => locationCount,
  Sandwiches: ({ sandwichCount }) => sandwichCount,
  Updated: ({ updatedAt }) => updatedAt,
};

export function registerManagedRestaurantRoutes(app: App, { db }: Dependencies): void {
  app.openapi(list, async (c) => {
    const query = c.req.valid("query");
    const page = await pageOfManaged(db, query);
    sayTotal(c, page.total, teamCountLimit(query.q));
    return answerPage(c, page);
  });
  app.openapi(csv, (c) => {
    const filters = c.req.valid("query");
    return answerCsv(c, "restaurants.csv", columns, (page) =>
      pageOfManaged(db, { ...filters, ...page }, false),
    );
  });
}
