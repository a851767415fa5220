import type { DemoBadge, DemoBadgeAward } from "./catalogue.types.ts";

export const badges: DemoBadge[] = [
  {
    name: "Nest Egg",
    description: "Earned your first 100 XP. The shell has a crack in it.",
    category: "level",
    requiredXp: 100,
  },
  {
    name: "Pullet",
    description: "Reached 250 XP. You have opinions about pickles now.",
    category: "level",
    requiredXp: 250,
  },
  {
    name: "Cock of the Walk",
    description: "Reached 500 XP. People ask you where to eat.",
    category: "level",
    requiredXp: 500,
  },
  {
    name: "Head of the Roost",
    description: "Reached 1000 XP. Kitchens recognise you at the door.",
    category: "level",
    requiredXp: 1000,
  },
  {
    name: "Fireproof",
    description: "Finished a level five sandwich and wrote about it in full sentences.",
    category: "achievement",
    requiredXp: null,
  },
  {
    name: "Crumb Scholar",
    description: "Taught the rest of us something about breading.",
    category: "achievement",
    requiredXp: null,
  },
  {
    name: "Founding Flock",
    description: "Was here before the first hundred reviews.",
    category: "special",
    requiredXp: null,
  },
  {
    name: "Tip of the Beak",
    description: "Recommended a restaurant that made it into the catalogue.",
    category: "special",
    requiredXp: null,
  },
  {
    name: "Sandwich Week",
    description: "Tried three new sandwiches during Portland Sandwich Week.",
    category: "event",
    requiredXp: null,
  },
];

export const badgeAwards: DemoBadgeAward[] = [
  { member: "hotsauce_hana", badge: "Fireproof", daysAgo: 11 },
  { member: "dr_breading", badge: "Crumb Scholar", daysAgo: 60 },
  { member: "crumbcoat", badge: "Crumb Scholar", daysAgo: 45 },
  { member: "marisol", badge: "Founding Flock", daysAgo: 210 },
  { member: "pdx_pete", badge: "Founding Flock", daysAgo: 210 },
  { member: "odd_socks", badge: "Founding Flock", daysAgo: 210 },
  { member: "marisol", badge: "Tip of the Beak", daysAgo: 359 },
  { member: "ravi_rates", badge: "Tip of the Beak", daysAgo: 322 },
  { member: "bikeandbite", badge: "Sandwich Week", daysAgo: 78 },
  { member: "lunchbreak_lu", badge: "Sandwich Week", daysAgo: 78 },
];
