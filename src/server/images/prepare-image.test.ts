import sharp from "sharp";
import { expect, test } from "vitest";
import { buildGif, buildPhoto, buildPngBomb } from "#tests/support/image-files.ts";
import { type ImageFile, prepareImage } from "./prepare-image.ts";

const box = { width: 800, height: 600 };

async function filesOf(bytes: Uint8Array, into = box): Promise<ImageFile[]> {
  const files: ImageFile[] = [];
  for await (const file of (await prepareImage(bytes, into)).files()) files.push(file);
  return files;
}

const pixelOf = async (bytes: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};
const isRed = ([red = 0, , blue = 0]: number[]) => red > 150 && blue < 90;

test.each(["jpeg", "png", "gif", "webp", "avif"] as const)("%s comes in", async (format) => {
  const photo = await buildPhoto({ format, width: 1000, height: 750 });
  const { files: _, ...image } = await prepareImage(photo, box);
  expect(image).toMatchObject({ width: 800, height: 600, widths: [160, 320, 640, 800] });
  expect(image.preview).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
  expect(image.preview.length).toBeLessThan(600);
});

test("an AVIF that says first that it is any such container comes in", async () => {
  const photo = await buildPhoto({ format: "avif" });
  photo.write("mif1", photo.indexOf("ftyp") + 4, "latin1");
  await expect(prepareImage(photo, box)).resolves.toMatchObject({ width: 400, height: 300 });
});

test("every width goes out as AVIF and WebP, and is what its name says", async () => {
  const files = await filesOf(await buildPhoto({ width: 1000, height: 750 }));
  const found = await Promise.all(
    files.map(async ({ name, bytes }) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return [name, format, width, height];
    }),
  );
  expect(found).toEqual([
    ["160.avif", "heif", 160, 120],
    ["160.webp", "webp", 160, 120],
    ["320.avif", "heif", 320, 240],
    ["320.webp", "webp", 320, 240],
    ["640.avif", "heif", 640, 480],
    ["640.webp", "webp", 640, 480],
    ["800.avif", "heif", 800, 600],
    ["800.webp", "webp", 800, 600],
  ]);
});

test.each([
  [
    { width: 3000, height: 1000 },
    { width: 1200, height: 400 },
  ],
  [
    { width: 500, height: 4000 },
    { width: 100, height: 800 },
  ],
  [
    { width: 90, height: 60 },
    { width: 90, height: 60 },
  ],
  [
    { width: 2, height: 2 },
    { width: 2, height: 2 },
  ],
])("%j is fitted to %j and never enlarged", async (size, fitted) => {
  const image = await prepareImage(await buildPhoto(size), { width: 1200, height: 800 });
  expect(image).toMatchObject(fitted);
});

test("EXIF with a place goes in, nothing comes out", async () => {
  const photo = await buildPhoto({ width: 300, height: 200 });
  const { exif } = await sharp(photo).metadata();
  expect(exif?.includes("A private person")).toBe(true);
  expect(exif?.includes(Buffer.from([0x88, 0x25]).reverse()), "the tag of the GPS block").toBe(
    true,
  );
  for (const { name, bytes } of await filesOf(photo)) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc }, name).toEqual({});
    expect(Buffer.from(bytes).includes("A private person"), name).toBe(false);
    expect(/Exif\0|GPS|http:\/\/ns\.adobe/.test(Buffer.from(bytes).toString("latin1"))).toBe(false);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("orientation %i comes out upright", async (orientation) => {
  // The red half is where the EXIF says that the top is: turning it back must put red on top.
  const upright = await buildPhoto({ width: 200, height: 150, format: "png" });
  const turned = await turnAway(upright, orientation);
  const { width, height, files } = await prepareImage(turned, box);
  expect({ width, height }).toEqual({ width: 200, height: 150 });
  for await (const { name, bytes } of files()) {
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const x = Math.floor(width / 2);
    expect(isRed(await pixelOf(bytes, x, Math.floor(height * 0.2))), `${name} above`).toBe(true);
    expect(isRed(await pixelOf(bytes, x, Math.floor(height * 0.8))), `${name} below`).toBe(false);
  }
});

/** Stored as a camera would that was held so: the inverse of what a reader has to do. */
async function turnAway(upright: Buffer, orientation: number): Promise<Buffer> {
  const angle = { 3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90 }[orientation] ?? 0;
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const mirrored = isMirrored ? await sharp(upright).flop().png().toBuffer() : upright;
  return sharp(mirrored).rotate(angle).jpeg().withMetadata({ orientation }).toBuffer();
}

test("what is transparent stays so", async () => {
  const badge = await sharp({
    create: { width: 64, height: 64, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  for (const { name, bytes } of await filesOf(badge)) {
    expect((await sharp(bytes).metadata()).hasAlpha, name).toBe(true);
  }
});

test("grey, 16 bits and CMYK become what every browser shows", async () => {
  const photo = await buildPhoto({ width: 200, height: 150 });
  const grey = await sharp(photo).greyscale().jpeg().toBuffer();
  const deep = await sharp(photo).toColourspace("rgb16").png().toBuffer();
  const printed = await sharp(photo).toColourspace("cmyk").jpeg().toBuffer();
  for (const source of [grey, deep, printed]) {
    for (const { bytes } of await filesOf(source)) {
      expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", depth: "uchar" });
    }
  }
});

test("of an animation the first frame is kept", async () => {
  const files = await filesOf(buildGif({ frames: 20, comment: "made by hand" }));
  for (const { bytes } of files) expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
});

test("more than 50 megapixels are refused by the header alone", async () => {
  const refused = prepareImage(buildPngBomb(10_000, 5001), box);
  await expect(refused).rejects.toThrow("This image has too many pixels.");
});

test("what a decoder would have to hold counts as well as its pixels", async () => {
  const small = await buildPhoto({ format: "avif", width: 64, height: 64 });
  const claiming = (width: number, height: number) => {
    const bytes = Buffer.from(small);
    const size = bytes.indexOf("ispe") + 8;
    bytes.writeUInt32BE(width, size);
    bytes.writeUInt32BE(height, size + 4);
    return prepareImage(bytes, box);
  };
  await expect(claiming(7000, 7000)).rejects.toThrow("This image has too many pixels.");
  // A phone's twelve megapixels would pass, were they there.
  await expect(claiming(4032, 3024)).rejects.toThrow("This image is damaged");
});

test("of images that take much memory one is decoded at a time", async () => {
  const blank = { width: 2000, height: 2000, channels: 3 as const, background: "#888" };
  const large = await sharp({ create: blank }).avif({ effort: 0 }).toBuffer();
  let atOnce = 0;
  const watch = setInterval(() => {
    atOnce = Math.max(atOnce, sharp.counters().process);
  }, 1);
  await Promise.all(Array.from({ length: 4 }, () => prepareImage(large, box)));
  clearInterval(watch);
  // Beside it, the preview of the one before.
  expect(atOnce).toBeLessThan(3);
});
