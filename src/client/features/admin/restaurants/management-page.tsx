import { useSuspenseQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { AdminPage } from "../admin-page.tsx";
import { LinkTabs } from "../link-tabs.tsx";
import { DuplicatesView } from "./duplicates-view.tsx";
import { ManagedTable } from "./managed-table.tsx";
import { managementPath } from "./management-addresses.ts";
import type { ManagementSearch } from "./management-search.ts";
import { TrashView } from "./trash-view.tsx";

type FrameProps = { view: ManagementSearch["view"]; children: ReactNode };

/** The page around its views: it stays where it is while they load or fail. */
export function ManagementFrame({ view = undefined, children }: FrameProps) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const isAdmin = viewer?.role === "admin";
  const tabs = [
    { id: "table", label: "Restaurants", href: managementPath },
    { id: "duplicates", label: "Likely duplicates", href: `${managementPath}?view=duplicates` },
    ...(isAdmin ? [{ id: "trash", label: "Trash", href: `${managementPath}?view=trash` }] : []),
  ];
  return (
    <AdminPage
      title="Restaurant Management"
      back={isAdmin ? undefined : { href: "/", label: "Back to Home" }}
      action={
        isAdmin && (
          <Button asChild>
            <AppLink href="/add-restaurant">
              <Plus aria-hidden="true" strokeWidth={3} />
              Add Restaurant
            </AppLink>
          </Button>
        )
      }
    >
      <LinkTabs label="Restaurants" tabs={tabs} current={view ?? "table"}>
        {children}
      </LinkTabs>
    </AdminPage>
  );
}

const views = { duplicates: DuplicatesView, trash: TrashView, table: ManagedTable };

export function ManagementPage({ search }: { search: ManagementSearch }) {
  const View = views[search.view ?? "table"];
  return (
    <ManagementFrame view={search.view}>
      <View search={search} />
    </ManagementFrame>
  );
}
