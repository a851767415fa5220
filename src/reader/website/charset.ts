// Decodes the bytes of a page into text.
import { isAscii, isUtf8 } from "node:buffer";

const prescanBytes = 4096;

/**
 * Decodes a page. Valid UTF-8 beyond ASCII wins over a declared charset, because servers often declare an old default
 * for every file. Then the Content-Type decides, then the page's own declaration.
 */
export function decodeText(bytes: Uint8Array, contentType = ""): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  const declared = charsetIn(contentType) ?? declaredInPage(bytes);
  if (isUtf8(bytes) && (declared === null || !isAscii(bytes)))
    return new TextDecoder().decode(bytes);
  const decoder = decoderFor(declared);
  const text = decoder.decode(bytes);
  return decoder.encoding === "windows-1252" ? withWindowsSigns(text) : text;
}

const charsetIn = (text: string) => /charset\s*=[\s"']*([\w.:-]+)/i.exec(text)?.[1] ?? null;

function declaredInPage(bytes: Uint8Array): string | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, prescanBytes));
  const tags = start.match(/<(?:meta|\?xml)\b[^<>]*>/gi) ?? [];
  const declaration = tags.find((tag) => /charset|^<\?xml.*encoding/is.test(tag)) ?? "";
  // A UTF-16 declaration that is readable as ASCII is wrong.
  const charset = charsetIn(declaration.replace(/encoding/i, "charset"));
  return charset && !/^utf-?16/i.test(charset) ? charset : null;
}

function decoderFor(charset: string | null): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset ?? "windows-1252");
  } catch {
    return new TextDecoder("windows-1252");
  }
}

const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node 20 reads Windows-1252 as Latin-1, which has control characters where Windows has its quotes. */
const withWindowsSigns = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
