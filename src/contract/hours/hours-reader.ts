import type { DayHours } from "./hours.types.ts";
import { type HoursToken, readTokens } from "./hours-tokens.ts";
import { type RangeText, readRanges } from "./time-ranges.ts";
import { daySpan } from "./weekday-names.ts";

/** Walks over a text once; whatever a `take` cannot use stays for the next. */
export class HoursReader {
  readonly #tokens: readonly HoursToken[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = readTokens(text);
  }

  get namesDays(): boolean {
    return this.#tokens.some(({ kind }) => kind === "days");
  }

  get next(): HoursToken["kind"] | "end" {
    return this.#tokens[this.#at]?.kind ?? "end";
  }

  /** "Mon, Wed & Fri-Sun"; null when the next is no day. */
  takeDays(): number[] | null {
    const start = this.#at;
    const days = new Set<number>();
    let cursor = start;
    for (let token = this.#tokens[cursor]; token?.kind === "days"; token = this.#tokens[cursor]) {
      const last = this.#tokens[cursor + 1]?.kind === "-" ? this.#tokens[cursor + 2] : undefined;
      const [from, to] = [token.days[0], last?.kind === "days" ? last.days[0] : undefined];
      const isSpan = from !== undefined && to !== undefined;
      for (const day of isSpan ? daySpan(from, to) : token.days) days.add(day);
      cursor += isSpan ? 3 : 1;
      this.#at = cursor;
      if (this.next === ",") cursor += 1;
    }
    return this.#at > start ? [...days] : null;
  }

  /** "11am-2pm, 5pm-10pm" or "closed"; undefined when the next is no time. */
  takeTimes(): DayHours | undefined {
    if (this.next === "closed") {
      this.#at += 1;
      return [];
    }
    const ranges: RangeText[] = [];
    let cursor = this.#at;
    for (let token = this.#tokens[cursor]; token?.kind === "range"; token = this.#tokens[cursor]) {
      ranges.push(token.range);
      cursor += 1;
      this.#at = cursor;
      if (this.next === "," || this.next === ";") cursor += 1;
    }
    return ranges.length > 0 ? readRanges(ranges) : undefined;
  }

  /** What stands between days and their times: "Mon - 9-5", or a new line after each. */
  skipJoint(): void {
    const isJoint = this.next === "-" || this.next === "," || this.next === ";";
    const after = this.#tokens[this.#at + 1]?.kind;
    if (isJoint && (after === "range" || after === "closed")) this.#at += 1;
  }

  takeSeparators(): "" | "," | ";" {
    let found: "" | "," | ";" = "";
    for (; this.next === "," || this.next === ";"; this.#at += 1) {
      if (found !== ";") found = this.next;
    }
    return found;
  }

  /** Up to the next separator; answers the days named on the way. */
  skipPhrase(): number[] {
    const days = new Set<number>();
    for (; this.next !== "," && this.next !== ";" && this.next !== "end"; this.#at += 1) {
      const token = this.#tokens[this.#at];
      for (const day of token?.kind === "days" ? token.days : []) days.add(day);
    }
    return [...days];
  }
}
