const deepest = 60;

/**
 * JSON as people write it by hand: with comments, missing or extra commas, line breaks in strings, single quotes and
 * unquoted names. Anything else is skipped character by character, so it always ends. Several values become a list.
 */
export function parseLooseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const values = new LooseReader(text).readAll();
    return values.length === 1 ? values[0] : values;
  }
}

class LooseReader {
  #at = 0;

  constructor(private readonly text: string) {}

  readAll(): unknown[] {
    const values: unknown[] = [];
    while (this.#peek()) {
      if (this.#isNext("{[")) values.push(this.#readValue(0));
      else this.#at += 1;
    }
    return values;
  }

  /** The next character that is neither space nor comment; empty at the end. */
  #peek(): string {
    // A sticky pattern that fails past the end would restart at 0.
    if (this.#at >= this.text.length) return "";
    const skip = /(?:\s+|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$))*/y;
    skip.lastIndex = this.#at;
    skip.exec(this.text);
    this.#at = skip.lastIndex;
    return this.text[this.#at] ?? "";
  }

  #isNext(characters: string): boolean {
    const next = this.#peek();
    return next !== "" && characters.includes(next);
  }

  #readValue(depth: number): unknown {
    if (depth > deepest) {
      this.#at = this.text.length;
      return null;
    }
    const next = this.#peek();
    if (next === "{") return this.#readObject(depth);
    if (next === "[") return this.#readList(depth);
    if (next === '"' || next === "'") return this.#readString(next);
    return this.#readWord();
  }

  #readObject(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at += 1;
    while (this.#peek() && !this.#isNext("}")) {
      if (this.#isNext(",:[]{")) {
        this.#at += 1;
        continue;
      }
      const name = this.#isNext("\"'") ? this.#readString(this.#peek()) : String(this.#readWord());
      if (!this.#isNext(":")) continue;
      this.#at += 1;
      if (!this.#isNext(",}")) entries.push([name, this.#readValue(depth + 1)]);
    }
    this.#at += 1;
    return Object.fromEntries(entries);
  }

  #readList(depth: number): unknown[] {
    const values: unknown[] = [];
    this.#at += 1;
    while (this.#peek() && !this.#isNext("]")) {
      if (this.#isNext(",:}")) this.#at += 1;
      else values.push(this.#readValue(depth + 1));
    }
    this.#at += 1;
    return values;
  }

  #readString(quote: string): string {
    const pattern =
      quote === '"' ? /"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)/y : /'((?:[^'\\]|\\[\s\S])*)(?:'|\\?$)/y;
    pattern.lastIndex = this.#at;
    const [whole = quote, inside = ""] = pattern.exec(this.text) ?? [];
    this.#at += whole.length;
    return inside.replace(/\\(u[0-9a-f]{4}|[\s\S])/gi, (_, escaped: string) => unescaped(escaped));
  }

  #readWord(): unknown {
    const pattern = /[^\s,:{}[\]"']+/y;
    pattern.lastIndex = this.#at;
    const word = pattern.exec(this.text)?.[0] ?? "";
    this.#at += word.length || 1;
    if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word);
    if (word === "true" || word === "false") return word === "true";
    return ["null", "undefined", ""].includes(word) ? null : word;
  }
}

const escapes: Record<string, string> = { n: "\n", r: "\n", t: " ", b: "", f: "" };

const unescaped = (escaped: string): string =>
  escaped.length > 1
    ? String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    : (escapes[escaped] ?? escaped);
