import { Link } from "@tanstack/react-router";
import { EllipsisVertical, Heart, MapPin, Search } from "lucide-react";
import { useState } from "react";
import { homeLink } from "#client/features/shell/menu-links.ts";
import { toast } from "#client/lib/toast-queue.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "#client/ui/button-class.ts";
import { Checkbox } from "#client/ui/checkbox.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "#client/ui/dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#client/ui/dropdown-menu.tsx";
import { Field } from "#client/ui/field.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";
import { Select } from "#client/ui/select.tsx";
import { Sheet, SheetClose, SheetContent, SheetTrigger } from "#client/ui/sheet.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { StarRatingInput } from "#client/ui/star-rating-input.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs.tsx";
import { Textarea } from "#client/ui/textarea.tsx";
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
            <Link {...homeLink}>A link as a button</Link>
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

const priceRanges = [
  { value: "$", label: "$ (under $10)" },
  { value: "$$", label: "$$ ($10-$20)" },
  { value: "$$$", label: "$$$ ($21-$30)" },
  { value: "$$$$", label: "$$$$ (over $30)" },
];

export function KitForms() {
  const [priceRange, setPriceRange] = useState<string>();
  const [rating, setRating] = useState(3);
  return (
    <KitSection title="Forms">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Username" hint="At least two characters.">
          <Input placeholder="pickle_rick" autoComplete="off" />
        </Field>
        <Field label="Email" error="Please enter a valid email address.">
          <Input type="email" defaultValue="not an address" autoComplete="off" />
        </Field>
        <Field label="Price range">
          <Select
            options={priceRanges}
            value={priceRange}
            onValueChange={setPriceRange}
            placeholder="Choose one"
          />
        </Field>
        <Field label="Disabled">
          <Input defaultValue="Cannot be changed" disabled />
        </Field>
        <Field label="Review (Optional)" className="sm:col-span-2">
          <Textarea placeholder="What was it like?" />
        </Field>
      </div>
      <KitRow>
        <Checkbox label="Open now" defaultChecked />
        <Checkbox label="Saved only" />
        <Checkbox label="Disabled" disabled />
        <Switch label="I've tried this" defaultChecked />
        <Switch label="Show my name" />
        <Switch label="Disabled" disabled />
      </KitRow>
      <KitRow>
        <StarRatingInput
          name="kit-rating"
          label="Your rating"
          value={rating}
          onValueChange={setRating}
        />
        <StarRatingInput
          name="kit-rating-missing"
          label="Your rating, missing"
          value={0}
          onValueChange={() => undefined}
          invalid
        />
        <StarRatingInput
          name="kit-rating-disabled"
          label="Your rating, disabled"
          value={4}
          onValueChange={() => undefined}
          disabled
        />
      </KitRow>
    </KitSection>
  );
}

export function KitOverlays() {
  return (
    <KitSection title="Overlays">
      <KitRow>
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="secondary">Dialog</Button>
          </DialogTrigger>
          <DialogContent
            title="Delete this restaurant?"
            description="Its sandwiches and locations are deleted too."
            footer={
              <>
                <DialogClose asChild>
                  <Button variant="secondary">Cancel</Button>
                </DialogClose>
                <DialogClose asChild>
                  <Button variant="danger">Delete</Button>
                </DialogClose>
              </>
            }
          >
            <p>Pickle & Thigh, 7 sandwiches, 2 locations.</p>
          </DialogContent>
        </Dialog>
        {(["right", "bottom"] as const).map((side) => (
          <Sheet key={side}>
            <SheetTrigger asChild>
              <Button variant="secondary">Sheet, {side}</Button>
            </SheetTrigger>
            <SheetContent
              title="Filters"
              side={side}
              footer={
                <SheetClose asChild>
                  <Button className="flex-1">Show 12 sandwiches</Button>
                </SheetClose>
              }
            >
              <p>Heat, price, what is open now.</p>
            </SheetContent>
          </Sheet>
        ))}
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label="Actions">
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>View Details</DropdownMenuItem>
            <DropdownMenuItem disabled>Review</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem danger>Delete</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </KitRow>
      <KitRow>
        <Button variant="secondary" onClick={() => toast({ title: "Added to wishlist" })}>
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: "Removed from collection",
              action: { label: "Undo", onSelect: () => toast({ title: "Saved to collection" }) },
            })
          }
        >
          Toast with Undo
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: "Login failed",
              description: "Invalid username or password",
              variant: "destructive",
            })
          }
        >
          Toast, destructive
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: "No Chicken Sandwiches Found",
              description: "Please check the text or add sandwiches manually.",
              variant: "info",
            })
          }
        >
          Toast, info
        </Button>
      </KitRow>
    </KitSection>
  );
}
