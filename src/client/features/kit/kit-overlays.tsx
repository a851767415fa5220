import { EllipsisVertical } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "#client/ui/dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#client/ui/dropdown-menu.tsx";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Sheet, SheetClose, SheetContent, SheetTrigger } from "#client/ui/sheet.tsx";
import { toast } from "#client/ui/toast-queue.ts";
import { KitRow, KitSection } from "./kit-section.tsx";

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
