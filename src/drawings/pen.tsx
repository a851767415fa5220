import { mixBits } from "#contract/drawings.ts";

export type Point = readonly [x: number, y: number];

/** Where it starts; how far it goes and bends from there. */
export type Stroke = { from: Point; by?: Point; bend?: Point };

export type Box = { x: number; y: number; width: number; height: number };

/** A closed outline with straight edges: crusts, cheese corners, shards. */
export function jagged(points: Point[]): string {
  return `${line(points)}z`;
}

/** An open line with straight edges. */
export function line([start, ...rest]: Point[]): string {
  if (!start) return "";
  const move = relativeTo(start);
  return `M${numbers(start)}l${rest.map((point) => move(point)).reduce(joined, "")}`;
}

/** A closed outline that rounds every corner: sauces, leaves, everything soft. */
export function soft(points: Point[]): string {
  const start = middle(points, 0);
  const move = relativeTo(start);
  const curves = points.map((_, index) => {
    const corner = at(points, index + 1);
    return joined(move(corner, false), move(middle(points, index + 1)));
  });
  return `M${numbers(start)}q${curves.reduce(joined, "")}z`;
}

/** Many separate short strokes in one path; a stroke without length is a dot. */
export function strokes(lines: Stroke[]): string {
  return lines
    .map(({ from, by = [0, 0], bend }) =>
      bend
        ? `M${numbers(from)}q${numbers(bend)}${separated(by)}`
        : `M${numbers(from)}l${numbers(by)}`,
    )
    .join("");
}

type Tremble = {
  step: number;
  wobble: number;
  /** How far from its ends the form begins to round. */
  corner?: number;
  /** How much higher the middle of the upper edge lies. */
  arch?: number;
};

/** The outline of something flat seen from the side, trembling a little like a hand does. */
export function slab(
  { x, y, width, height }: Box,
  random: Random,
  { step, wobble, corner = step / 2, arch = 0 }: Tremble,
): Point[] {
  const count = Math.max(1, Math.round((width - 2 * corner) / step));
  const tremble = () => between(random, -wobble, wobble);
  const flat = 1 - (2 * corner) / width;
  const along = [
    0,
    ...Array.from({ length: count + 1 }, (_, index) => corner / width + (flat * index) / count),
    1,
  ];
  const bevel = (share: number) => (share === 0 || share === 1 ? height * 0.28 : 0);
  const top = along.map<Point>((share) => [
    x + width * share + tremble(),
    y + bevel(share) - arch * 4 * share * (1 - share) + tremble(),
  ]);
  const bottom = along.map<Point>((share) => [
    x + width * share + tremble(),
    y + height - bevel(share) + tremble(),
  ]);
  return [...top, ...bottom.reverse()];
}

/** A rectangle ruled by hand. */
export function plank({ x, y, width, height }: Box, random: Random, wobble = 4): string {
  const off = () => between(random, -wobble, wobble);
  return jagged([
    [x + off(), y + off()],
    [x + width / 2, y + off() / 2],
    [x + width + off(), y + off()],
    [x + width + off(), y + height + off()],
    [x + off(), y + height + off()],
  ]);
}

/** A path written out, its numbers rounded: short, and equal in every browser. */
export function path(texts: TemplateStringsArray, ...values: number[]): string {
  return texts.map((text, index) => text + wholeNumber(values[index])).join("");
}

function wholeNumber(value: number | undefined): string {
  return value === undefined ? "" : `${Math.round(value)}`;
}

function relativeTo([startX, startY]: Point) {
  let x = Math.round(startX);
  let y = Math.round(startY);
  return ([toX, toY]: Point, advance = true) => {
    const step = numbers([toX - x, toY - y]);
    if (advance) {
      x = Math.round(toX);
      y = Math.round(toY);
    }
    return step;
  };
}

function numbers([x, y]: Point): string {
  return `${Math.round(x)}${separated([y])}`;
}

function separated(values: readonly number[]): string {
  return values
    .map((value) => Math.round(value))
    .map((value) => (value < 0 ? `${value}` : ` ${value}`))
    .join("");
}

function joined(before: string, after: string): string {
  return before === "" || after.startsWith("-") ? before + after : `${before} ${after}`;
}

function at(points: Point[], index: number): Point {
  return points[index % points.length] ?? [0, 0];
}

function middle(points: Point[], index: number): Point {
  const [ax, ay] = at(points, index);
  const [bx, by] = at(points, index + 1);
  return [(ax + bx) / 2, (ay + by) / 2];
}

export type Random = () => number;

/** The same seed draws the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return (mixBits(state) >>> 0) / 2 ** 32;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function pick<Choice>(random: Random, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

export const ink = "#2b2421";

const nightSky = [0x1b, 0x18, 0x2e];

/** What a colour looks like after dark; `share` says how much of it the night takes. */
export function atNight(color: string, share: number): string {
  const mixed = nightSky.map((dark, index) => {
    const light = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(light + (dark - light) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** Draws the same picture in other colours, by day and night of the viewer's device. */
export function NightStyle({
  colors,
}: {
  colors: readonly (readonly [from: string, to: string])[];
}) {
  const rules = colors.map(
    ([from, to]) => `[fill="${from}"]{fill:${to}}[stroke="${from}"]{stroke:${to}}`,
  );
  return (
    <style>{`.night{display:none}@media(prefers-color-scheme:dark){.night{display:inline}${rules.join("")}}`}</style>
  );
}

/** A filled form; the ink outline comes from the group around it. */
export function Shape({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} />;
}

/** Colour laid on a form without an outline: a shine, a shadow, a crumb. */
export function Patch({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} stroke="none" />;
}

/** Lines and dots in a colour of their own. */
export function Mark({ d, color, width = 6 }: { d: string; color: string; width?: number }) {
  return <path d={d} fill="none" stroke={color} strokeWidth={width} />;
}
