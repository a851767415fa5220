import { listed } from "../words.ts";

/** 1 a hint, 2 warm, 3 spicy, 4 very hot, 5 a dare; null takes a word away from another. */
export const heatPhrases: [string, number | null][] = [
  ...listed(
    1,
    `
    mild, mild heat, chipotle, pepper jack, pepperjack, cajun, blackened, creole, sweet chili,
    sweet chilli, kimchi, giardiniera, pepperoncini, banana pepper, horseradish, yuzu kosho,
    poblano, green chile, hatch chile, aji amarillo, tinga, mild salsa, pimenton, cherry pepper,
    mild sauce`,
  ),
  ...listed(
    2,
    `
    medium, medium heat, medium hot, medium spicy, buffalo, sriracha, jalapeño, jalapeno,
    jalapeños, serrano, hot honey, hot sauce, sweet heat, gochujang, harissa, chili crisp,
    chilli crisp, chili oil, chilli oil, chile oil, chili, chilli, chile, chilies, chillies,
    cayenne, jerk, peri peri, piri piri, wasabi, zhug, schug, calabrian, hot pepper, hot mustard,
    hot relish, spicy mayo, spicy mayonnaise, spicy aioli, spicy sauce, spicy slaw, spicy pickle,
    spicy ketchup, spicy ranch, spicy mustard, spicy honey, spicy cucumber, spicy garlic sauce,
    spicy tahini, spicy remoulade, spicy sour cream, spicy feta, arrabbiata, shatta, mitmita,
    sambal, red pepper flake, crushed red pepper, adobo chipotle, bbq hot, mango chili`,
  ),
  ...listed(
    3,
    `
    spicy, spcy, hot, hot chicken, hot fried chicken, hot and spicy, fiery, firecracker, zesty hot,
    szechuan, sichuan, mala, thai chili, bird s eye, zinger, fra diavolo, diavola, picante,
    piccante, picant, piquant, épicé, scharf, scharfe, scharfes, sos ostry, ostry, ostra, pikant,
    pikantne, stark, krydret, picoso, enchilado, spicy chicken, volcano, dragon sauce, dynamite,
    kicker, spiced up, 매운, 辛い, 激辛, bulgak, buldak`,
  ),
  ...listed(
    4,
    `
    nashville, nashville hot, extra hot, very hot, very spicy, extra spicy, xhot, x hot, xtra hot,
    habanero, scotch bonnet, inferno, diablo, vindaloo, phaal, atomic, blazing, hellfire,
    hell fire, extra scharf, sehr scharf, muy picante, double hot, damn hot, flamin hot,
    ring of fire, thai hot`,
  ),
  ...listed(
    5,
    `
    reaper, carolina reaper, ghost pepper, ghost chili, ghost chilli, bhut jolokia,
    trinidad scorpion, scorpion pepper, death, shut the cluck up, xxx hot, xx hot, insane,
    insanely hot, suicide, extreme heat, hottest, pepper x`,
  ),
  ...listed(
    null,
    `
    hot dog, hot sandwich, hot wrap, hot sub, hot hoagie, hot hero, hot pressed, pressed hot,
    served hot, hot off, piping hot, hot link, hot ham, hot turkey, hot roast beef,
    hot roast chicken, hot open faced, hot open, hot plate, hot pastrami, hot pocket, hot gravy,
    hot buttered, hot roll, hot toasted, hot grilled, hot corned beef, hot biscuit, hot and fresh,
    hot fresh, hot melted, hot oven, hot bar, hot chocolate, hot tea, hot or cold, hot drink,
    not spicy, not hot, non spicy, medium rare, medium well, medium fries, medium drink,
    medium fry, medium soda, red chili bean, chili cheese, chili con carne, beef chili,
    turkey chili, chili dog, death by chocolate, chile relleno, spiced, black pepper, five spice,
    medium bodied, bell pepper, mild cheddar, medium cheddar, buffalo mozzarella, buffalo milk,
    mozzarella di buffalo, water buffalo, santiago chile`,
  ),
];
