import { pick, seededRandom } from "#client/lib/drawing/seeded-random.ts";
import { ink } from "#client/lib/drawing/shape.tsx";
import { FoodTruck } from "./food-truck.tsx";
import { palettes } from "./palettes.ts";
import { Shopfront } from "./shopfront.tsx";
import { Street } from "./street.tsx";

type RestaurantDrawingProps = {
  name: string;
  restaurantType: string;
  /** Says what is shown; without it the drawing is decoration. */
  title?: string;
  className?: string;
};

export function RestaurantDrawing({
  name,
  restaurantType,
  title,
  className,
}: RestaurantDrawingProps) {
  const palette = pick(seededRandom(name), palettes);
  const initial = name
    .replace(/^the\s+/i, "")
    .charAt(0)
    .toUpperCase();
  const Building = restaurantType === "Food Truck" ? FoodTruck : Shopfront;
  return (
    <svg
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role="img"
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Street palette={palette} seed={name} />
      <g stroke={ink} strokeWidth="8" strokeLinejoin="round" strokeLinecap="round">
        <Building initial={initial} restaurantType={restaurantType} palette={palette} seed={name} />
      </g>
    </svg>
  );
}
