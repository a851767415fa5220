// Words for heat, and how hot each is.
import { listed } from "../words.ts";

/** 1 a hint, 2 warm, 3 spicy, 4 very hot, 5 a dare; null covers phrases that are not about heat. */
export const heatPhrases: [string, number | null][] = [
  ...listed(
    1,
    `
    aji amarillo, banana pepper, blackened, cajun, cherry pepper, chipotle, creole, giardiniera,
    green chile, hatch chile, horseradish, kimchi, mild, pepper jack, pepperjack, pepperoncini,
    pimenton, poblano, sweet chili, sweet chilli, tinga, yuzu kosho`,
  ),
  ...listed(
    2,
    `
    adobo chipotle, arrabbiata, bbq hot, buffalo, calabrian, cayenne, chile, chili, chilies, chilli,
    chillies, crushed red pepper, gochujang, harissa, hot honey, hot mustard, hot pepper,
    hot relish, hot sauce, jalapeño, jerk, medium, medium hot, medium spicy, mitmita, peri peri,
    piri piri, red pepper flake, sambal, schug, serrano, shatta, spicy aioli, spicy cucumber,
    spicy feta, spicy garlic sauce, spicy honey, spicy ketchup, spicy mayo, spicy mayonnaise,
    spicy mustard, spicy pickle, spicy ranch, spicy remoulade, spicy sauce, spicy slaw,
    spicy sour cream, spicy tahini, sriracha, sweet heat, wasabi, zhug`,
  ),
  ...listed(
    3,
    `
    bird s eye, buldak, bulgak, diavola, dragon sauce, dynamite, enchilado, épicé, fiery,
    firecracker, fra diavolo, hot, kicker, krydret, mala, ostra, ostry, picant, picante, piccante,
    picoso, pikant, pikantne, piquant, scharf, scharfe, sichuan, spcy, spiced up, spicy, stark,
    szechuan, thai chili, volcano, zinger, 激辛, 辛い, 매운`,
  ),
  ...listed(
    4,
    `
    atomic, blazing, damn hot, diablo, double hot, extra hot, extra scharf, extra spicy, flamin hot,
    habanero, hell fire, hellfire, inferno, muy picante, nashville, phaal, ring of fire,
    scotch bonnet, sehr scharf, thai hot, very hot, very spicy, vindaloo, x hot, xhot, xtra hot`,
  ),
  ...listed(
    5,
    `
    bhut jolokia, death, extreme heat, ghost chili, ghost chilli, ghost pepper, hottest, insane,
    insanely hot, pepper x, reaper, scorpion pepper, shut the cluck up, suicide, trinidad scorpion,
    xx hot, xxx hot`,
  ),
  ...listed(
    null,
    `
    beef chili, bell pepper, black pepper, buffalo milk, buffalo mozzarella, chile relleno,
    chili cheese, chili con carne, chili dog, death by chocolate, five spice, hot and fresh,
    hot bar, hot biscuit, hot buttered, hot chocolate, hot corned beef, hot dog, hot drink,
    hot fresh, hot gravy, hot grilled, hot ham, hot hero, hot hoagie, hot link, hot melted, hot off,
    hot open, hot open faced, hot or cold, hot oven, hot pastrami, hot plate, hot pocket,
    hot pressed, hot roast beef, hot roast chicken, hot roll, hot sandwich, hot sub, hot tea,
    hot toasted, hot turkey, hot wrap, medium bodied, medium cheddar, medium drink, medium fries,
    medium rare, medium soda, medium well, mild cheddar, mozzarella di buffalo, non spicy, not hot,
    not spicy, piping hot, pressed hot, red chili bean, santiago chile, served hot, spiced,
    turkey chili, water buffalo`,
  ),
];
