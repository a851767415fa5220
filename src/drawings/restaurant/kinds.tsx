import type { ReactNode } from "react";
import { ink, Mark, Patch, Shape } from "#drawings/pen.tsx";
import { cream, lamplight, type Palette } from "./street.tsx";

type Part = (palette: Palette) => ReactNode;

/** What tells a passer-by what kind of place it is. */
export type Kind = {
  roof: Part;
  /** Behind the glass. */
  display: Part;
  /** Before the door. The wider side of the pavement is where the window is. */
  pavement: Part;
  hasLampsOn?: boolean;
  hasArchedDoor?: boolean;
  /** Without awning and neon hen. */
  isPlain?: boolean;
};

const curvedRoof: Part = ({ trim }) => (
  <Shape d="M212 230q-4-66 96-66 80 0 120-40h344q40 40 120 40 100 0 96 66z" fill={trim} />
);

const flatRoof: Part = ({ trim }) => <Shape d="M215 189h768l2 38H217z" fill={trim} />;

const steppedRoof: Part = ({ trim }) => (
  <Shape d="M214 230v-46h118v-38h536v38h118v46z" fill={trim} />
);

const gable: Part = ({ trim }) => (
  <>
    <Shape d="M236 230 600 66l364 164z" fill={cream} />
    <Mark
      d="M330 230v-40M430 230v-84M770 230v-84M870 230v-40M270 230l160-84M930 230 770 146"
      color={trim}
      width={14}
    />
    <path d="M190 250 600 62l410 188" fill="none" strokeWidth="34" />
    <Mark d="M190 250 600 62l410 188" color={trim} width={20} />
  </>
);

const dormer = "v-52q30-34 60 0v52z";
const mansard: Part = () => (
  <>
    <Shape d="M206 230q46-40 56-134h676q10 94 56 134z" fill="#5a5a70" />
    <Shape d={`M322 206${dormer}M818 206${dormer}`} fill={lamplight} />
    <path d="M352 206v-64M848 206v-64M256 96h688" fill="none" />
  </>
);

const wing: Part = ({ trim }) => (
  <>
    <Shape d="M180 244 204 130l816 62-24 52z" fill={trim} />
    <Mark d="M214 178 990 220" color={lamplight} width={9} />
  </>
);

const loaf = "q0-46 44-46t44 46z";
const loaves: Part = () => (
  <>
    <Shape d={`M330 598${loaf}M440 598${loaf}M550 598${loaf}`} fill="#d9953f" />
    <Shape d={`M386 556${loaf}M496 556${loaf}`} fill="#efc266" />
    <Mark
      d="M362 566l14 14M472 566l14 14M582 566l14 14M418 524l14 14M528 524l14 14"
      color="#8f4a16"
    />
  </>
);

const link = "q-16 30 0 60 14 14 28 0 16-30 0-60z";
const sausages: Part = () => (
  <>
    <path d="M304 464h368" />
    <Shape d={`M352 462${link}M412 462${link}M532 462${link}M592 462${link}`} fill="#b63d1a" />
    <Shape d="M462 462h44l8 72q-30 20-60 0z" fill="#efb8a2" />
    <Shape d="M316 600v-44h346v44z" fill={cream} />
    <Mark d="M350 578h40M430 578h40M510 578h40M590 578h40" color="#6b8e23" width={14} />
  </>
);

const cup = "h64v30q0 30-32 30t-32-30zm64 8q24-2 22 14t-26 14";
const steam = "q-12-16 2-30";
const cups: Part = ({ awning }) => (
  <>
    <Shape d={`M356 538${cup}M536 538${cup}`} fill={cream} />
    <Shape d="M446 600v-62h60v62z" fill={awning} />
    <Mark d={`M378 520${steam}M402 520${steam}M558 520${steam}M582 520${steam}`} color={cream} />
    <Mark d="M476 538v-40m0 14q-20 0-24-22m24 10q20 0 24-22" color="#4f8a3c" width={9} />
  </>
);

const lattice: Part = () => (
  <>
    <path d="M394 418v180M488 418v180M582 418v180M300 508h376" fill="none" strokeWidth="10" />
    <path d="M556 546h22v34h-22" fill="none" />
    <Shape d="M506 596v-62h50v62z" fill="#f0a11c" />
    <Patch d="M500 540q-4-18 14-18 6-14 22-6 24-6 24 16 2 12-10 12z" fill={cream} />
  </>
);

const curtains: Part = ({ awning }) => (
  <>
    <Shape d="M304 418h132q-6 104-108 178h-24zM672 418H540q6 104 108 178h24z" fill={awning} />
    <Shape d="M430 598q4-34 58-34t58 34z" fill={cream} />
    <Mark d="M488 560v-40M474 560v-26M502 560v-26" color={ink} width={7} />
    <Mark d="M488 512h0M474 526h0M502 526h0" color="#e8451c" width={14} />
  </>
);

const lamp = "v26m-26 26q2-26 26-26t26 26z";
const counter: Part = ({ awning }) => (
  <>
    <Shape d={`M372 442${lamp}M488 442${lamp}M604 442${lamp}`} fill={lamplight} />
    <Shape d="M312 600v-36h352v36z" fill={awning} />
    <Shape d="M448 544q4-36 44-36t44 36zm-6 24v-14h100v14z" fill="#d98f37" />
    <Mark d="M440 545h104" color="#8fbf3f" width={12} />
    <Mark d="M352 564v-26M384 564v-26M592 564v-26M624 564v-26" color="#8f4a16" width={14} />
  </>
);

const parasol: Part = ({ awning }) => (
  <>
    <path d="M150 716V480M104 716h92M82 612h136" fill="none" strokeWidth="12" />
    <Shape
      d="M20 520q20-96 130-100 110 4 130 100-32-20-65 0-33-20-65 0-32-20-65 0-33-20-65 0z"
      fill={cream}
    />
    <Shape d="M85 520q6-84 65-100 59 16 65 100-33-20-65 0-32-20-65 0z" fill={awning} />
  </>
);

const ball = "a52 52 0 1 0 .1 0z";
const clippedTrees: Part = ({ door }) => (
  <>
    <path d="M190 640v-80M1016 640v-80" strokeWidth="14" />
    <Shape d={`M190 468${ball}M1016 468${ball}`} fill="#5c8a35" />
    <Shape d="M148 632h84l-12 74h-60zM974 632h84l-12 74h-60z" fill={door} />
    <Mark
      d="M168 500h0M204 526h0M178 540h0M994 500h0M1030 526h0M1006 540h0"
      color="#9dc25b"
      width={12}
    />
    <Patch d="M716 678h180l40 64H676z" fill="#b63d1a" />
  </>
);

const barrel: Part = () => (
  <>
    <Shape d="M110 560h120q24 74 0 148H110q-24-74 0-148z" fill="#a5692f" />
    <path d="M100 596h140M100 672h140M170 562v146M186 506h24v34h-24" fill="none" />
    <Shape d="M138 556v-62h48v62z" fill="#f0a11c" />
    <Mark d="M142 490q20-14 40 0" color={cream} width={16} />
  </>
);

const poleSign: Part = ({ awning }) => (
  <>
    <path d="M130 716V420" strokeWidth="18" />
    <Shape d="M30 236h200v150H30z" fill={awning} />
    <Shape d="M60 386h140v54H60z" fill={cream} />
    <Shape d="M70 322q4-56 60-56t60 56zm-8 34v-16h136v16z" fill="#e6a144" />
    <Mark d="M62 333h136" color="#8fbf3f" width={12} />
    <Mark d="M86 413h80m-22-16 24 16-24 16" color="#c8401f" width={10} />
    <Mark d="M30 236h0M130 236h0M230 236h0M30 386h0M230 386h0" color={lamplight} width={20} />
  </>
);

const menuBoard: Part = () => (
  <>
    <Shape d="M96 540h124l22 172h-30l-4-26H108l-4 26H74z" fill="#a5692f" />
    <Shape d="M112 560h92l14 108H98z" fill="#3a312d" />
    <Mark d="M128 588h62M126 612h40M124 638h70" color={cream} width={7} />
  </>
);

const bush = "q-10-40 20-44 6-34 38-26 30-16 46 14 30 6 20 56z";
const blossoms = "m30-34h0m34-20h0m32 26h0";
const planters: Part = ({ door }) => (
  <>
    <Shape d={`M92 640${bush}M1000 640${bush}`} fill="#6b9a3a" />
    <Shape d="M76 636h156l-14 76H90zM984 636h156l-14 76H998z" fill={door} />
    <Mark d={`M92 640${blossoms}M1000 640${blossoms}`} color="#ffb3a0" width={15} />
  </>
);

const shop: Kind = { roof: flatRoof, display: counter, pavement: planters };

const kinds: Record<string, Kind> = {
  Bakery: { roof: curvedRoof, display: loaves, pavement: menuBoard },
  Cafe: { roof: curvedRoof, display: cups, pavement: parasol },
  "Casual Dining": { ...shop, hasLampsOn: true },
  Deli: { roof: steppedRoof, display: sausages, pavement: menuBoard },
  "Fast Food": { roof: wing, display: counter, pavement: poleSign },
  "Fine Dining": {
    roof: mansard,
    display: curtains,
    pavement: clippedTrees,
    hasLampsOn: true,
    hasArchedDoor: true,
    isPlain: true,
  },
  Pub: { roof: gable, display: lattice, pavement: barrel, hasLampsOn: true, hasArchedDoor: true },
};

export const kindOf = (restaurantType: string): Kind => kinds[restaurantType] ?? shop;
