import { listed } from "../phrases.ts";

/** Not hot at all, in a list of levels to choose from. */
export const mild = `lite mild, plain, no spice, nicht scharf, doux, douce, suave, no picante, dolce, delicato, jemná, jemné, jemný, nepálivé, łagodny, łagodna, łagodne, zonder pit, acısız, 순한맛, 안매운맛, 甘口`;

/** 1 a hint, 2 warm, 3 spicy, 4 very hot, 5 extreme; null blocks a shorter match. */
export const heatPhrases: [string, number | null][] = [
  ...listed(null, mild),
  ...listed(
    1,
    `
    mild, mild heat, chipotle, pepper jack, pepperjack, cajun, blackened, creole, sweet chili,
    sweet chilli, kimchi, giardiniera, pepperoncini, banana pepper, horseradish, yuzu kosho,
    poblano, green chile, hatch chile, aji amarillo, tinga, mild salsa, pimenton, cherry pepper,
    mild sauce, pálivá paprika, leicht scharf, poco picante`,
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
    sambal, red pepper flake, crushed red pepper, adobo chipotle, bbq hot, mango chili, long hot,
    long hot pepper, papričk*, chilli*, chili*, feferonk*, beraní roh, peperoncin*, piment, samouraï, algérienne,
    salsa picante, salsa brava, rocoto, ají, *고추*, *할라피뇨*, *スリラチャ*, *ハラペーニョ*, *ピリ辛*`,
  ),
  ...listed(
    3,
    `
    spicy, spcy, hot, hot chicken, hot fried chicken, hot and spicy, fiery, firecracker, zesty hot,
    szechuan, sichuan, mala, thai chili, bird s eye, zinger, fra diavolo, diavola, picante,
    piccante, picant, piquant, épicé, scharf, scharfe, scharfes, sos ostry, ostry, ostra, pikant,
    pikantne, stark, krydret, picoso, enchilado, spicy chicken, volcano, dragon sauce, dynamite,
    kicker, spiced up, pálí, pálivý, pálivá, pálivé, ostrý, ostrá, ostré, pikantní, pikantn*, ostr*,
    épicée, relevé, relevée, piquante, picantes, piccanti, pikante, pikanter, pikantes, scharfer, scharfem, feurig*, *매콤*, *매운*, acılı, pikante sauce, pimentée, pimenté, pálivou, ostrym, ostrą, pittig, heet,
    *불닭*, *辛口*, *辛*, *ヤンニョム*, *スパイシー*, *스파이시*, angry, *핫크리스피*, 매운, 辛い, bulgak, buldak`,
  ),
  ...listed(
    4,
    `
    nashville, nashville hot, extra hot, very hot, very spicy, extra spicy, xhot, x hot, xtra hot,
    habanero, scotch bonnet, inferno, diablo, vindaloo, phaal, atomic, blazing, hellfire,
    hell fire, extra scharf, sehr scharf, muy picante, double hot, damn hot, flamin hot,
    ring of fire, thai hot, *激辛*, *ハバネロ*, *하바네로*, *極辛*`,
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
    hot and cold, cold and hot, served hot, hot off, piping hot, hot link, hot ham, hot turkey, hot roast beef,
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
