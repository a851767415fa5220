import { Heart, MapPin, Search } from "lucide-react";
import { useState } from "react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "#client/ui/button-class.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs.tsx";
import { KitRow, KitSection } from "./kit-section.tsx";

const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const sizes: ButtonSize[] = ["sm", "md", "lg"];

export function KitControls() {
  const [liked, setLiked] = useState(true);
  return (
    <>
      <KitSection title="Buttons">
        {variants.map((variant) => (
          <KitRow key={variant}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                View Details
              </Button>
            ))}
            <Button variant={variant} loading>
              Saving...
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </KitRow>
        ))}
        <KitRow>
          <Button>
            <Search aria-hidden="true" />
            Search
          </Button>
          <Button asChild variant="secondary">
            <AppLink href="/">A link as a button</AppLink>
          </Button>
          <IconButton label="Favorite" pressed={liked} onClick={() => setLiked(!liked)}>
            <Heart aria-hidden="true" />
          </IconButton>
          <IconButton label="Where" disabled>
            <MapPin aria-hidden="true" />
          </IconButton>
          <Spinner className="text-2xl text-paprika" />
        </KitRow>
      </KitSection>
      <KitSection title="Badges">
        <KitRow>
          <Badge>Crispy</Badge>
          <Badge variant="success">Open</Badge>
          <Badge variant="warning">Spicy</Badge>
          <Badge variant="danger">Very Spicy</Badge>
          <Badge variant="outline">Closed</Badge>
          <Badge variant="solid">Admin</Badge>
        </KitRow>
      </KitSection>
      <KitSection title="Tabs">
        <Tabs defaultValue="sandwiches">
          <TabsList aria-label="View">
            <TabsTrigger value="sandwiches">Chicken Sandwiches</TabsTrigger>
            <TabsTrigger value="restaurants">Restaurants</TabsTrigger>
            <TabsTrigger value="closed" disabled>
              Disabled
            </TabsTrigger>
          </TabsList>
          <TabsContent value="sandwiches">Everything between two halves of a bun.</TabsContent>
          <TabsContent value="restaurants">Everyone who makes one.</TabsContent>
        </Tabs>
      </KitSection>
    </>
  );
}
