// Decodes the bytes of a page into text.
const prescanBytes = 4096;

/**
 * Decodes a page. Valid UTF-8 beyond ASCII wins over a declared charset, because servers often declare an old default
 * for every file. Then the Content-Type decides, then the page's own declaration.
 */
export function decodeText(bytes: Uint8Array, contentType = ""): string {
  const marked = byteOrderMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const utf8 = decodeStrictly(bytes);
  const declared = charsetIn(contentType) ?? declaredInPage(bytes);
  if (utf8 !== null && (declared === null || utf8.length < bytes.length)) return utf8;
  const decoder = decoderFor(declared);
  const text = decoder.decode(bytes);
  return decoder.encoding === "windows-1252" ? withWindowsSigns(text) : text;
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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
