export type SourceFormat = "jpeg" | "png" | "gif" | "webp" | "avif";

const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 64)).toString("latin1");

/** By its first bytes, whatever its name and headers say; null for all that we do not take. */
export function sniffFormat(bytes: Uint8Array): SourceFormat | null {
  const head = headOf(bytes);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(head)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(head)) return "webp";
  if (/^.{4}ftyp(?:.{4})*avi[fs]/s.test(head)) return "avif";
  return null;
}

/** HEIC and TIFF are images as well; we have no decoder for them. Of what has a format of ours, this says nothing. */
export const isUnreadableImage = (bytes: Uint8Array): boolean =>
  /^(?:.{4}ftyp(?:he[iv][cmsx]|mif1|msf1)|II[*+]\0|MM\0[*+])/s.test(headOf(bytes));

/** A file that a browser could also take for a page is no photo, however well it decodes. */
export function holdsMarkup(bytes: Uint8Array): boolean {
  return /<(?:script|html|!doctype\s+html)[\s>]/i.test(Buffer.from(bytes).toString("latin1"));
}
