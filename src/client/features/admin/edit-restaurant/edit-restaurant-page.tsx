import { useSuspenseQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { restaurantQuery } from "#client/features/restaurants/restaurants.queries.ts";
import { AppLink } from "#client/ui/app-link.tsx";
import { Card } from "#client/ui/card.tsx";
import { AdminPage } from "../admin-page.tsx";
import { LinkTabs } from "../link-tabs.tsx";
import { LikelyDuplicates } from "../restaurants/likely-duplicates.tsx";
import { useWayToManagement } from "../restaurants/management-addresses.ts";
import { UnsavedChangesGuard } from "../unsaved-changes.tsx";
import { DetailsForm } from "./details-form.tsx";
import { editHref } from "./edit-href.ts";
import type { EditSearch } from "./edit-search.ts";
import { LocationsTab } from "./locations-tab.tsx";
import { MenuTab } from "./menu-tab.tsx";

type EditRestaurantPageProps = { id: number; tab: EditSearch["tab"] };

/** All three stay there while one of them is in front: what is typed in one is not lost in another. */
export function EditRestaurantPage({ id, tab }: EditRestaurantPageProps) {
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(id));
  const back = useWayToManagement();
  const tabs = [
    { id: "details", label: "Restaurant Details", href: editHref(id) },
    { id: "locations", label: "Locations", href: editHref(id, "locations") },
    { id: "menu", label: "Menu", href: editHref(id, "menu") },
  ];
  return (
    <UnsavedChangesGuard>
      <AdminPage
        title="Edit Restaurant"
        back={back}
        action={
          <AppLink
            href={`/restaurant/${id}`}
            className="link inline-flex min-h-touch items-center gap-2"
          >
            <ExternalLink aria-hidden="true" className="size-5" />
            {restaurant.name}
          </AppLink>
        }
      >
        <LinkTabs label="Edit Restaurant" tabs={tabs} current={tab ?? "details"}>
          <div hidden={tab !== undefined}>
            <Card className="p-4 sm:p-6">
              <DetailsForm restaurant={restaurant} />
            </Card>
            <LikelyDuplicates restaurant={restaurant} />
          </div>
          <div hidden={tab !== "locations"}>
            <LocationsTab restaurant={restaurant} />
          </div>
          <div hidden={tab !== "menu"}>
            <MenuTab restaurantId={id} />
          </div>
        </LinkTabs>
      </AdminPage>
    </UnsavedChangesGuard>
  );
}
