import { useState } from "react";
import { cx } from "#client/ui/cx.ts";
import { badgeDrawingUrl, drawingSizes } from "#contract/drawings.ts";
import type { Badge } from "#contract/gamification.ts";

type BadgeMedalProps = {
  badge: Pick<Badge, "name" | "imageUrl" | "category">;
  isLocked?: boolean;
  size?: keyof typeof sizes;
};

const sizes = { sm: "size-11", md: "size-18" };

/** The badge's image, or a drawing. Decorative, because the name is beside it. */
export function BadgeMedal({ badge, isLocked = false, size = "md" }: BadgeMedalProps) {
  const [broken, setBroken] = useState<string>();
  const { imageUrl } = badge;
  const own = imageUrl && imageUrl !== broken ? imageUrl : null;
  return (
    <img
      // There is no error event if the image failed before hydration.
      ref={(img) => {
        if (own && img?.complete && img.naturalWidth === 0) setBroken(own);
      }}
      src={own ?? badgeDrawingUrl(badge)}
      alt=""
      {...drawingSizes.badge}
      loading="lazy"
      onError={() => own && setBroken(own)}
      className={cx(
        "shrink-0 object-cover",
        own && "rounded-full",
        sizes[size],
        isLocked && "opacity-45 grayscale",
      )}
    />
  );
}
