// Words for chicken, for other meats and for dishes without meat.
import { listed } from "../words.ts";

/**
 * "implied" is a preparation that means chicken unless another meat is named. "not" covers phrases that contain the
 * word and mean something else.
 */
type ChickenMeaning = "chicken" | "implied" | "not";

export const chickenPhrases: [string, ChickenMeaning][] = [
  ...listed(
    "chicken",
    `
    ayam, broiler, *chicken, chicken*, *chiken, chix, chk, chkn*, chook, chx, coquelet, *csirke*,
    dak, frango*, gà, gai, galletto, gallina, gockel, güggeli, hahn, *hähnchen, hähnchen*, *hendl*,
    hendlfilet*, *huhn, hühnchen*, hühner*, inasal, joojeh, kip, kipburger, kipfilets, kipnugget*,
    kippen*, kipsalade, kipschnitzel*, kipshoarma*, kohout*, kura, kuřák*, kurczak*, kurczę, kuře*,
    *kuřecí*, kurze, kyckling*, kylling*, murgh, pollastro, pollito, pollo*, *poulet, poulet*,
    poussin, pui, slepic*, tavuk*, *つくね*, *とり*, *もも肉*, *チキン*, *鳥*, *鶏*, *鶏肉*, *다리살*, *닭*, *닭갈비*,
    *닭강정*, *닭고기*, *닭다리*, *순살*, *치킨*`,
  ),
  ...listed(
    "implied",
    `
    aiguillette, ave mayo, ave palta, ave pimiento, birdie, boneless wing, breast, broasted,
    buffalo finger, buffalo melt, buffalo panini, buffalo sandwich, buffalo sub, buffalo wrap,
    buttermilk fried, cajun filet, chick, cluck, clucker, contramuslo, cordon bleu, coronation,
    crispy bird, crispy filet, cutlet, de ave, drobiow*, drumstick, escalope, fillet burger,
    fillet tower, fried bird, gai yang, galinha, geflügel*, grillowana pierś, haut de cuisse, hen,
    hot bird, huli huli, karaage, karage, katsu sando, malai tikka, muslo, nashville hot,
    nashville style, panierowana pierś, parmi, parmy, pechuga, petto, piersi, popcorn chicken,
    poulet frit, prsa, prso, reina pepiada, reshmi, rooster, schnitty, shish tavuk, spicy filet,
    spiedie, supremas, suprême, taouk, tawook, tawouk, tawuk, tenders, thigh, tinga, tower burger,
    udko, volaille, yakitori, yangnyeom, yardbird, zinger, *からあげ*, *から揚げ*, *ザンギ*, *唐揚げ*, *양념*,
    *후라이드*`,
  ),
  ...listed(
    "not",
    `
    à la kurczak, beef cutlet, beef satay, beef tinga, beyond chicken, blanc de dinde,
    breast of duck, breast of turkey, buffalo cauliflower, chick n, chick peas, chick un,
    chicken alternative, chicken bone broth, chicken bouillon, chicken broth, chicken consomme,
    chicken coop, chicken fat, chicken feet, chicken flavor, chicken flavored, chicken flavour,
    chicken flavoured, chicken free, chicken fried, chicken fried steak, chicken gizzard,
    chicken gravy, chicken heart, chicken jus, chicken less, chicken liver, chicken liver pate,
    chicken of the woods, chicken parfait, chicken pate, chicken powder, chicken salt,
    chicken seasoning, chicken shack, chicken shop, chicken skin, chicken spice, chicken stock,
    chicken style, chicken substitute, chicken vegan, chickenless, chickn, chickpeas, chik n, chikn,
    coração de galinha, country fried steak, daring chicken, duck breast, duck cutlet, duck thigh,
    *ersatz, estilo pollo, façon poulet, fake chicken, faux chicken, fegatini di pollo,
    fegato di pollo, fish cutlet, foie de poulet, foies de volaille, fromage blanc, gardein chicken,
    hen of the woods, imitation chicken, impossible chicken, jackfruit chicken, lamb breast,
    lamb souvlaki, like chicken, meat free chicken, meatfree chicken, meatless chicken,
    mock chicken, no chicken, not chicken, ohne huhn, pechuga de pavo, petto di tacchino,
    plant based chicken, plant based fried chicken, plant chicken, planted chicken, pollo vegano,
    pollo vegetal, pork cutlet, pork satay, pork souvlaki, poulet vegan, quorn, quorn chicken,
    sabor pollo, salmon cutlet, sans poulet, seitan chicken, senza pollo, sin pollo, soy chicken,
    soya chicken, tofu chicken, tofu satay, turkey breast, turkey cutlet, turkey tenders,
    turkey thigh, unchicken, veal breast, veal cutlet, veal parmi, vegan buffalo chicken,
    vegan chick, vegan chicken, vegan crispy chicken, vegan fried chicken, vegan grilled chicken,
    veganes hähnchen, vegetarian chicken, veggie chicken, vin blanc, *大豆*, *砂肝*, *닭똥집*, *닭발*, *대체육*,
    *식물성*`,
  ),
];

/** True marks a dish as meatless; false covers phrases in which only a side is. */
export const meatlessPhrases: [string, boolean][] = [
  ...listed(
    true,
    `
    beyond, bez masa, bez mięsa, chick n, chik n, faux, fleischlos*, gardein, heura, impossible,
    jackfruit, meat free, meatfree, meatless, mock, no meat, not chicken, ohne fleisch, pflanzlich*,
    plant, plant based, planted, quorn, roślinn*, rostlinn*, sans viande, seitan, sin carne,
    soy chicken, tempeh, tofu, vegan, vegana, vegane, veganer, vegano, vege, végétal*, vegetarian,
    vegetariana, vegetariano, vegetariánsk*, végétarien, végétarienne, vegetarisch, veggie, vegie,
    vego, wege, *大豆*, *대체육*, *비건*, *식물성*, *채식*`,
  ),
  ...listed(
    false,
    `
    vegan aioli, vegan brioche, vegan bun, vegan butter, vegan cheddar, vegan cheese, vegan mayo,
    vegan mayonnaise, vegan ranch, vegan slaw, vegetal con atún, vegetal con pollo,
    vegetal de pollo, veggie slaw`,
  ),
];

/**
 * Fillings other than chicken; bacon, egg and cheese are none. "side" is one that many chicken sandwiches also have.
 * "none" covers breads and sides that are named after one.
 */
export const otherProteins: [string, "none" | "side" | "main"][] = [
  ...listed(
    "none",
    `
    duck sauce, fish sauce, fruit cup, garden salad, garden slaw, hamburger bun, hot dog bun,
    mushroom gravy, oyster sauce, pechuga asada, potato bread, potato bun, potato chip, potato roll,
    potato salad, steak fries, steak sauce, sweet potato fries, turkish bread, veggie slaw`,
  ),
  ...listed(
    "side",
    `
    anchois, anchovy, aubergine, batát*, beet, black bean, brie, brokolic*, camembert*, cauliflower,
    champignons, chèvre, chorizo, čočk*, cotto, crudités, crudo, cukini*, eggplant, fasol*, fazol*,
    fiambre, fried green tomato, fruit, funghi, garden, gemüse, halloumi, haloumi, ham, hermelín*,
    houmous, hummus, jambon*, jamon, käse*, kozí, lardons, légume, lilek, lilk*, mushroom, nduja,
    niva, palta, peanut butter, pepperoni, pieczark*, pierna, pimento cheese, plantain, pork,
    portobello, potato, presunto, prosciutt*, raclette, räucher*, reblochon, salami, salchicha,
    sausage, schinken, setas, shroom, speck, šunk*, sweet potato, szynk*, œufs, vajíčk*, veg,
    vegetable, veggie, verduras, verdure, warzyw*, žampion*, zelenin*, zucca, zucchini, *たまご*,
    *タマゴ*, *ハム*, *ベーコン*, *明太*, *玉子*, *野菜*, *감자*, *계란*, *고구마*, *버섯*, *베이컨*, *에그*, *햄*`,
  ),
  ...listed(
    "main",
    `
    acciughe, ackee, adana, adobada, agneau, alheira, alligator, aloo, américain, anchoas,
    andouille, angus, asada, asado de tira, atum, atun, avocado toast, b l t, bacalao, bacalhau,
    baccalà, backfisch, balık*, barbacoa, barramundi, bean patty, beef, beefburger, beyond, bøf*,
    bifana, bife, birria, bismarck*, bison, bistec, black pudding, blt, boar, boczni*, boeuf,
    bologna, bondiola, bonito, boquerones, bosna, boudin, boulette, branzino, brat, *braten,
    bresaola, brisket, bulgogi, burak*, burnt end, buss up shut, butifarra, cabeza, cachorro,
    calamares, calamari, camarão, camaron, camarones, canard, capicola, caprese, carne, carnitas,
    carpaccio, catfish, ceci, cerdo, cervelas, ceviche, chaap, chana, chancho, char siu, charolais,
    cheeseburger, chicharrón, chickpea, chipolata, chuck, chuleta, churrasco, ciecierz*, clam, cod,
    cold cut, conch, coppa, cordero, cottage cheese, crab, crabe, crawfish, crevette, cuban, cubano,
    dabeli, dana*, debrecín*, dinde, dog, dorsz*, double smash, duck, ebi, eel, egg mayo,
    egg mayonnaise, egg salad, elk, ente*, et döner, et dürüm, falafel*, fisch*, fish, fishcake,
    fiskefilet, flank, flathead, fleischkäse*, flounder, forelle*, frank, fricadelle, frikadelle*,
    frikandel*, frittata, galbi, gamba, gamberetti, gamberi, gammon, garnelen, gator, gehakt*,
    gemüse*, goat, gobbler, goose, grilled cheese, grouper, gyro meat, hackfleisch, haddock, haggis,
    hake, halibut, halloumi*, hamburger, hering*, hindi, hlív*, hoki, homard, hot link, hotdog,
    hovězí*, impossible, indyk*, iskender, italian combo, jackfruit, játr*, kaczk*, kafta, kalb*,
    karkówk*, keema, kefta, kielbasa, kingfish, klobás*, kofta, köfte*, kolen*, krab, krabben*,
    krakauer, krkovic*, kroket*, krůt*, *lachs, lachs*, lamb, lamm*, langoustine, lardo, *leberkäs*,
    lechon, lengua, lentil, linguica, lobster, lomo, longaniza, longganisa, lonza, lorne, losos*,
    lox, luncheon, machaca, mackerel, mahi, maiale, maitake, manzo, matambre, matjes*,
    meat shawarma, meatball, meatloaf, mechada, melanzane, mentaiko, merguez, merluza, mett*,
    monkfish, monte cristo, morcilla, mortadel*, morue, mussel, mutton, nivou, nut roast, nutella,
    octopus, ostrich, otah, oxtail, oyster, panceta, paneer, panenk*, párek, párk*, parówk*, pastor,
    pastrami, pâté, pavo, pbj, peixe, perch, pernil, peru, pescado, pesce, picadillo, pig, pigeon,
    plaice, poisson, pollock, polpette, porc, porchetta*, porco, portabella, pot roast, pounder,
    prawn, prego, prime rib, pstruh*, puerco, pulpo, pute*, quail, rabas, rabbit, rachel, rashers,
    res, reuben, ribeye, rillettes, rind*, rissole, rockfish, rogan josh, ropa vieja, rosbif,
    rosette, rump, rund*, ryb*, sabich, salám*, salmon, salmone, salsiccia, saltfish, sardine,
    saucisse, saucisson, saumon, scallop, scampi, schab*, schinken*, schmalz*, schwein*, scrapple,
    sea bass, seekh, seitan, sekan*, sepia, shakshuka, shark, short rib, shrimp, sirloin, sleď*,
    sloppy joe, smash patty, smashed patty, smažený sýr, smoked meat, snag, snapper, sole,
    soppressata, soya, spam, speck*, squid, *steack*, *steak, suadero, sucuk*, svíčkov*, swordfish,
    szarpan*, tacchino, tamago, tatarák*, telecí*, tempeh, tenderloin, ternera, terrine,
    thanksgiving, thon, thunfisch*, tilapia, tlačenk*, tocino, tofu*, tongue, tonijn*, tonkatsu,
    tonno, tortilla de patata, tortilla española, tresk*, tri tip, tripas, trout, truite, tuna,
    tuňák*, tuńczyk*, turkey, vaca, vacío, vacuno, vada pav, veal, veau, vegan, végé*, venison,
    vepřov*, verdura, viande hachée, viande séchée, vitello, wagyu, walleye, white pudding,
    whitebait, whitefish, whiting, wiener, wieprz*, wołow*, *wurst, würstel, zalm*, żeberka, žebr*,
    *いちご*, *えび*, *とんかつ*, *ウインナー*, *コロッケ*, *サバ*, *ソーセージ*, *ツナ*, *ヒレカツ*, *ビーフ*, *フィッシュ*, *フルーツ*,
    *ポーク*, *ミートソース*, *メンチ*, *ラム*, *ロースカツ*, *焼きそば*, *牛肉*, *白身魚*, *豆腐*, *豚*, *鮭*, *돈까스*, *돼지*, *두부*,
    *불고기*, *비프*, *새우*, *소고기*, *소시지*, *쇠고기*, *양고기*, *연어*, *오리*, *잠봉*, *제육*, *참치*, *치즈스틱*, *크래미*`,
  ),
];
