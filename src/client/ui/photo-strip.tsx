import { ImageOff } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import type { Image } from "#contract/images.ts";
import { cx } from "./cx.ts";
import { lazyPart } from "./lazy-part.ts";
import { Picture } from "./picture.tsx";

const Lightbox = lazyPart(async () => (await import("./lightbox.tsx")).Lightbox);

type PhotoStripProps = {
  /** What the photos have in common. */
  title: string;
  images: Image[];
  size?: "sm" | "lg";
};

/** Small photos in a row that open large; what shows them large is loaded with the first of them. */
export function PhotoStrip({ title, images, size = "sm" }: PhotoStripProps) {
  const [first, setFirst] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (images.length === 0) return null;
  return (
    <>
      <ul aria-label={title} className="hide-scrollbar -m-1 flex gap-2 overflow-x-auto p-1">
        {images.map((image, index) => (
          <li key={image.url} className="shrink-0">
            <button
              type="button"
              aria-label={`Photo ${index + 1} of ${images.length}: show it large`}
              aria-haspopup="dialog"
              className={cx(
                "block overflow-hidden rounded-control border-2 border-line bg-sunk transition-colors hover:border-ink",
                size === "sm" ? "size-20" : "size-28 sm:size-36",
              )}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget;
                setFirst(index);
                setIsOpen(true);
              }}
            >
              <Picture
                image={image}
                alt=""
                sizes={size === "sm" ? "5rem" : "9rem"}
                fallback={<ImageOff aria-hidden="true" className="m-auto h-full text-soft" />}
              />
            </button>
          </li>
        ))}
      </ul>
      {first !== undefined && (
        <Suspense>
          <Lightbox
            title={title}
            images={images}
            first={first}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
