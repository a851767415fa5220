import { drawingSizes, type RestaurantDrawing as RestaurantFacts } from "#contract/drawings.ts";
import { ink, pick, seededRandom } from "#drawings/pen.tsx";
import { FoodTruck } from "./food-truck.tsx";
import { kindOf } from "./kinds.tsx";
import { Shopfront } from "./shopfront.tsx";
import { palettes, Street } from "./street.tsx";

export function RestaurantDrawing({ seed, initial, restaurantType }: RestaurantFacts) {
  const building = { initial, seed, palette: pick(seededRandom(seed), palettes) };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...drawingSizes.restaurant}
      viewBox="0 0 1200 800"
      aria-hidden="true"
      fontFamily="Figtree,Avenir Next,Segoe UI,Arial,sans-serif"
    >
      <Street palette={building.palette} seed={seed} />
      <g stroke={ink} strokeWidth="8" strokeLinejoin="round" strokeLinecap="round">
        {restaurantType === "Food Truck" ? (
          <FoodTruck {...building} />
        ) : (
          <Shopfront {...building} kind={kindOf(restaurantType)} />
        )}
      </g>
    </svg>
  );
}
