import { Image, Palette } from "lucide-react";
import { chooseLook, useLook } from "#client/lib/looks.ts";
import { Button } from "#client/ui/button.tsx";

type PicturesButtonProps = {
  className?: string;
  /** One of several above a list: on a phone it has room for one word. */
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
      className={className}
      onClick={() => chooseLook("drawings", !prefersDrawings)}
    >
      <Icon />
      <span>
        <span className={isTool ? "max-sm:sr-only" : undefined}>Show</span>{" "}
        <span className={isTool ? "max-sm:inline-block max-sm:first-letter:uppercase" : undefined}>
          {prefersDrawings ? "photos" : "drawings"}
        </span>
      </span>
    </Button>
  );
}
