import { SaveRestaurantButton } from "#client/features/collection/save-restaurant-button.tsx";
import { EditImageButton } from "#client/features/uploads/edit-image-button.tsx";
import { changeRestaurant } from "#contract/pending-catalogue.endpoints.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { OpenBadge } from "./open-badge.tsx";
import { RestaurantPicture } from "./restaurant-picture.tsx";

export function RestaurantHero({ restaurant }: { restaurant: Restaurant }) {
  const { id, name, restaurantType, priceRange } = restaurant;
  return (
    <div className="grid overflow-hidden rounded-card border-2 border-ink bg-card shadow-lift lg:grid-cols-[1.5fr_1fr]">
      <div className="relative aspect-3/2 w-full border-ink border-b-2 bg-sunk lg:border-r-2 lg:border-b-0">
        <RestaurantPicture restaurant={restaurant} sizes="(min-width: 64rem) 42rem, 100vw" isMain />
        <EditImageButton
          image={{
            title: "Edit Image",
            name,
            slug: "restaurantImageUploader",
            save: (api, imageUrl) => api.call(changeRestaurant, { id, body: { imageUrl } }),
            texts: { saved: "Image updated", failed: "Failed to update restaurant image" },
          }}
        />
      </div>
      <div className="flex flex-col items-start justify-end gap-5 p-5 sm:p-8">
        <OpenBadge restaurant={restaurant} openLabel="Open Now" />
        <div>
          <h1 dir="auto" className="text-5xl sm:text-6xl lg:text-7xl">
            {name}
          </h1>
          <p className="mt-3 text-lg text-soft">
            {restaurantType} <span aria-hidden="true">·</span> {priceRange}
          </p>
        </div>
        <div aria-hidden="true" className="rule-menu w-full" />
        <SaveRestaurantButton restaurant={restaurant} />
      </div>
    </div>
  );
}
