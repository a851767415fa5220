import { OpenAPIHono } from "@hono/zod-openapi";
import { requestId } from "hono/request-id";
import { apiRoot } from "#contract/endpoint.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { notFound } from "#server/domain/refusal.ts";
import { registerAccountRecoveryRoutes } from "#server/features/accounts/account-recovery.routes.ts";
import { registerAccountRoutes } from "#server/features/accounts/accounts.routes.ts";
import { registerInvitationRoutes } from "#server/features/accounts/invitations.routes.ts";
import { registerMemberRoutes } from "#server/features/accounts/members.routes.ts";
import { registerPasskeyRoutes } from "#server/features/accounts/passkeys.routes.ts";
import { registerSecondFactorRoutes } from "#server/features/accounts/second-factor.routes.ts";
import { registerSessionRoutes } from "#server/features/accounts/sessions.routes.ts";
import { findRequestSession } from "#server/features/accounts/sessions.service.ts";
import { registerUserRoutes } from "#server/features/accounts/users.routes.ts";
import { registerBadgeAdministrationRoutes } from "#server/features/administration/badge-administration.routes.ts";
import { registerGivenUpJobRoutes } from "#server/features/administration/given-up-jobs.routes.ts";
import { registerHealthOverviewRoutes } from "#server/features/administration/health.routes.ts";
import { registerOverviewRoutes } from "#server/features/administration/overview.routes.ts";
import { registerAuditRoutes } from "#server/features/audit/audit.routes.ts";
import { registerCollectionRoutes } from "#server/features/collection/collection.routes.ts";
import { registerDrawingRoutes } from "#server/features/drawings/drawings.routes.ts";
import { registerFactRoutes } from "#server/features/facts/facts.routes.ts";
import { registerGamificationRoutes } from "#server/features/gamification/gamification.routes.ts";
import { registerImportRoutes } from "#server/features/importer/import.routes.ts";
import { registerMenuRoutes } from "#server/features/importer/menu.routes.ts";
import { registerPlaceRoutes } from "#server/features/places/places.routes.ts";
import { registerProfileRoutes } from "#server/features/profile/stats.routes.ts";
import { registerFeedRoutes } from "#server/features/publishing/feeds.routes.ts";
import { registerShareImageRoutes } from "#server/features/publishing/share-image.routes.ts";
import { registerSiteRoutes } from "#server/features/publishing/site.routes.ts";
import { registerSitemapRoutes } from "#server/features/publishing/sitemap.routes.ts";
import { registerRecommendationRoutes } from "#server/features/recommendations/recommendations.routes.ts";
import { registerDuplicateRoutes } from "#server/features/restaurants/duplicates.routes.ts";
import { registerLocationRoutes } from "#server/features/restaurants/locations.routes.ts";
import { registerManagedRestaurantRoutes } from "#server/features/restaurants/managed-restaurants.routes.ts";
import { registerRestaurantRoutes } from "#server/features/restaurants/restaurants.routes.ts";
import { registerTrashRoutes } from "#server/features/restaurants/trash.routes.ts";
import { registerReviewModerationRoutes } from "#server/features/reviews/review-moderation.routes.ts";
import { registerReviewRoutes } from "#server/features/reviews/reviews.routes.ts";
import { registerSandwichRoutes } from "#server/features/sandwiches/sandwiches.routes.ts";
import { registerTagRoutes } from "#server/features/sandwiches/tags.routes.ts";
import { registerSearchRoutes } from "#server/features/search/search.routes.ts";
import { registerImageFileRoutes } from "#server/features/uploads/image-files.routes.ts";
import { registerUploadRoutes } from "#server/features/uploads/uploads.routes.ts";
import { registerVisitRoutes } from "#server/features/visits/visits.routes.ts";
import { registerWebsiteChangeRoutes } from "#server/features/website-changes/website-changes.routes.ts";
import { accessLog } from "#server/http/access-log.ts";
import { registerApiDocs } from "#server/http/api-docs.routes.ts";
import type { App, AppEnv } from "#server/http/app-environment.ts";
import { refuseCrossSite } from "#server/http/cross-site-guard.ts";
import { handleErrors } from "#server/http/error-handler.ts";
import { registerHealthRoutes } from "#server/http/health.routes.ts";
import { answerFromMemory } from "#server/http/kept-answers.ts";
import { registerMetricsRoute } from "#server/http/metrics.routes.ts";
import { storeNothing, storeNothingUnderOtherNames } from "#server/http/no-store.ts";
import { servePages } from "#server/http/pages.ts";
import { refuseWhenBusy } from "#server/http/refuse-when-busy.ts";
import { isHttps } from "#server/http/request-origin.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { loadSession } from "#server/http/session.ts";
import { serveClientFiles } from "#server/http/static-files.ts";
import { refuseInvalid } from "#server/http/validation.ts";

/** The whole product behind one `fetch`: no port, no process. */
export function createApp(deps: Dependencies): App {
  const { config, logger } = deps;
  const app: App = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid });
  app.onError(handleErrors(logger));
  app.notFound(() => {
    throw notFound();
  });

  app.use(requestId({ limitLength: 64 }));
  app.use(accessLog(deps));
  app.use(securityHeaders(isHttps(config)));
  registerHealthRoutes(app, deps);
  registerMetricsRoute(app, deps);
  if (deps.clientFolder) serveClientFiles(app, deps.clientFolder);
  registerImageFileRoutes(app, deps);

  app.use(answerFromMemory(deps));
  registerDrawingRoutes(app);
  app.use(refuseWhenBusy(deps));
  app.use(storeNothingUnderOtherNames(config));
  app.use(refuseCrossSite(config));
  app.use(loadSession(config, (token) => findRequestSession(deps, token)));
  app.use(`${apiRoot}*`, storeNothing);
  for (const registerRoutes of features) registerRoutes(app, deps);
  registerApiDocs(app);
  app.all(`${apiRoot}*`, () => {
    throw notFound("API call");
  });

  if (deps.renderPage) servePages(app, deps, deps.renderPage);
  return app;
}

const features = [
  registerSiteRoutes,
  registerSandwichRoutes,
  registerTagRoutes,
  registerDuplicateRoutes,
  registerRestaurantRoutes,
  registerLocationRoutes,
  registerTrashRoutes,
  registerManagedRestaurantRoutes,
  registerReviewRoutes,
  registerReviewModerationRoutes,
  registerPlaceRoutes,
  registerSearchRoutes,
  registerSitemapRoutes,
  registerFeedRoutes,
  registerShareImageRoutes,
  registerAccountRoutes,
  registerAccountRecoveryRoutes,
  registerSessionRoutes,
  registerPasskeyRoutes,
  registerSecondFactorRoutes,
  registerUserRoutes,
  registerMemberRoutes,
  registerInvitationRoutes,
  registerCollectionRoutes,
  registerVisitRoutes,
  registerGamificationRoutes,
  registerProfileRoutes,
  registerUploadRoutes,
  registerAuditRoutes,
  registerMenuRoutes,
  registerImportRoutes,
  registerWebsiteChangeRoutes,
  registerFactRoutes,
  registerRecommendationRoutes,
  registerBadgeAdministrationRoutes,
  registerOverviewRoutes,
  registerHealthOverviewRoutes,
  registerGivenUpJobRoutes,
];
