import "./styles.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
import { watchSessionEnd } from "#client/features/accounts/session-end.ts";
import { keepViewerInStorage } from "#client/features/accounts/viewer-storage.ts";
import { loadFlip } from "#client/features/collection/entry-toggles.ts";
import { followEntriesOfOtherTabs } from "#client/features/collection/follow-other-tabs.ts";
import { browserApi } from "#client/lib/browser-api.ts";
import { rememberedExploreView } from "#client/lib/explore-view.ts";
import { keepNavigationHistory } from "#client/lib/navigation-history.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { applyStyleNonce } from "#client/ui/style-nonce.ts";
import { createAppRouter } from "./router.tsx";

applyStyleNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content);

const queryClient = createQueryClient(browserApi);
const router = createAppRouter({ queryClient, rememberedView: rememberedExploreView });
keepNavigationHistory(router);
keepViewerInStorage(queryClient);
watchSessionEnd(queryClient, router);
followEntriesOfOtherTabs(queryClient);

hydrateRoot(document, <RouterClient router={router} />);

// The first click should not wait for its code, nor should the page.
addEventListener("load", () => setTimeout(() => loadFlip().catch(() => undefined), 1000));
