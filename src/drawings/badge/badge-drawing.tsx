import type { ReactNode } from "react";
import { type BadgeDrawing as BadgeFacts, drawingSizes } from "#contract/drawings.ts";
import type { BadgeCategory } from "#contract/gamification-choices.ts";
import {
  ink,
  jagged,
  Mark,
  Patch,
  type Point,
  pick,
  type Random,
  Shape,
  seededRandom,
} from "../pen.tsx";

/** A bottle cap in the colour of its category, with a motif that matches its name. */
export function BadgeDrawing({ seed, category, words }: BadgeFacts) {
  const random = seededRandom(seed);
  const [cap, rim, face] = pick(random, palettes[category]);
  const dots = 8 + Math.floor(random() * 7);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...drawingSizes.badge}
      viewBox="-100 -100 200 200"
      aria-hidden="true"
    >
      <g stroke={ink} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        <Shape d={capEdge} fill={cap} />
        <circle r="76" fill={rim} stroke="none" />
        <circle r="76" fill="none" stroke={face} strokeWidth="5" strokeDasharray={dash(76, dots)} />
        <circle r="64" fill={face} strokeWidth="4" />
        {findMotif(words, random)}
      </g>
    </svg>
  );
}

/** A circle dashed into `count` short strokes. */
const dash = (radius: number, count: number) => {
  const share = (Math.PI * radius) / count;
  return `${(share * 0.3).toFixed(1)} ${(share * 1.7).toFixed(1)}`;
};

const teeth = 21;
const capEdge = jagged(
  Array.from({ length: teeth * 2 }, (_, index): Point => {
    const angle = (index * Math.PI) / teeth;
    const radius = index % 2 === 0 ? 96 : 86;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  }),
);

type Palette = [cap: string, rim: string, face: string];

const palettes: Record<BadgeCategory, [Palette, ...Palette[]]> = {
  level: [
    ["#f0b429", "#d2901a", "#fff4dc"],
    ["#e9a23a", "#b97a1c", "#fdebc4"],
    ["#f6d27a", "#d9a83a", "#fff8e8"],
  ],
  achievement: [
    ["#bb2d17", "#8a1f0f", "#fbdcc0"],
    ["#d2592e", "#9c3f24", "#fff4dc"],
    ["#c8281c", "#8f1b12", "#fdebc4"],
  ],
  special: [
    ["#5c7a1f", "#41590f", "#eef2cf"],
    ["#4f8a8b", "#2c5658", "#dceeee"],
    ["#7c9a38", "#56701f", "#fff8e8"],
  ],
  event: [
    ["#8a1440", "#5f0a2a", "#f7d6d6"],
    ["#6b4a8a", "#46305e", "#eee3f5"],
    ["#a83a5b", "#7a223e", "#fff0ee"],
  ],
};

type Motif = [words: RegExp, drawing: ReactNode];

/** The motif for the first known word, else a random one. */
const findMotif = (words: string, random: Random): ReactNode =>
  (motifs.find(([known]) => known.test(words)) ?? pick(random, motifs))[1];

const gold = "#f0b429";
const cream = "#fff8e8";
const crust = "#d98f37";
const red = "#c8401f";

const motifs: [Motif, ...Motif[]] = [
  [
    /egg|nest|hatch|shell/,
    <>
      <Shape d="M0-46C24-46 38-14 38 8A38 38 0 0 1-38 8C-38-14-24-46 0-46z" fill={cream} />
      <path d="M-37 4l14-10 12 12 14-14 12 12 12-10 10 8" fill="none" />
      <Patch d="M-22-10q4-16 12-22 4 8-4 24z" fill="#ffffff" />
    </>,
  ],
  [
    /pullet|chick\b|fledg|young|first/,
    <>
      <Shape
        d="M-40 22q0-36 30-38-2-26 18-28 22 0 24 24l14 8-14 8q8 14 8 26 0 24-40 24T-40 22z"
        fill="#f6c94c"
      />
      <Mark d="M10-22h0" color={ink} width={9} />
      <Shape d="M-18 14q14 16 32 0-4 22-18 20-12 0-14-20z" fill={gold} />
    </>,
  ],
  [
    /cock|rooster|walk|strut|comb/,
    <>
      <Shape d="M-18-26q-8-20 6-20 6-10 14 0 12-8 16 4 10 2 4 18z" fill={red} />
      <Shape d="M-26 46q-8-30 0-52 6-22 28-22t28 22q4 30-8 52z" fill={cream} />
      <Shape d="M26-8l22 8-22 8z" fill={gold} />
      <Shape d="M20 12q14 6 4 22-12-6-4-22z" fill={red} />
      <Mark d="M6-8h0" color={ink} width={9} />
    </>,
  ],
  [
    /head|king|queen|crown|boss|roost|top/,
    <>
      <Shape d="M-42 30-48-22l26 22L0-36l22 36 26-22-6 52z" fill={gold} />
      <Mark d="M-24 16h0M0 16h0M24 16h0" color={red} width={12} />
    </>,
  ],
  [
    /fire|flame|\bhot|heat|spic|chil|burn|inferno/,
    <>
      <Shape
        d="M0 48c-36 0-42-34-24-58 3 10 8 12 12 12-4-24 6-40 18-52 2 26 30 40 28 66-2 20-16 32-34 32z"
        fill="#e8451c"
      />
      <Patch d="M0 42q-20-2-14-28 8 6 10-8 20 14 18 24-2 12-14 12z" fill="#ffc53d" />
    </>,
  ],
  [
    /crumb|bread|crust|bun\b|bak|loaf|scholar/,
    <>
      <Shape d="M-46 28V2q-8-34 46-34T46 2v26z" fill={crust} />
      <Mark d="M-22-10l10 16M-2-14 8 2M18-10l10 16" color="#8f4a16" width={6} />
      <Mark d="M-36 44h0M-12 46h0M14 44h0M36 46h0" color={crust} width={8} />
    </>,
  ],
  [
    /flock|feather|wing|fly|founding/,
    <>
      <Shape d="M-30 38Q-26-12 34-40q8 56-44 68z" fill={cream} />
      <path d="M-38 44Q-14-2 30-36M-12 20l-2-24M4 4v-22M-2 26l24-4" fill="none" />
    </>,
  ],
  [
    /tip|beak|recommend|scout|guide|map|trail|travel|explor/,
    <>
      <Shape d="M0 50Q-38 8-38-12a38 38 0 0 1 76 0Q38 8 0 50z" fill={red} />
      <circle cy="-12" r="16" fill={cream} />
    </>,
  ],
  [
    /sandwich|burger|slider|week|bite|feast/,
    <>
      <Shape d="M-44-6q4-38 44-38T44-6z" fill={crust} />
      <Shape
        d="M-46 10h92q-4 14-12 4-10 12-20 0-10 12-20 0-10 12-20 0-10 10-20-4z"
        fill="#8fbf3f"
      />
      <Shape d="M-46-6h92v16h-92z" fill="#8f4a16" />
      <Shape d="M-44 22h88q0 22-20 22h-48q-20 0-20-22z" fill={crust} />
      <Mark d="M-18-26h0M4-32h0M22-22h0" color={cream} width={6} />
    </>,
  ],
  [
    /photo|camera|picture|lens/,
    <>
      <Shape d="M-48-24h22l10-14h32l10 14h22v60h-96z" fill="#5a5a70" />
      <circle cy="6" r="22" fill={cream} />
      <circle cy="6" r="10" fill="#9fd0d8" />
    </>,
  ],
  [
    /critic|review|word|story|writ|pen\b|quill/,
    <>
      <Shape d="M-36-42h60l14 14v70h-74z" fill={cream} />
      <Mark d="M-22-18h38M-22 0h44M-22 18h28" color={ink} width={5} />
    </>,
  ],
  [
    /pickle|green|brine|garden/,
    <>
      <Shape d="M-40 26Q-46-2-18-26T34-36q16 12 8 36T0 38Q-26 46-40 26z" fill="#6b9a3a" />
      <Mark d="M-20 16h0M-2-2h0M16-18h0M4 20h0M22 4h0" color="#cfe3b4" width={8} />
    </>,
  ],
  [
    /leg|drum|bone|fried/,
    <>
      <Shape d="M4-46q42 2 40 40-4 34-46 32-26-2-22-30 4-40 28-42z" fill={crust} />
      <Shape d="M-18 22l-18 18q-14-4-12 8 8 4 8 0 2 12 14 4 4-8-4-10l18-14z" fill={cream} />
    </>,
  ],
  [
    /heart|love|fav|friend/,
    <>
      <Shape
        d="M0 44Q-48 12-46-16q2-24 24-24 16 0 22 16 6-16 22-16 22 0 24 24Q48 12 0 44z"
        fill={red}
      />
      <Mark d="M-30-12q2-12 12-13" color={cream} />
    </>,
  ],
  [
    /star|best|gold|legend|champion|winner/,
    <>
      <Shape d="M0-48l14 30 34 4-25 22 7 34L0 25l-30 17 7-34-25-22 34-4z" fill={gold} />
      <Mark d="M-6-12l4-10" color={cream} />
    </>,
  ],
];
