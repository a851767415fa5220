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
  seed: string;
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
