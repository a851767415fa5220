const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

class Xml {
  constructor(readonly source: string) {}
}

type Part = Xml | Xml[] | string | number;

/** Escapes every part that is not `Xml`, and drops the control characters that XML forbids. */
export function xml(strings: TemplateStringsArray, ...parts: Part[]): Xml {
  return new Xml(String.raw({ raw: strings }, ...parts.map(sourceOf)));
}

export function xmlResponse({ source }: Xml, contentType: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${source}`, {
    headers: {
      "Content-Type": `${contentType}; charset=utf-8`,
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function sourceOf(part: Part): string {
  if (Array.isArray(part)) return part.map(sourceOf).join("");
  if (part instanceof Xml) return part.source;
  return String(part)
    .replace(unprintable, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
