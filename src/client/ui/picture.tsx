import { type CSSProperties, type ReactNode, useState } from "react";
import { imageFormats, imageSrcset } from "#contract/image-files.ts";
import type { Image } from "#contract/images.ts";

/** One, two or three cards share the page's width. */
const onACard = "(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw";

export type PictureFrame = {
  /** How wide it is drawn, in the words of the `sizes` attribute; on a card, unless told otherwise. */
  sizes?: string;
  /** The page is about it: it should not wait for its turn. */
  isMain?: boolean;
  /** Whether it fills its frame or is seen whole. */
  fit?: "cover" | "contain";
};

type PictureProps = PictureFrame & {
  image: Image | null;
  alt: string;
  /** Takes the place of an image that does not exist or does not arrive. */
  fallback: ReactNode;
};

/** Has the size of its frame, in the smallest file that is sharp enough, over a blurred preview of itself. */
export function Picture({
  image,
  alt,
  sizes = onACard,
  isMain = false,
  fit = "cover",
  fallback,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const [arrived, setArrived] = useState<string>();
  if (!image || broken === image.url) return fallback;
  const { url, width, height, preview } = image;

  /** The image may have loaded or failed before hydration. */
  function catchUp(img: HTMLImageElement | null) {
    if (img?.complete) (img.naturalWidth > 0 ? setArrived : setBroken)(url);
  }
  // A preview that stays would show through what is transparent.
  const waiting: CSSProperties = { background: `center / ${fit} no-repeat url("${preview}")` };
  return (
    <picture className="contents">
      {imageFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={imageSrcset(image, format)}
          sizes={sizes}
        />
      ))}
      <img
        ref={catchUp}
        src={url}
        alt={alt}
        width={width}
        height={height}
        {...loadingOf(isMain)}
        onLoad={() => setArrived(url)}
        onError={() => setBroken(url)}
        style={arrived === url ? undefined : waiting}
        className={fit === "cover" ? "size-full object-cover" : "size-full object-contain"}
      />
    </picture>
  );
}

type DrawingProps = { url: string; width: number; height: number; isMain?: boolean };

/** Decoration for a thing that has a name, but no photo. */
export function Drawing({ url, width, height, isMain = false }: DrawingProps) {
  return (
    <img
      src={url}
      alt=""
      width={width}
      height={height}
      {...loadingOf(isMain)}
      className="size-full object-cover"
    />
  );
}

/** What the page is about comes first; the rest comes when it is about to be seen. */
const loadingOf = (isMain: boolean) =>
  ({
    loading: isMain ? "eager" : "lazy",
    fetchPriority: isMain ? "high" : undefined,
    decoding: "async",
  }) as const;
