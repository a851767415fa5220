import { Image, Palette } from "lucide-react";
import { chooseLook } from "#client/lib/choose-look.ts";
import { useLook } from "#client/lib/looks.ts";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";

type PicturesButtonProps = {
  className?: string;
  /** One of several above a list: on a phone only its icon has room. */
  isTool?: boolean;
};

/** Photos or drawings of all sandwiches. */
export function PicturesButton({ className, isTool = false }: PicturesButtonProps) {
  const prefersDrawings = useLook("drawings");
  const Icon = prefersDrawings ? Image : Palette;
  return (
    <Button
      variant={isTool ? "quiet" : "secondary"}
      size="sm"
      className={cx(className, isTool && "max-sm:size-touch max-sm:px-0 max-sm:[&_svg]:size-5.5")}
      onClick={() => chooseLook("drawings", !prefersDrawings)}
    >
      <Icon aria-hidden="true" />
      <span className={isTool ? "max-sm:sr-only" : undefined}>
        {prefersDrawings ? "Show photos" : "Show drawings"}
      </span>
    </Button>
  );
}
