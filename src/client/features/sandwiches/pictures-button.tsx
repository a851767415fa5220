import { Image, Palette } from "lucide-react";
import { chooseLook, useLook } from "#client/lib/looks.ts";
import { SmallButton } from "#client/ui/button.tsx";

type PicturesButtonProps = {
  className?: string;
  /** One of several buttons above a list, with room for one word on a phone. */
  isTool?: boolean;
};

/** Switches between photos and drawings. */
export function PicturesButton({ className, isTool = false }: PicturesButtonProps) {
  const prefersDrawings = useLook("drawings");
  const Icon = prefersDrawings ? Image : Palette;
  return (
    <SmallButton
      variant={isTool ? "quiet" : "secondary"}
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
    </SmallButton>
  );
}
