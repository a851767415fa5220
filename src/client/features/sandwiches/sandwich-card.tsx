import { FavoriteButton } from "#client/features/collection/favorite-button.tsx";
import { WishlistButton } from "#client/features/collection/wishlist-button.tsx";
import { AppLink } from "#client/ui/app-link.tsx";
import { Badge, type BadgeVariant } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card, CardBody, CardMedia, CardStub } from "#client/ui/card.tsx";
import { Price } from "#client/ui/price.tsx";
import type { Sandwich } from "#contract/sandwiches.ts";
import { RatingSummary } from "./rating-summary.tsx";
import { SandwichPicture } from "./sandwich-picture.tsx";

const tagVariants: BadgeVariant[] = ["default", "success", "warning"];

export function SandwichCard({ sandwich }: { sandwich: Sandwich }) {
  const { id, name, restaurantName, description, price, tags } = sandwich;
  return (
    <Card interactive className="h-full">
      <CardMedia>
        <SandwichPicture sandwich={sandwich} />
      </CardMedia>
      <CardBody>
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-0.5 text-soft">{restaurantName}</p>
          </div>
          <div className="-mt-2 -mr-2 flex">
            <WishlistButton sandwich={sandwich} />
            <FavoriteButton sandwich={sandwich} />
          </div>
        </div>
        <RatingSummary {...sandwich} />
        <p className="line-clamp-2">{description}</p>
        {tags.length > 0 && (
          <ul className="mt-auto flex flex-wrap gap-1.5">
            {tags.slice(0, tagVariants.length).map((tag, index) => (
              <li key={tag.id} className="max-w-full">
                <Badge variant={tagVariants[index]}>{tag.name}</Badge>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
      <CardStub>
        <Price value={price} />
        <Button asChild variant="secondary" size="sm">
          <AppLink href={`/sandwich/${id}`} aria-label={`View Details of ${name}`}>
            View Details
          </AppLink>
        </Button>
      </CardStub>
    </Card>
  );
}
