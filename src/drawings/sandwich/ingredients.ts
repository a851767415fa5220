import type { BreadShape } from "./bread.tsx";
import type { Look } from "./fillings.tsx";
import type { Colors } from "./texture.tsx";

/** `crown` and `heel` are how much of the bread lies above and below the filling. */
const loaf = (
  shape: BreadShape,
  width: number,
  crown: number,
  heel: number,
  ...colors: Colors
) => ({
  shape,
  width,
  crown,
  heel,
  colors,
});

/** The colours of a bun, a long loaf and a pocket: body, shine or toasted spots, shade. Of a slice: crust, crumb, specks. */
export const breads = {
  bun: loaf("bun", 430, 128, 58, "#e0a04a", "#f7d08b", "#bb7627"),
  brioche: loaf("bun", 430, 138, 58, "#d9862b", "#f7c673", "#b4641a"),
  sesame: loaf("bun", 440, 138, 58, "#d98f37", "#f6c67b", "#b56c1f"),
  potato: loaf("bun", 410, 112, 58, "#efc266", "#fbe6af", "#d39a3c"),
  kaiser: loaf("bun", 450, 112, 58, "#dda75c", "#f6d79d", "#b37d35"),
  biscuit: loaf("biscuit", 380, 96, 76, "#f1cd86", "#cf9a4b", "#d8943d"),
  rice: loaf("rice", 400, 76, 76, "#fbf4e2", "#dcc9a0", "#d29a4d"),
  white: loaf("slice", 410, 46, 46, "#d9a05a", "#fff1d2", "#ecd3a1"),
  milk: loaf("slice", 400, 66, 66, "#fff6e2", "#fffdf4", "#f0dfba"),
  sourdough: loaf("slice", 460, 54, 50, "#9a5a26", "#f3dcae", "#cfa769"),
  seeded: loaf("slice", 420, 52, 50, "#7d4d27", "#c99a62", "#5a3519"),
  baguette: loaf("long", 590, 88, 62, "#d2913f", "#f5cf8c", "#a9682a"),
  ciabatta: loaf("long", 520, 62, 54, "#e2b874", "#fff0cf", "#bf8d49"),
  croissant: loaf("long", 540, 104, 56, "#d98c32", "#f8c976", "#a9631d"),
  pocket: loaf("pocket", 400, 34, 130, "#efd3a0", "#b9783a", "#dcb57a"),
};

export type Bread = keyof typeof breads;

const filling = (look: Look, body: string, detail: string, other = detail) => ({
  look,
  colors: [body, detail, other] as Colors,
});

export const fillings = {
  "fried chicken": filling("crust", "#c9782b", "#8f4a16", "#eeb054"),
  "hot chicken": filling("crust", "#b63d1a", "#74200d", "#e5782f"),
  nuggets: filling("nuggets", "#bd6d24", "#e8a348"),
  katsu: filling("katsu", "#d98a2e", "#fbeed6", "#f4c069"),
  "grilled chicken": filling("seared", "#e2ad69", "#6b3a1a"),
  "blackened chicken": filling("seared", "#7a4526", "#3a2015"),
  "roast chicken": filling("seared", "#dba35c", "#b97a35"),
  "pulled chicken": filling("pulled", "#c98648", "#7d431c", "#eebf83"),
  "chicken salad": filling("chicken salad", "#f6e2b3", "#d9a75c", "#8fae4b"),
  "hot sauce": filling("sauce", "#c22f12", "#f0713a"),
  honey: filling("sauce", "#f0a11c", "#ffdc7a"),
  gravy: filling("sauce", "#e3c9a0", "#f7e7c8"),
  barbecue: filling("sauce", "#6d2a14", "#b05a33"),
  buffalo: filling("sauce", "#e8611c", "#ffa45c"),
  curry: filling("sauce", "#b9781d", "#e2ab4d"),
  soy: filling("sauce", "#5a2c17", "#9c5f37"),
  gochujang: filling("sauce", "#b3261a", "#ee6a49"),
  mayo: filling("cream", "#fff3d9", "#ffffff"),
  "pink sauce": filling("cream", "#f2a37c", "#ffd0b5"),
  mustard: filling("cream", "#eab22d", "#fbdc82"),
  "green sauce": filling("cream", "#6d9a35", "#a9cb62"),
  beans: filling("spread", "#5b3428", "#8d5a45"),
  avocado: filling("spread", "#a9c64d", "#e4ec9c"),
  pate: filling("spread", "#a8714f", "#d3a37f"),
  butter: filling("butter", "#ffe08a", "#fff4c9"),
  "american cheese": filling("cheese", "#ffbf2e", "#ffe08a"),
  cheddar: filling("cheese", "#f7941d", "#ffc266"),
  swiss: filling("cheese", "#f8e49b", "#fdf3c8", "#d3ae4f"),
  "pepper jack": filling("cheese", "#fbedc4", "#fff8e4", "#c8401f"),
  "white cheese": filling("cheese", "#fdf3d8", "#ffffff"),
  "blue cheese": filling("cheese", "#f3eddc", "#ffffff", "#5d7f96"),
  bacon: filling("meat", "#b23a26", "#f3c6a0"),
  ham: filling("meat", "#ee9a9a", "#fbd3cb"),
  "fried egg": filling("fried egg", "#fffaf0", "#ffb61e", "#ffe39a"),
  "folded egg": filling("folded egg", "#ffd75e", "#e3a21f"),
  "egg salad": filling("egg salad", "#ffe58f", "#fffdf2", "#f5b327"),
  tomato: filling("slabs", "#d63a26", "#f3735a"),
  pepper: filling("slabs", "#c9301c", "#ea6a45"),
  pickles: filling("coins", "#6b8e23", "#b9cf62"),
  cucumber: filling("coins", "#4f8a3c", "#dcecb4"),
  jalapeno: filling("coins", "#3f7d2b", "#a9d16a"),
  chili: filling("coins", "#c8281c", "#f38b62"),
  radish: filling("coins", "#d8728f", "#fff3ea"),
  slaw: filling("shreds", "#e9eec4", "#f0913f", "#a678a8"),
  cabbage: filling("shreds", "#e4eebb", "#b9d17c", "#ffffff"),
  iceberg: filling("shreds", "#cfe39a", "#9dc25b", "#f2f8d6"),
  carrot: filling("shreds", "#f4e6c8", "#ffffff", "#f08a2c"),
  onion: filling("shreds", "#f6ead0", "#d8c79a", "#ffffff"),
  "red onion": filling("shreds", "#d66a97", "#9c2f63", "#f6b3cb"),
  "crispy onion": filling("shreds", "#d9953f", "#a5611d", "#f6c878"),
  kimchi: filling("shreds", "#e2683a", "#b5341a", "#ffb27a"),
  turnip: filling("shreds", "#e0608c", "#b53467", "#f9b1c8"),
  ginger: filling("shreds", "#ee8a8f", "#cf5a66", "#ffc9c4"),
  lettuce: filling("leaves", "#8fbf3f", "#cfe58d"),
  arugula: filling("leaves", "#4f8f3a", "#93c56d"),
  radicchio: filling("leaves", "#93305c", "#f0c6d6"),
  herbs: filling("herbs", "#3f8a3c", "#8cc46a"),
};

export type Filling = keyof typeof fillings;
