export type SandwichPlan = {
  bread: Bread;
  /** From the bottom bread upward. */
  layers: Layer[];
  /** 0 to 5. */
  heat: number;
};

export type Bread =
  | "bun"
  | "brioche"
  | "sesame"
  | "potato"
  | "kaiser"
  | "biscuit"
  | "rice"
  | "white"
  | "milk"
  | "sourdough"
  | "seeded"
  | "baguette"
  | "ciabatta"
  | "croissant"
  | "pocket";

export type Layer =
  | { family: "chicken"; kind: Chicken }
  | { family: "sauce"; kind: Sauce }
  | { family: "spread"; kind: Spread }
  | { family: "cheese"; kind: Cheese }
  | { family: "slices"; kind: Slices }
  | { family: "shreds"; kind: Shreds }
  | { family: "leaves"; kind: Leaves }
  | { family: "meat"; kind: Meat }
  | { family: "egg"; kind: Egg };

export type Chicken =
  | "fried"
  | "hot"
  | "nuggets"
  | "katsu"
  | "grilled"
  | "blackened"
  | "roast"
  | "pulled"
  | "salad";

export type Sauce =
  | "hot"
  | "mayo"
  | "pink"
  | "mustard"
  | "honey"
  | "gravy"
  | "green"
  | "barbecue"
  | "buffalo"
  | "curry"
  | "soy"
  | "gochujang";

export type Spread = "beans" | "avocado" | "pate" | "butter";
export type Cheese = "american" | "cheddar" | "swiss" | "pepper jack" | "white" | "blue";
export type Slices = "pickles" | "cucumber" | "tomato" | "pepper" | "jalapeno" | "chili" | "radish";
export type Shreds =
  | "slaw"
  | "cabbage"
  | "iceberg"
  | "carrot"
  | "onion"
  | "red onion"
  | "crispy"
  | "kimchi"
  | "turnip"
  | "ginger";
export type Leaves = "lettuce" | "arugula" | "radicchio" | "herbs";
export type Meat = "bacon" | "ham";
export type Egg = "fried" | "folded" | "salad";
