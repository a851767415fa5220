import { listed } from "#server/features/importer/menu/phrases.ts";

/**
 * "chicken": the word itself. "implied": a preparation that means chicken unless another protein is
 * named. "not": words that contain chicken and are something else; they take its place.
 */
type ChickenMeaning = "chicken" | "implied" | "not";

export const chickenPhrases: [string, ChickenMeaning][] = [
  ...listed(
    "chicken",
    `
    chicken, chicken*, *chicken, chkn, chix, chkn*, pollo, pollos, poulet, poulet*, *poulet,
    frango, frango*, hähnchen, hähnchen*, *hähnchen, hühnchen*, huhn, hühner*, hendl, *hendl,
    *hendl*, kip, kipfilet*, kipburger, kippen*, kyckling*, kylling*, kana, kanaburger,
    kananpoika*, kurczak*, kuřecí, kuře*, csirke*, piletina, piletić*, pileći, pileće, pui, tavuk*,
    tavuklu, dajaj, djej, ayam, manok, gà, gai, murgh, murg, ψητό κοτόπουλο, κοτόπουλο*, курица,
    курин*, куриц*, цыпл*, *チキン*, *鶏*, *とり*, *鳥*, *雞*, *鸡*, *치킨*, *닭*, *ไก่*, *دجاج*, *פרגית*,
    *עוף*`,
  ),
  ...listed(
    "implied",
    `
    nashville hot, nashville style, karaage, *唐揚げ*, *から揚げ*, tinga, coronation, zinger, shish taouk,
    shish tawook, shish tawouk, shish tavuk, taouk, tawook, crispy thigh, fried thigh,
    grilled thigh, thigh, boneless thigh, hot bird, fried bird, crispy bird, fried hen,
    tender sandwich, cordon bleu, peri peri breast, drumstick, reina pepiada, galinha, yardbird,
    rotisserie bird, tori, fried breast, crispy breast, grilled breast`,
  ),
  ...listed(
    "not",
    `
    chicken fried steak, chicken fried, country fried steak, chicken liver, chicken livers,
    chicken salt, chicken stock, chicken broth, chicken gravy, chicken bouillon, chicken skin,
    chicken egg, chicken wire, chick n, chick un, chik n, chickn, chikn, chickun, chick'un,
    chickenless, chicken less, chicken of the woods, hen of the woods, vegan chicken,
    vegan fried chicken, vegan crispy chicken, vegan grilled chicken, vegan buffalo chicken,
    vegetarian chicken, veggie chicken, vegetable chicken, plant based chicken, plant chicken,
    plant based fried chicken, plant based crispy chicken, meatless chicken, meat free chicken,
    meat less chicken, mock chicken, faux chicken, fake chicken, soy chicken, tofu chicken,
    seitan chicken, jackfruit chicken, impossible chicken, beyond chicken, quorn chicken,
    daring chicken, gardein chicken, imitation chicken, not chicken, no chicken,
    chicken style seitan, chicken style, chicken free, vegan chick, pollo vegano,
    pollo vegetal, poulet végétal, poulet vegan, veganes hähnchen, turkey thigh, duck thigh,
    beef tinga, turkey breast, duck breast`,
  ),
];

/** Marks a dish as meatless; false where only a side is meatless. */
export const meatlessPhrases: [string, boolean][] = [
  ...listed(
    true,
    `vegan, vegano, vegana, végan, végétalien, veganer, vegane, veganes, vegetarian, vegetarisch,
    vegetariano, vegetariana, végétarien, végétarienne, vegetarisk, veggie, plant based, plant,
    meatless, meat free, mock, faux, impossible, beyond, seitan, tempeh, tofu, jackfruit, quorn,
    gardein, chick n, chik n, chickn, chikn, chickun, chick un, soy chicken, not chicken`,
  ),
  ...listed(
    false,
    `vegan mayo, vegan mayonnaise, vegan aioli, vegan cheese, vegan butter, vegan ranch, vegan sauce,
    vegan slaw, vegan bun, vegan brioche, vegan mozzarella, vegan cheddar, vegan pesto, veggie slaw,
    veggies, plant based mayo, plant based cheese`,
  ),
];

/** Main proteins other than chicken. Bacon, egg and cheese do not count. */
export const otherProteins: [string, true][] = listed(
  true,
  `
    beef, angus, wagyu, et döner, et dürüm, iskender, steak, *steak, cheesesteak, ribeye, sirloin,
    brisket, burnt end, short rib, roast beef, pastrami, corned beef, reuben, meatball, meatloaf,
    chuck, smashed patty, beef patty, hamburger, cheeseburger, baconburger, bulgogi, prime rib,
    tri tip, tenderloin, bison, venison, elk, veal, kalb, kalb*, rind*, rinder*, wołow*, boeuf,
    carne, res, ternera, vacuno, carne asada, asada, lengua, barbacoa, bistec, pork, pig, carnitas,
    al pastor, pastor, porchetta, bifana, prego, cachorro, leitão, pulled pork, schwein*, porc, cerdo, pierna, lechon, longganisa,
    cubano, cuban, ham, jamon, jambon, schinken, schinken*, prosciutto, presunto, salami, salame,
    mortadella, bologna, soppressata, capicola, nduja, pepperoni, italian combo, cold cut,
    liverwurst, hot dog, hotdog, dog, frank, bratwurst, brat, wurst, *wurst, salsiccia, chorizo,
    hot sausage, hot link, sausage, salchicha, saucisse, merguez, tonkatsu, pork katsu, spam, lamb,
    lamm*, agneau, cordero, mutton, goat, kofta, kafta, kofte, keema, seekh, turkey, putenbrust,
    pute*, dinde, pavo, peru, duck, canard, ente, confit duck, goose, quail, fish, fisch*, poisson,
    pescado, peixe, catfish, whitefish, whiting, cod, haddock, halibut, salmon, lox, tuna, thon,
    atun, mahi, tilapia, snapper, grouper, swordfish, walleye, trout, anchovy, sardine, mackerel,
    eel, crab, lobster, shrimp, ebi, prawn, crevette, gamba, camarones, camaron, sepia, pulpo, bonito, oyster, clam,
    scallop, calamari, calamares, calamar, squid, octopus, crawfish, fiskefilet, fiske*, bøf*, falafel, hummus, tofu,
    tempeh, seitan, jackfruit, paneer, halloumi, haloumi, chickpea, black bean, bean patty, veggie,
    vegetable, vegetarian, vegan, vegetariana, vegetariano, veg, garden, gardenburger, portobello,
    portabella, mushroom, maitake, shroom, cauliflower, eggplant, aubergine, zucchini,
    avocado toast, beyond, impossible, lentil, beet, sweet potato, plantain, aloo, potato, caprese,
    grilled cheese, pimento cheese, fried green tomato, egg salad, egg mayo, egg mayonnaise,
    tamago, blt, b l t, pb j, pbj, peanut butter, fruit, nutella, gemüse*, käse*, légume, legumes,
    tortilla española, beefburger`,
);

/** Proteins that many chicken sandwiches also have. */
export const sideProteins: [string, true][] = listed(
  true,
  `
    ham, prosciutto, jamon, presunto, schinken, avocado, sausage, chorizo, mushroom, hummus,
    halloumi, haloumi, shroom, vegetable, veggie, veg, potato, zucchini, eggplant, garden,
    cauliflower, beet, sweet potato, plantain, pepperoni, salami, pimento cheese,
    fried green tomato, black bean, fruit, anchovy, peanut butter, portobello, nduja, salchicha,
    pork, pierna`,
);
