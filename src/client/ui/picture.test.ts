import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
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
  renderToStaticMarkup(
    createElement(Picture, { image: shown, alt: "Hot one", fallback: "a drawing", ...frame }),
  );

describe("a picture", () => {
  it("offers every width in both formats, the better one first", () => {
    const html = draw(image, { sizes: "10rem" });
    const sources = [...html.matchAll(/<source type="(\S+)" srcSet="([^"]+)" sizes="10rem"/g)];
    expect(sources.map(([, type, srcset]) => [type, srcset])).toEqual([
      ["image/avif", "/images/k/320.avif 320w, /images/k/800.avif 800w"],
      ["image/webp", "/images/k/320.webp 320w, /images/k/800.webp 800w"],
    ]);
  });

  it("keeps its place and shows the preview until it is there", () => {
    const html = draw(image);
    expect(html).toContain('width="800" height="600"');
    expect(html).toContain(image.preview);
  });

  it("waits for its turn, unless the page is about it", () => {
    expect(draw(image)).toContain('loading="lazy"');
    expect(draw(image, { isMain: true })).toContain('loading="eager"');
    expect(draw(image, { isMain: true })).toContain('fetchPriority="high"');
  });

  it("is a drawing where there is no photo", () => {
    expect(draw(null)).toBe("a drawing");
  });
});
