// Takes spaces and given signs off the ends of a text. A pattern such as /[-:]+$/ would try each run of signs again.

const isSign = (letter: string | undefined, signs: string) =>
  letter !== undefined && (letter.trim() === "" || signs.includes(letter));

export function trimEndSigns(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && isSign(text[end - 1], signs)) end -= 1;
  return text.slice(0, end);
}

export function trimSigns(text: string, signs: string): string {
  let start = 0;
  while (start < text.length && isSign(text[start], signs)) start += 1;
  return trimEndSigns(text.slice(start), signs);
}
