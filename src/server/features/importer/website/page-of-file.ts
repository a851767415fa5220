import { decodeText } from "../fetching/charset.ts";
import { cannotBeRead } from "../fetching/fetch-errors.ts";
import type { FetchedFile } from "../fetching/fetcher.ts";
import { textOfPdf } from "./pdf-text.ts";

export interface Page {
  url: URL;
  /** HTML, or plain text where the file was a PDF or a text. */
  content: string;
  isHtml: boolean;
}

const textTypes = /^(?:$|text\/(?:html|plain)|application\/xhtml\+xml|application\/xml|text\/xml)/i;

/** Says what a file is by looking at it: servers are often wrong about that. */
export async function pageOfFile(file: FetchedFile, signal?: AbortSignal): Promise<Page> {
  const { url, bytes, contentType } = file;
  if (new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-")) {
    const content = await textOfPdf(bytes, signal);
    if (content === null) throw cannotBeRead("websiteUrl", "its PDF holds no text");
    return { url, content, isHtml: false };
  }
  const type = contentType.split(";")[0]?.trim() ?? "";
  if (!textTypes.test(type)) throw cannotBeRead("websiteUrl", "it is not a web page");
  const content = decodeText(bytes, contentType);
  if (isBinary(content)) throw cannotBeRead("websiteUrl", "it is not a web page");
  return { url, content, isHtml: !/^text\/plain/i.test(type) };
}

/** Text has next to no control characters, pictures and archives are full of them. */
function isBinary(content: string): boolean {
  const start = content.slice(0, 4096);
  const odd = Array.from(start).filter((letter) => letter < "\t" || letter === "\ufffd").length;
  return odd > start.length / 20 + 2;
}
