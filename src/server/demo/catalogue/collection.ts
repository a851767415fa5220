import type { DemoCollectionEntry } from "./catalogue.types.ts";

export const collection: DemoCollectionEntry[] = [
  favorite("marisol", "Union Classic", 40, "The one I bring visitors to."),
  favorite("marisol", "Honey Butter Biscuit", 2, "Arrive before 8:30 on Saturdays."),
  favorite("marisol", "Torta Milanesa de Pollo", 11, null),
  wanted("marisol", "Rice Bun Bulgak", 4, "Go with Kwame."),
  favorite("tuckerb", "Gravy Train", 19, "Keep the afternoon free."),
  tried("tuckerb", "Cinder Block", 44, "Never again. Probably."),
  wanted("tuckerb", "Truffled Roast Hen", 30, "Payday."),
  favorite("crumbcoat", "Shawarma Pita", 4, "Extra turnip."),
  favorite("crumbcoat", "Katsu Sando", 9, null),
  wanted("crumbcoat", "Tinga Torta", 15, null),
  favorite("pdx_pete", "Union Classic", 71, null),
  tried("pdx_pete", "Truffled Roast Hen", 70, "Bring a second mortgage."),
  favorite("hotsauce_hana", "Ahogada de Pollo", 38, "Wear the gloves."),
  favorite("hotsauce_hana", "Cinder Block", 12, "With the white bread, always."),
  wanted("hotsauce_hana", "Family Meal", 1, "Ask late, ask nicely."),
  favorite("deltadawn", "Second Line", 81, "After nine only."),
  wanted("deltadawn", "Sunrise Stack", 20, null),
  favorite("kwame_o", "Rice Bun Bulgak", 55, "Safe for Ama."),
  favorite("kwame_o", "Gochujang Crunch", 117, null),
  wanted("kwame_o", "Confit Leg & Bitter Greens", 6, "Anniversary in March."),
  favorite("picklesfirst", "Lemongrass Chicken Banh Mi", 68, "Extra carrot and daikon."),
  wanted("picklesfirst", "Second Line", 14, "Pickled onions count."),
  favorite("dr_breading", "Cheddar Chive Crunch", 46, "Sample two, compare edges."),
  tried("dr_breading", "Gravy Train", 127, "Gravy on the side next time."),
  wanted("dr_breading", "Yuzu Karaage Bun", 8, "Potato starch crust, reportedly."),
  favorite("lunchbreak_lu", "Lemongrass Chicken Banh Mi", 5, "Order ahead, 12:10."),
  tried("lunchbreak_lu", "Blue Plate Club", 92, null),
  wanted("lunchbreak_lu", "Sumac Onion Wrap", 3, null),
  favorite("bikeandbite", "Honey Butter Biscuit", 80, "Rack on the corner of 45th."),
  tried("bikeandbite", "Curry Katsu Sando", 240, "Walk home."),
  favorite("grandma_joan", "Blue Plate Club", 28, "Ask for extra picks for the children."),
  favorite("grandma_joan", "Tarragon Croissant", 124, null),
  wanted("grandma_joan", "Katsu Sando", 60, "Ask Hana how one holds it."),
  favorite("juniper", "Tamago Pony", 33, null),
  wanted("juniper", "Second Line", 26, null),
  favorite("ravi_rates", "Gochujang Crunch", 309, "The benchmark. Score the others against it."),
  wanted("ravi_rates", "Country Ham Hen", 12, "Weekends only, ask the price."),
  favorite("odd_socks", "Second Line", 29, "Trombone, Fridays."),
  tried("odd_socks", "Ahogada de Pollo", 119, null),
];

type Details = [member: string, sandwich: string, daysAgo: number, notes: string | null];

function favorite(...details: Details) {
  return entry(details, { hasTried: true, isFavorite: true });
}

function tried(...details: Details) {
  return entry(details, { hasTried: true, isFavorite: false });
}

function wanted(...details: Details) {
  return entry(details, { hasTried: false, isFavorite: false });
}

function entry(
  [member, sandwich, daysAgo, notes]: Details,
  state: { hasTried: boolean; isFavorite: boolean },
): DemoCollectionEntry {
  return { member, sandwich, daysAgo, notes, ...state };
}
