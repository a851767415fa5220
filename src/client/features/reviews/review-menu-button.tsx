import { MoreHorizontal } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { IconButton } from "#client/ui/icon-button.tsx";
import type { ReviewMenu as Menu } from "./review-menu.tsx";

const loadReviewMenu = () => import("./review-menu.tsx");
const ReviewMenu = lazy(async () => ({ default: (await loadReviewMenu()).ReviewMenu }));

type MenuProps = ComponentProps<typeof Menu>;
type ReviewMenuButtonProps = Omit<MenuProps, "trigger" | "openedBy">;

/** The menu's code comes with the first touch, and brings the menu open. */
export function ReviewMenuButton(props: ReviewMenuButtonProps) {
  const [openedBy, setOpenedBy] = useState<MenuProps["openedBy"]>();
  const button = (
    <IconButton
      label={`More about the review by ${props.author}`}
      aria-haspopup="menu"
      className="-mr-2"
      onPointerDown={loadReviewMenu}
      onFocus={loadReviewMenu}
      // A click that no pointer made counts none.
      onClick={({ detail }) => setOpenedBy(detail === 0 ? "key" : "pointer")}
    >
      <MoreHorizontal aria-hidden="true" />
    </IconButton>
  );
  if (!openedBy) return button;
  return (
    <Suspense fallback={button}>
      <ReviewMenu {...props} trigger={button} openedBy={openedBy} />
    </Suspense>
  );
}
