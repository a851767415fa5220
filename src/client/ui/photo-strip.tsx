import { useRouter, useRouterState } from "@tanstack/react-router";
import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { tellNotLoaded } from "#client/lib/toast-queue.ts";
import type { Image } from "#contract/images.ts";
import { cx } from "./cx.ts";
import { lazyPart } from "./lazy-part.ts";
import { Picture } from "./picture.tsx";

const loadLightbox = () => import("./lightbox.tsx");
const Lightbox = lazyPart(async () => (await loadLightbox()).Lightbox);

type PhotoStripProps = {
  /** Name of all photos. */
  title: string;
  images: Image[];
  size?: "sm" | "lg";
};

/** A row of small photos that open large. */
export function PhotoStrip({ title, images, size = "sm" }: PhotoStripProps) {
  const router = useRouter();
  const opener = useRef<HTMLButtonElement>(null);
  const shownUrl = useRouterState({
    select: ({ location: { state } }) =>
      state.photo?.strip === title ? state.photo.url : undefined,
  });
  const [wasShown, setWasShown] = useState(false);
  // Not while hydrating, because the server knows no history.
  useEffect(() => {
    if (shownUrl) setWasShown(true);
  }, [shownUrl]);
  /** Ignores the click if another photo or page was opened while the code loaded. */
  async function showLarge(button: HTMLButtonElement, url: string) {
    opener.current = button;
    const { href } = router.history.location;
    await loadLightbox();
    const { location } = router.history;
    const isLastAsked = opener.current === button && button.isConnected && location.href === href;
    if (!isLastAsked || location.state.photo) return;
    await router.navigate({
      href,
      state: (state) => ({ ...state, photo: { strip: title, url } }),
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }
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
                showLarge(currentTarget, image.url).catch(tellNotLoaded);
              }}
            >
              <Picture
                image={image}
                alt=""
                sizes={size === "sm" ? "5rem" : "9rem"}
                fallback={<ImageOff className="m-auto h-full text-soft" />}
              />
            </button>
          </li>
        ))}
      </ul>
      {wasShown && (
        <Lightbox
          title={title}
          images={images}
          shownUrl={shownUrl}
          onClosed={() => opener.current?.focus()}
        />
      )}
    </>
  );
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The photo that is open over the page. Going back closes it. */
    photo?: { strip: string; url: string };
  }
}
