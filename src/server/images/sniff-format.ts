export type SourceFormat = "jpeg" | "png" | "gif" | "webp" | "avif";

/** By its first bytes, whatever its name and headers say; null for all that we do not take. */
export function sniffFormat(bytes: Uint8Array): SourceFormat | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(head)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(head)) return "webp";
  if (/^.{4}ftyp(?:.{4})*avi[fs]/s.test(head)) return "avif";
  return null;
}

/** A file that a browser could also take for a page is no photo, however well it decodes. */
export function holdsMarkup(bytes: Uint8Array): boolean {
  return /<(?:script|html|!doctype\s+html)[\s>]/i.test(Buffer.from(bytes).toString("latin1"));
}
