// Puts the words that were found on a picture into lines.
export interface Word {
  text: string;
  /** The line that Tesseract put it into. A price that stands apart has a line of its own. */
  line: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Of 100. */
  confidence: number;
}

/** The words of one of Tesseract's lines, which stay together. */
interface Piece {
  words: Word[];
  left: number;
  right: number;
  /** The height of its baseline, as if the picture had been taken from straight ahead. */
  level: number;
  height: number;
}

/** A word below this is a spot, or a piece of a drawing. */
const leastConfidence = 25;
/** A line below this on average is a row of dots, a texture, or too blurred. */
const leastLineConfidence = 50;
/** In heights of a letter: a piece that is further up or down belongs to another line. */
const sameLine = 0.75;
/** In widths of a letter: words of one name are nearer, columns further apart. */
const columnGap = 3;
/** Fewer lines do not show at which angle the picture was taken. */
const fewestLines = 4;

/** The level of words in Tesseract's table of what it found. */
const wordLevel = "5";

/** Words and their places in the table (TSV) of Tesseract. */
export function readWords(table: string): Word[] {
  return table.split("\n").flatMap((row) => {
    const [level = "", page, block, paragraph, line, , ...rest] = row.split("\t");
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = rest.slice(0, 5).map(Number);
    const text = (rest[5] ?? "").trim();
    if (level !== wordLevel || text === "") return [];
    const key = [page, block, paragraph, line].join(".");
    return [{ text, line: key, left, top, width, height, confidence }];
  });
}

/**
 * Lays the words out in letters of one width. Tesseract separates prices from their dishes, so lines are put together
 * anew; the reader of menus unfolds the columns.
 */
export function layOut(words: readonly Word[]): string {
  const lines = foundLines(words)
    .filter((line) => meanConfidence(line) >= leastLineConfidence)
    .map((line) => line.filter(({ confidence }) => confidence >= leastConfidence));
  const certain = lines.flat();
  const letter = medianOf(certain.map(({ text, width }) => width / text.length)) || 1;
  const margin = Math.min(...certain.map(({ left }) => left));
  return joinPieces(piecesOf(lines))
    .map((line) => writeLine(line, margin, letter))
    .join("\n");
}

function foundLines(words: readonly Word[]): Word[][] {
  const lines = new Map<string, Word[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return [...lines.values()];
}

/** Long words count more. */
function meanConfidence(line: readonly Word[]): number {
  const letters = line.reduce((sum, { text }) => sum + text.length, 0);
  return line.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}

const hangsBelow = /[gjpqyQ,;()[\]]/;

/** The baseline of a word. */
const baseOf = ({ text, top, height }: Word) => top + height * (hangsBelow.test(text) ? 0.78 : 1);
const centerOf = ({ left, width }: Word) => left + width / 2;

function piecesOf(lines: readonly Word[][]): Piece[] {
  const levelOf = straighten(lines);
  return lines.map((line) => {
    const sorted = [...line].sort((one, other) => one.left - other.left);
    const levels = sorted.map((word) => levelOf(centerOf(word), baseOf(word)));
    return {
      words: sorted,
      left: Math.min(...sorted.map(({ left }) => left)),
      right: Math.max(...sorted.map(({ left, width }) => left + width)),
      level: medianOf(levels),
      height: medianOf(sorted.map(({ height }) => height)),
    };
  });
}

/**
 * Finds the height at the left edge of the line that passes through a point. In a picture taken at an angle, lines at
 * the top rise and lines at the bottom fall, or the reverse; a regression over the slopes of all long lines says how much.
 */
function straighten(lines: readonly Word[][]): (x: number, y: number) => number {
  const slopes = lines.flatMap((line) => {
    const first = line.reduce((one, other) => (other.left < one.left ? other : one));
    const last = line.reduce((one, other) => (other.left > one.left ? other : one));
    const run = centerOf(last) - centerOf(first);
    if (run < 5 * first.height) return [];
    return [{ y: baseOf(first), slope: (baseOf(last) - baseOf(first)) / run, run }];
  });
  if (slopes.length < fewestLines) return (_, y) => y;
  const weight = slopes.reduce((sum, { run }) => sum + run, 0);
  const mean = (value: (each: (typeof slopes)[number]) => number) =>
    slopes.reduce((sum, each) => sum + value(each) * each.run, 0) / weight;
  const [middle, usual] = [mean(({ y }) => y), mean(({ slope }) => slope)];
  const spread = mean(({ y }) => (y - middle) ** 2);
  const change = spread === 0 ? 0 : mean(({ y, slope }) => (y - middle) * (slope - usual)) / spread;
  return (x, y) => (y - (usual - change * middle) * x) / (1 + change * x);
}

/** Long pieces come first, since they place a line best. Each other piece joins the nearest line with room for it. */
function joinPieces(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((one, other) => widthOf(other) - widthOf(one))) {
    const distanceTo = ([first]: Piece[]) => Math.abs((first?.level ?? 0) - piece.level);
    const near = lines
      .filter((line) => line.every((other) => isBeside(other, piece)))
      .sort((one, other) => distanceTo(one) - distanceTo(other));
    if (near[0]) near[0].push(piece);
    else lines.push([piece]);
  }
  return lines
    .sort(([one], [other]) => (one?.level ?? 0) - (other?.level ?? 0))
    .map((line) => line.sort((one, other) => one.left - other.left));
}

const widthOf = ({ left, right }: Piece) => right - left;

const isBeside = (one: Piece, other: Piece): boolean =>
  Math.abs(one.level - other.level) < sameLine * Math.max(one.height, other.height) &&
  (one.right <= other.left || other.right <= one.left);

function writeLine(line: readonly Piece[], margin: number, letter: number): string {
  let text = "";
  let end = 0;
  for (const { text: word, left, width } of line.flatMap(({ words }) => words)) {
    const isApart = text === "" || left - end > columnGap * letter;
    const place = isApart ? Math.round((left - margin) / letter) : 0;
    const least = text === "" ? 0 : text.length + (isApart ? 3 : 1);
    text = text.padEnd(Math.max(place, least)) + word;
    end = left + width;
  }
  return text;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
