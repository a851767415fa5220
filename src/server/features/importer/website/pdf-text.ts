const mostPages = 20;

/** The text layer of a PDF, or null when it has none or cannot be read. */
export async function textOfPdf(bytes: Uint8Array): Promise<string | null> {
  // Large, and most websites have none.
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
