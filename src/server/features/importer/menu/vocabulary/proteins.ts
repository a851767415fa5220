import { listed } from "./listed.ts";

/** What a sandwich is about when it is not about chicken. Bacon, egg and cheese go with everything. */
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

/** Part of many chicken sandwiches: none of these says that it is about something else. */
export const sideProteins: [string, true][] = listed(
  true,
  `
    ham, prosciutto, jamon, presunto, schinken, avocado, sausage, chorizo, mushroom, hummus,
    halloumi, haloumi, shroom, vegetable, veggie, veg, potato, zucchini, eggplant, garden,
    cauliflower, beet, sweet potato, plantain, pepperoni, salami, pimento cheese,
    fried green tomato, black bean, fruit, anchovy, peanut butter, portobello, nduja, salchicha,
    pork, pierna`,
);
