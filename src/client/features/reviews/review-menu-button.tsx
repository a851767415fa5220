import { MoreHorizontal } from "lucide-react";
import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { IconButton } from "#client/ui/icon-button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { ReviewMenu as Menu } from "./review-menu.tsx";
import { takeWantedReport } from "./wanted-report.ts";

const loadReviewMenu = () => import("./review-menu.tsx");
const ReviewMenu = lazyPart(async () => (await loadReviewMenu()).ReviewMenu);

type MenuProps = ComponentProps<typeof Menu>;
type ReviewMenuButtonProps = Omit<MenuProps, "trigger" | "openedBy">;

/** The menu's code comes with the first touch, and brings the menu open. */
export function ReviewMenuButton(props: ReviewMenuButtonProps) {
  const [openedBy, setOpenedBy] = useState<MenuProps["openedBy"]>();
  const { viewer, review } = props;
  useEffect(() => {
    if (viewer && takeWantedReport(review.id)) setOpenedBy("login");
  }, [viewer, review.id]);
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
