import { MoreHorizontal } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { IconButton } from "#client/ui/icon-button.tsx";
import type { ReviewMenu as Menu } from "./review-menu.tsx";

const loadReviewMenu = () => import("./review-menu.tsx");
const ReviewMenu = lazy(async () => ({ default: (await loadReviewMenu()).ReviewMenu }));

type ReviewMenuButtonProps = Omit<ComponentProps<typeof Menu>, "trigger">;

/** The menu's code comes with the first touch, and brings the menu open. */
export function ReviewMenuButton(props: ReviewMenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={`More about the review by ${props.author}`}
      aria-haspopup="menu"
      className="-mr-2"
      onPointerDown={loadReviewMenu}
      onFocus={loadReviewMenu}
      onClick={() => setWanted(true)}
    >
      <MoreHorizontal aria-hidden="true" />
    </IconButton>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ReviewMenu {...props} trigger={button} />
    </Suspense>
  );
}
