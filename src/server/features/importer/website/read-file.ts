import { maxMenuTextLength } from "#contract/importer.ts";
import { decodeText } from "../fetching/charset.ts";
import { Unreadable } from "../fetching/fetch-errors.ts";
import { textOfPdf } from "./pdf-text.ts";
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
  return read(await pageOfFile(file), file);
}

/** Pasted pages are read as if they had come from the address that they claim. */
export const readPasted = (pasted: { content: string; url: string; now: Date }): PageReading =>
  read({ content: pasted.content, isHtml: /<\w[^<>]*>/.test(pasted.content) }, pasted);

function read({ content, isHtml }: Page, { url, now }: { url: string; now: Date }): PageReading {
  if (isHtml) return readPage(content, new URL(url), now);
  const escaped = content.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const reading = readPage(`<body>${escaped.replace(/\n/g, "<br>")}</body>`, new URL(url), now);
  return { ...reading, menuText: content.slice(0, maxMenuTextLength) };
}

/** Says what a file is by looking at it: servers are often wrong about that. */
export async function pageOfFile({
  bytes,
  contentType,
}: Pick<FetchedPage, "bytes" | "contentType">): Promise<Page> {
  if (new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-")) {
    const content = await textOfPdf(bytes);
    if (content === null) throw new Unreadable("its PDF holds no text");
    return { content, isHtml: false };
  }
  const type = contentType.split(";")[0]?.trim() ?? "";
  if (!textTypes.test(type)) throw new Unreadable("it is not a web page");
  const content = decodeText(bytes, contentType);
  if (isBinary(content)) throw new Unreadable("it is not a web page");
  return { content, isHtml: !/^text\/plain/i.test(type) };
}

/** Text has next to no control characters, pictures and archives are full of them. */
function isBinary(content: string): boolean {
  const start = content.slice(0, 4096);
  const odd = Array.from(start).filter((letter) => letter < "\t" || letter === "\ufffd").length;
  return odd > start.length / 20 + 2;
}
