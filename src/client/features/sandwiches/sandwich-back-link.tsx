import {
  findOrigin,
  lastExplore,
  pathOf,
  useNavigationHistory,
} from "#client/lib/navigation-history.ts";
import { BackLink } from "#client/ui/back-link.tsx";

/** Says where one came from; the server, which cannot know, says where all sandwiches are. */
export function SandwichBackLink({ sandwichId }: { sandwichId: number }) {
  const visited = useNavigationHistory();
  const origin = findOrigin(visited, `/sandwich/${sandwichId}`);
  const path = pathOf(origin);
  if (origin && path && /^\/restaurant\/[^/]+$/.test(path)) {
    return <BackLink href={origin}>Back to Restaurant</BackLink>;
  }
  if (origin && path === "/collection") {
    return <BackLink href={origin}>Back to Collection</BackLink>;
  }
  return <BackLink href={lastExplore(visited) ?? "/explore"}>Back to Sandwiches</BackLink>;
}
