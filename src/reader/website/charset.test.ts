import { expect, test } from "vitest";
import { decodeText } from "./charset.ts";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const utf8 = (text: string) => Buffer.from(text);

test.each([
  ["UTF-8 said by the server", utf8("Café"), "text/html; charset=utf-8", "Café"],
  ["UTF-8 that nobody mentions", utf8("Café"), "text/html", "Café"],
  ["UTF-8 under a wrong name", utf8("Café"), "text/html; charset=ISO-8859-1", "Café"],
  ["Latin-1 said by the server", latin1("Café"), "text/html; charset=iso-8859-1", "Café"],
  ["Latin-1 that nobody mentions", latin1("Café"), "text/html", "Café"],
  ["a name that does not exist", latin1("Café"), "text/html; charset=klingon", "Café"],
  ["Windows quotes", Buffer.from([0x93, 0x41, 0x94]), "text/html; charset=latin1", "“A”"],
  [
    "said by the page",
    Buffer.concat([utf8('<meta charset="shift_jis">'), Buffer.from([0x83, 0x60])]),
    "text/html",
    '<meta charset="shift_jis">チ',
  ],
  [
    "said by the page in the old way",
    latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">é'),
    "",
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">é',
  ],
  ["a mark at the beginning", Buffer.from("\ufeffCafé", "utf16le"), "text/html", "Café"],
  ["a mark that contradicts the server", utf8("\ufeffCafé"), "text/html; charset=latin1", "Café"],
  ["ASCII that claims UTF-16", utf8('<meta charset="utf-16">x'), "", '<meta charset="utf-16">x'],
])("%s", (_, bytes, contentType, text) => expect(decodeText(bytes, contentType)).toBe(text));
