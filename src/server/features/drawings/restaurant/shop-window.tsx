import { ink, Mark, Patch, plank, Shape, seededRandom } from "#server/features/drawings/pen.tsx";
import { cream, glass, lamplight, type Palette } from "./street.tsx";

type ShopWindowProps = { kind: string; palette: Palette; seed: number };

const evening = new Set(["Pub", "Fine Dining", "Casual Dining"]);

export function ShopWindow({ kind, palette, seed }: ShopWindowProps) {
  const random = seededRandom(seed);
  const box = { x: 300, y: 416, width: 376, height: 184 };
  const pane = evening.has(kind) ? lamplight : glass;
  return (
    <>
      <Shape d={plank({ x: 284, y: 400, width: 408, height: 212 }, random)} fill={palette.trim} />
      <Shape d={plank(box, random, 3)} fill={pane} />
      <Display kind={kind} palette={palette} />
      {!evening.has(kind) && (
        <Mark d="M324 524l58-70M348 530l26-32M600 470l30-36" color="#ffffff" width={9} />
      )}
      <Shape d={plank({ x: 276, y: 600, width: 424, height: 24 }, random, 3)} fill={cream} />
    </>
  );
}

/** What a passer-by sees behind the glass tells what kind of place it is. */
function Display({ kind, palette }: { kind: string; palette: Palette }) {
  switch (kind) {
    case "Bakery":
      return <Loaves />;
    case "Deli":
      return <Sausages />;
    case "Cafe":
      return <Cups color={palette.awning} />;
    case "Pub":
      return <Lattice />;
    case "Fine Dining":
      return <Curtains color={palette.awning} />;
    default:
      return <Counter color={palette.awning} />;
  }
}

function Loaves() {
  const loaf = "q0-46 44-46t44 46z";
  return (
    <>
      <Shape d={`M330 598${loaf}M440 598${loaf}M550 598${loaf}`} fill="#d9953f" />
      <Shape d={`M386 556${loaf}M496 556${loaf}`} fill="#efc266" />
      <Mark
        d="M362 566l14 14M472 566l14 14M582 566l14 14M418 524l14 14M528 524l14 14"
        color="#8f4a16"
      />
    </>
  );
}

function Sausages() {
  const link = "q-16 30 0 60 14 14 28 0 16-30 0-60z";
  return (
    <>
      <path d="M304 464h368" />
      <Shape d={`M352 462${link}M412 462${link}M532 462${link}M592 462${link}`} fill="#b63d1a" />
      <Shape d="M462 462h44l8 72q-30 20-60 0z" fill="#efb8a2" />
      <Shape d="M316 600v-44h346v44z" fill={cream} />
      <Mark d="M350 578h40M430 578h40M510 578h40M590 578h40" color="#6b8e23" width={14} />
    </>
  );
}

function Cups({ color }: { color: string }) {
  const cup = "h64v30q0 30-32 30t-32-30zm64 8q24-2 22 14t-26 14";
  return (
    <>
      <Shape d={`M356 538${cup}M536 538${cup}`} fill={cream} />
      <Shape d="M446 600v-62h60v62z" fill={color} />
      <Mark
        d="M378 520q-12-16 2-30M402 520q-12-16 2-30M558 520q-12-16 2-30M582 520q-12-16 2-30"
        color={cream}
      />
      <Mark d="M476 538v-40m0 14q-20 0-24-22m24 10q20 0 24-22" color="#4f8a3c" width={9} />
    </>
  );
}

function Lattice() {
  return (
    <>
      <path d="M394 418v180M488 418v180M582 418v180M300 508h376" fill="none" strokeWidth="10" />
      <path d="M556 546h22v34h-22" fill="none" />
      <Shape d="M506 596v-62h50v62z" fill="#f0a11c" />
      <Patch d="M500 540q-4-18 14-18 6-14 22-6 24-6 24 16 2 12-10 12z" fill={cream} />
    </>
  );
}

function Curtains({ color }: { color: string }) {
  return (
    <>
      <Shape d="M304 418h132q-6 104-108 178h-24zM672 418H540q6 104 108 178h24z" fill={color} />
      <Shape d="M430 598q4-34 58-34t58 34z" fill={cream} />
      <Mark d="M488 560v-40M474 560v-26M502 560v-26" color={ink} width={7} />
      <Mark d="M488 512h0M474 526h0M502 526h0" color="#e8451c" width={14} />
    </>
  );
}

function Counter({ color }: { color: string }) {
  const lamp = "v26m-26 26q2-26 26-26t26 26z";
  return (
    <>
      <Shape d={`M372 442${lamp}M488 442${lamp}M604 442${lamp}`} fill={lamplight} />
      <Shape d="M312 600v-36h352v36z" fill={color} />
      <Shape d="M448 544q4-36 44-36t44 36zm-6 24v-14h100v14z" fill="#d98f37" />
      <Mark d="M440 545h104" color="#8fbf3f" width={12} />
      <Mark d="M352 564v-26M384 564v-26M592 564v-26M624 564v-26" color="#8f4a16" width={14} />
    </>
  );
}
