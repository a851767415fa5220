import {
  atNight,
  between,
  jagged,
  Mark,
  NightStyle,
  Patch,
  type Point,
  type Random,
  Shape,
  seededRandom,
} from "#server/features/drawings/pen.tsx";

export const ground = 668;

export function Street({ palette, seed }: { palette: Palette; seed: number }) {
  const random = seededRandom(seed);
  return (
    <>
      <NightStyle
        colors={[
          [palette.sky, atNight(palette.sky, 0.88)],
          [palette.far, atNight(palette.far, 0.76)],
          [palette.pavement, atNight(palette.pavement, 0.6)],
          [road, atNight(road, 0.5)],
          ...[palette.wall, palette.trim, palette.awning, palette.door].map(
            (color) => [color, atNight(color, 0.32)] as const,
          ),
          [glass, lamplight],
        ]}
      />
      <Patch d="M0 0h1200v800H0z" fill={palette.sky} />
      <g className="night" strokeLinecap="round">
        <Mark d={stars} color={cream} width={6} />
      </g>
      <circle
        cx={Math.round(between(random, 110, 260))}
        cy={Math.round(between(random, 110, 190))}
        r="62"
        fill="#fff4dc"
      />
      <Patch d={skyline(random)} fill={palette.far} />
      <Patch d={`M0 ${ground - 8}q300-8 600 0t600-4V800H0z`} fill={palette.pavement} />
      <Patch d="M0 742q300-6 600 0t600-2V800H0z" fill={road} />
    </>
  );
}

const road = "#4d423c";

/** A stroke without length is a dot. */
const stars =
  "M60 70h0M330 60h0M392 148h0M470 54h0M560 24h0M700 66h0M790 30h0M850 120h0M930 58h0M1010 150h0M1080 44h0M1150 110h0M40 210h0M1130 220h0";

function skyline(random: Random): string {
  const roofs = Array.from({ length: 9 }, (_, index): Point[] => {
    const left = index * 134;
    const height = between(random, 250, 460);
    return random() < 0.4
      ? [
          [left, height],
          [left + 67, height - 60],
          [left + 134, height],
        ]
      : [
          [left, height],
          [left + 134, height],
        ];
  });
  return jagged([[0, ground], ...roofs.flat(), [1206, ground]]);
}

type PavementThingsProps = { kind: string; palette: Palette; mirrored: boolean };

/** What stands before the door; the wider side of the pavement is where the window is. */
export function PavementThings({ kind, palette, mirrored }: PavementThingsProps) {
  return (
    <g transform={mirrored ? "translate(1200)scale(-1 1)" : undefined}>
      <Thing kind={kind} palette={palette} />
    </g>
  );
}

function Thing({ kind, palette }: { kind: string; palette: Palette }) {
  switch (kind) {
    case "Cafe":
      return <Parasol color={palette.awning} />;
    case "Fine Dining":
      return <Topiaries color={palette.door} />;
    case "Pub":
      return <Barrel />;
    case "Fast Food":
      return <PoleSign color={palette.awning} />;
    case "Bakery":
    case "Deli":
      return <MenuBoard />;
    default:
      return <Planters color={palette.door} />;
  }
}

function Parasol({ color }: { color: string }) {
  return (
    <>
      <path d="M150 716V480M104 716h92M82 612h136" fill="none" strokeWidth="12" />
      <Shape
        d="M20 520q20-96 130-100 110 4 130 100-32-20-65 0-33-20-65 0-32-20-65 0-33-20-65 0z"
        fill={cream}
      />
      <Shape d="M85 520q6-84 65-100 59 16 65 100-33-20-65 0-32-20-65 0z" fill={color} />
    </>
  );
}

function Topiaries({ color }: { color: string }) {
  const ball = "a52 52 0 1 0 .1 0z";
  return (
    <>
      <path d="M190 640v-80M1016 640v-80" strokeWidth="14" />
      <Shape d={`M190 468${ball}M1016 468${ball}`} fill="#5c8a35" />
      <Shape d="M148 632h84l-12 74h-60zM974 632h84l-12 74h-60z" fill={color} />
      <Mark
        d="M168 500h0M204 526h0M178 540h0M994 500h0M1030 526h0M1006 540h0"
        color="#9dc25b"
        width={12}
      />
      <Patch d="M716 678h180l40 64H676z" fill="#b63d1a" />
    </>
  );
}

function Barrel() {
  return (
    <>
      <Shape d="M110 560h120q24 74 0 148H110q-24-74 0-148z" fill="#a5692f" />
      <path d="M100 596h140M100 672h140M170 562v146" fill="none" />
      <path d="M186 506h24v34h-24" fill="none" />
      <Shape d="M138 556v-62h48v62z" fill="#f0a11c" />
      <Mark d="M142 490q20-14 40 0" color={cream} width={16} />
    </>
  );
}

function PoleSign({ color }: { color: string }) {
  return (
    <>
      <path d="M130 716V420" strokeWidth="18" />
      <Shape d="M30 236h200v150H30z" fill={color} />
      <Shape d="M60 386h140v54H60z" fill={cream} />
      <Shape d="M70 322q4-56 60-56t60 56zm-8 34v-16h136v16z" fill="#e6a144" />
      <Mark d="M62 333h136" color="#8fbf3f" width={12} />
      <Mark d="M86 413h80m-22-16 24 16-24 16" color="#c8401f" width={10} />
      <Mark d="M30 236h0M130 236h0M230 236h0M30 386h0M230 386h0" color={lamplight} width={20} />
    </>
  );
}

function MenuBoard() {
  return (
    <>
      <Shape d="M96 540h124l22 172h-30l-4-26H108l-4 26H74z" fill="#a5692f" />
      <Shape d="M112 560h92l14 108H98z" fill="#3a312d" />
      <Mark d="M128 588h62M126 612h40M124 638h70" color={cream} width={7} />
    </>
  );
}

function Planters({ color }: { color: string }) {
  const bush = "q-10-40 20-44 6-34 38-26 30-16 46 14 30 6 20 56z";
  return (
    <>
      <Shape d={`M92 640${bush}M1000 640${bush}`} fill="#6b9a3a" />
      <Shape d="M76 636h156l-14 76H90zM984 636h156l-14 76H998z" fill={color} />
      <Mark
        d="M122 606h0M156 586h0M188 612h0M1030 606h0M1064 586h0M1096 612h0"
        color="#ffb3a0"
        width={15}
      />
    </>
  );
}

export type Palette = {
  sky: string;
  far: string;
  pavement: string;
  wall: string;
  trim: string;
  awning: string;
  door: string;
};

export type BuildingProps = {
  initial: string;
  restaurantType: string;
  palette: Palette;
  seed: number;
};

export const cream = "#fff4dc";
export const glass = "#bfe0e2";
export const lamplight = "#ffd978";

export const palettes: [Palette, ...Palette[]] = [
  {
    sky: "#fdebc4",
    far: "#f7d795",
    pavement: "#d9b98a",
    wall: "#c8502c",
    trim: "#8f2a12",
    awning: "#6b8e23",
    door: "#2f5d62",
  },
  {
    sky: "#a9d6dd",
    far: "#8fc4cc",
    pavement: "#cdbfa6",
    wall: "#f2bd49",
    trim: "#b97a1c",
    awning: "#c8401f",
    door: "#5c7a1f",
  },
  {
    sky: "#f7c9ae",
    far: "#f0b394",
    pavement: "#c9a58a",
    wall: "#7c9a38",
    trim: "#4f6a18",
    awning: "#e9a23a",
    door: "#b63d1a",
  },
  {
    sky: "#4a4a5e",
    far: "#5a5a70",
    pavement: "#7d6d64",
    wall: "#e98163",
    trim: "#9c3f24",
    awning: "#c8281c",
    door: "#3a312d",
  },
  {
    sky: "#f6d27a",
    far: "#eec05a",
    pavement: "#cfa768",
    wall: "#4f8a8b",
    trim: "#2c5658",
    awning: "#e9623c",
    door: "#8f2a12",
  },
  {
    sky: "#cfe3b4",
    far: "#b9d396",
    pavement: "#bda98a",
    wall: "#fbe7bd",
    trim: "#c8914a",
    awning: "#c8401f",
    door: "#4f6a18",
  },
  {
    sky: "#b9dfe4",
    far: "#9ccdd4",
    pavement: "#d6c3a0",
    wall: "#f4b79a",
    trim: "#8a4a34",
    awning: "#5c7a1f",
    door: "#c8401f",
  },
  {
    sky: "#f9dba0",
    far: "#f0c67c",
    pavement: "#c9aa7c",
    wall: "#5b4c44",
    trim: "#33291f",
    awning: "#d98a1f",
    door: "#b63d1a",
  },
];
