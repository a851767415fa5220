import { useRouter } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight, ImageOff } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Image } from "#contract/images.ts";
import { CloseButton } from "./close-button.tsx";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { overlayClass } from "./overlay.tsx";
import { Picture } from "./picture.tsx";
import { ToastsInReach } from "./toasts-in-reach.tsx";

type LightboxProps = {
  /** Name of all photos. */
  title: string;
  images: Image[];
  /** Url of the open photo, or undefined. */
  shownUrl: string | undefined;
  onClosed: () => void;
};

/** Shows photos as large as the screen, in a row that scrolls and can be swiped. */
export function Lightbox({ title, images, shownUrl, onClosed }: LightboxProps) {
  const router = useRouter();
  const index = images.findIndex(({ url }) => url === shownUrl);
  const isOpen = index >= 0;
  // Keeps the photo while the dialog animates out.
  const [first, setFirst] = useState(index);
  if (isOpen && first !== index) setFirst(index);
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = !isOpen;
  }, [isOpen]);

  function close() {
    // A second Escape must not go back twice.
    if (isClosing.current) return;
    isClosing.current = true;
    router.history.back();
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => next || close()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onClosed}
          className="fixed inset-0 z-50 flex flex-col bg-[rgb(24_16_11/0.94)] text-[#fff1cc] motion-safe:data-[state=closed]:animate-fade-out motion-safe:data-[state=open]:animate-fade-in"
        >
          <ToastsInReach />
          <Slides title={title} images={images} first={first} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type SlidesProps = Pick<LightboxProps, "title" | "images"> & { first: number };

function Slides({ title, images, first }: SlidesProps) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const count = images.length;
  useLayoutEffect(() => scrollTo(row.current, first, "instant"), [first]);

  const turn = (steps: number) => scrollTo(row.current, (current + steps + count) % count);
  function turnByKey(event: KeyboardEvent) {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    turn(steps);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work everywhere in the dialog
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={turnByKey}>
      <div className="flex items-center justify-between gap-3 p-3 pl-5">
        <Radix.Title className="truncate text-2xl">{title}</Radix.Title>
        <p role="status" className="ml-auto shrink-0 tabular-nums">
          <span className="sr-only">Photo </span>
          {current + 1} of {count}
        </p>
        <CloseButton className={onDark} />
      </div>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to scroll by keyboard
        tabIndex={0}
        className="hide-scrollbar flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        {images.map((image, index) => (
          <li key={image.url} className="h-full w-full shrink-0 snap-center p-2 sm:px-16 sm:pb-8">
            <Picture
              image={image}
              alt={`${title}, ${index + 1}`}
              sizes="100vw"
              fit="contain"
              isMain={index === first}
              fallback={<ImageOff className="m-auto size-full max-w-16" />}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="flex justify-center gap-6 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:contents">
          <IconButton
            label="Previous photo"
            className={cx(beside, "left-1.5")}
            onClick={() => turn(-1)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            label="Next photo"
            className={cx(beside, "right-1.5")}
            onClick={() => turn(1)}
          >
            <ChevronRight />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function scrollTo(row: HTMLElement | null, index: number, behavior?: ScrollBehavior) {
  row?.scrollTo({ left: index * row.clientWidth, behavior });
}

const onDark = "text-inherit! not-disabled:hover:bg-[rgb(255_241_204/0.16)]";
/** Phones have no room beside the photo, so the buttons are below it. */
const beside = `${onDark} sm:absolute sm:top-1/2 sm:size-13 sm:-translate-y-1/2 sm:[&>svg]:size-9`;
