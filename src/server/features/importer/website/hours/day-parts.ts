import { dayPartOf } from "./labels.ts";
import type { HoursToken } from "./tokens.ts";
import { onlyWords } from "./words.ts";

/** "Closed Sunday evening and Monday": the words for a part of the day belong to their day. */
export function withDayParts(tokens: readonly HoursToken[], text: string): HoursToken[] {
  if (!tokens.some(({ kind }) => kind === "closed")) return [...tokens];
  const told: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    let next = index + 1;
    while (isWord(tokens[next], text)) next += 1;
    const end = tokens[next]?.at ?? text.length;
    const part = token.kind === "days" ? dayPartOf(text.slice(token.at, end)) : null;
    const isApart = tokens[next]?.kind !== "time" && tokens[next]?.kind !== "to";
    if (token.kind === "days" && part && isApart) {
      told.push({ ...token, part, end });
      index = next - 1;
    } else told.push(token);
  }
  return told;
}

const only = new RegExp(`(?<!\\p{L})(?:${onlyWords})(?!\\p{L})|만|のみ`, "u");

/** "Saturday and Sunday only in the evening": of the hours that are said elsewhere, those of a part of the day. */
export function withOnlyParts(tokens: readonly HoursToken[], text: string): HoursToken[] {
  if (!only.test(text)) return [...tokens];
  const told: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    told.push(token);
    if (token.kind !== "days") continue;
    let next = index + 1;
    while (isWord(tokens[next], text)) next += 1;
    const end = tokens[next]?.at ?? text.length;
    const said = text.slice(token.end, end);
    const part = only.test(said) ? dayPartOf(said) : null;
    if (!part || hasTimes(tokens, next, text)) continue;
    told.push({ kind: "only", part, at: token.end, end });
    index = next - 1;
  }
  return told;
}

/** "Mondays only mornings, 8 to 4" says it more closely. */
function hasTimes(tokens: readonly HoursToken[], from: number, text: string): boolean {
  const after = tokens
    .slice(from, from + 3)
    .find((token) => token.kind !== "mark" && !isWord(token, text));
  return after?.kind === "time" || after?.kind === "to";
}

/** "noon" is the middle of the day here, no time. */
function isWord(token: HoursToken | undefined, text: string): boolean {
  if (token?.kind === "time") return !/\d/.test(text.slice(token.at, token.end));
  return token?.kind === "word" || token?.kind === "filler";
}
