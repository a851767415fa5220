import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Image } from "#contract/images.ts";
import { Picture, type PictureFrame } from "./picture.tsx";

const image: Image = {
  url: "/images/k/800.webp",
  width: 800,
  height: 600,
  widths: [320, 800],
  preview: "data:image/webp;base64,AAAA",
};

const draw = (shown: Image | null, frame: PictureFrame = {}) =>
  render(<Picture image={shown} alt="Hot one" fallback={<p>a drawing</p>} {...frame} />);

const photo = () => screen.getByRole<HTMLImageElement>("img", { name: "Hot one" });

test("offers every width in both formats, the better one first", () => {
  const { container } = draw(image, { sizes: "10rem" });
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ["image/avif", "/images/k/320.avif 320w, /images/k/800.avif 800w", "10rem"],
    ["image/webp", "/images/k/320.webp 320w, /images/k/800.webp 800w", "10rem"],
  ]);
});

test("keeps its place and shows the preview until it is there", () => {
  draw(image);
  expect([photo().width, photo().height]).toEqual([800, 600]);
  expect(photo().style.background).toContain(image.preview);
  fireEvent.load(photo());
  expect(photo().style.background).toBe("");
});

test("waits for its turn, unless the page is about it", () => {
  const { unmount } = draw(image);
  expect(photo().loading).toBe("lazy");
  unmount();
  draw(image, { isMain: true });
  expect(photo().loading).toBe("eager");
  expect(photo().getAttribute("fetchpriority")).toBe("high");
});

test("is a drawing where there is no photo, and where it does not arrive", () => {
  const { unmount } = draw(null);
  screen.getByText("a drawing");
  unmount();
  draw(image);
  fireEvent.error(photo());
  screen.getByText("a drawing");
});
