import { type CSSProperties, type ReactNode, useState } from "react";
import { imageFormats, imageSrcset } from "#contract/image-files.ts";
import type { Image } from "#contract/images.ts";

/** One, two or three cards fill the page's width. */
const onACard = "(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw";

export type PictureFrame = {
  /** The `sizes` attribute; by default that of a card. */
  sizes?: string;
  /** The main picture of the page, which loads first. */
  isMain?: boolean;
  fit?: "cover" | "contain";
};

type PictureProps = PictureFrame & {
  image: Image | null;
  alt: string;
  /** Replaces an image that is missing or fails to load. */
  fallback: ReactNode;
};

/** Fills its frame. Loads the smallest sharp file, over a blurred preview. */
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
  // The preview goes once the image has loaded: transparent parts would show it.
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

/** Decorative: stands for something without a photo. */
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

/** The main picture loads first, the others when they come near the screen. */
const loadingOf = (isMain: boolean) =>
  ({
    loading: isMain ? "eager" : "lazy",
    fetchPriority: isMain ? "high" : undefined,
    decoding: "async",
  }) as const;
