// Reads a file as a server sent it, or a pasted page: HTML, plain text or PDF.
import { longestMenu } from "#reader/reader.types.ts";
import { Unreadable } from "#reader/unreadable.ts";
import { decodeText } from "#reader/website/charset.ts";
import { type PageReading, readPage } from "./read-page.ts";

/** A file as a website's server sent it. */
export interface FetchedPage {
  url: string;
  contentType: string;
  bytes: Uint8Array;
  now: Date;
}

interface Page {
  /** HTML, or plain text where the file was a PDF or a text. */
  content: string;
  isHtml: boolean;
}

const textTypes = /^(?:$|text\/(?:html|plain)|application\/xhtml\+xml|application\/xml|text\/xml)/i;

export async function readFile(file: FetchedPage): Promise<PageReading> {
  return read(await decodeFile(file), file);
}

/** Reads a pasted page as if it had been fetched from `url`. */
export const readPasted = (pasted: { content: string; url: string; now: Date }): PageReading =>
  read({ content: pasted.content, isHtml: /<\w[^<>]*>/.test(pasted.content) }, pasted);

function read({ content, isHtml }: Page, { url, now }: { url: string; now: Date }): PageReading {
  if (isHtml) return readPage(content, new URL(url), now);
  const escaped = content.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const reading = readPage(`<body>${escaped.replace(/\n/g, "<br>")}</body>`, new URL(url), now);
  return { ...reading, menuText: content.slice(0, longestMenu) };
}

/** Looks at the bytes as well: servers often send a wrong Content-Type. */
async function decodeFile({
  bytes,
  contentType,
}: Pick<FetchedPage, "bytes" | "contentType">): Promise<Page> {
  if (new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-")) {
    const content = await readPdfText(bytes);
    if (content === null) throw new Unreadable("its PDF holds no text");
    return { content, isHtml: false };
  }
  const type = contentType.split(";")[0]?.trim() ?? "";
  if (!textTypes.test(type)) throw new Unreadable("it is not a web page");
  const content = decodeText(bytes, contentType);
  if (isBinary(content)) throw new Unreadable("it is not a web page");
  return { content, isHtml: !/^text\/plain/i.test(type) };
}

/** Text has almost no control characters; pictures and archives have many. */
function isBinary(content: string): boolean {
  const start = content.slice(0, 4096);
  const odd = Array.from(start).filter((letter) => letter < "\t" || letter === "\ufffd").length;
  return odd > start.length / 20 + 2;
}

const mostPages = 20;

/** The text layer of a PDF, or null when it has none or cannot be read. */
async function readPdfText(bytes: Uint8Array): Promise<string | null> {
  // On demand: it is large, and few sites have a PDF.
  const { getDocumentProxy } = await import("unpdf");
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false });
    const lines: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const item of items) if ("str" in item) lines.push(item.str, item.hasEOL ? "\n" : "");
      lines.push("\n\n");
    }
    const text = lines.join("");
    return text.trim() ? text : null;
  } catch {
    return null;
  }
}
