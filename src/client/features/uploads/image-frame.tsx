import { ImageDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#client/ui/cx.ts";

type ImageFrameProps = {
  box: { width: number; height: number };
  src: string | null;
  alt: string;
  /** Shown until the image itself has arrived. */
  backdrop?: string;
  isDimmed?: boolean;
  /** Somebody holds a file over the page. */
  isOver: boolean;
  /** What stands there without an image. */
  invitation: ReactNode;
  /** What lies on the lower edge of an image. */
  children: ReactNode;
};

/** Has the shape of the image to come, so that nothing moves. */
export function ImageFrame({
  box,
  src,
  alt,
  backdrop,
  isDimmed,
  isOver,
  invitation,
  children,
}: ImageFrameProps) {
  return (
    <div
      className={cx(
        "relative grid max-h-88 min-h-48 place-items-center overflow-hidden rounded-card border-2",
        isOver && "border-paprika",
        !isOver && (src ? "border-ink bg-sunk" : "border-edge border-dashed bg-sunk/40"),
      )}
      style={{ aspectRatio: `${box.width} / ${box.height}` }}
    >
      {src ? (
        <>
          <img
            src={src}
            alt={alt}
            className={cx(
              "absolute inset-0 size-full bg-center bg-contain bg-no-repeat object-contain transition-opacity duration-200",
              isDimmed && "opacity-50",
            )}
            style={backdrop ? { backgroundImage: `url("${backdrop}")` } : undefined}
          />
          <div className="absolute inset-x-2.5 bottom-2.5">{children}</div>
        </>
      ) : (
        invitation
      )}
      {isOver && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-mustard-wash text-on-mustard">
          <ImageDown aria-hidden="true" className="size-10" />
          <p className="type-display text-2xl">Let go to upload</p>
        </div>
      )}
    </div>
  );
}
