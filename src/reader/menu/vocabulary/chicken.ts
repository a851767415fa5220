import { listed } from "../words.ts";

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
  // Other forms of the word, by language: es, pt, de, fr, it, cs, sk, pl, hu, ko, ja, zh.
  ...listed(
    "chicken",
    `
    pollito, gallina, galeto, pollastro, galletto, hahn, gockel, gockerl, brathendl, backhendl*,
    hendl*, händl, hühnerbrust, *huhn, *hühnchen, *hühnchen*, *hähnchen*, güggeli,
    *güggeli*, mistkratzerli, broiler, poularde, coquelet, poulette, *kuřecí*, kuřátk*, slepic*,
    slepič*, kurací*, kuracie, kura, kurčat*, kurczę*, kurczac*, kurze, kurza, kurzej, kurcząt*,
    kuříz*, chiken, chikens, *chiken, csirkés, *csirke*, *계육*, *ささみ*, *つくね*, *若鶏*, *鷄*,
    dak, tori, kokot*, kylling, hønse*, chx, chk, ckn, chkns, chook, chooks, poussin, coq, coquelets,
    poulets, kurac*, kurač*, kurč*, kuriat*, sliepk*, sliepoč*, kurczaczek, kurczę, kurcze, frangos, frangu*, galetos,
    pollastr*, pollastrell*, kippetje*, kipdij*, kipschnitzel*, kiprollade, scharrelkip, piliç*, tavuğ*, kotopoulo, farrouj, faroj,
    pargiyot, pargiot, pargit, djaj, dajaaj, jujeh, joojeh, pouletbrust, maispoularde, mais-poularde, chookie, chick'n fillet, kukkad, kukad, kozhi, kodi, koli, murghi, murga, inasal, pollo*, poyo, pojo, tyúk*, pilići, kokos, kuřák*, poule, poules, chapon, pollame, pollastrina, pechuguit*, kipsaté, kipkerrie, kipsalade, kipshoarma*, kipdöner*, kipgyros, kiphaas*, kipkrok*, kippoot*, kipnugget*, kipfilets, pouletbrüstli, hühnerl, hendlfilet*, hähnchenfleisch, slepičí, kuracin*, kohout*, 鳥もも, *鶏むね*, *とりもも*, *チキ南*, *통다리*, *닭갈비*, *닭강정*, kuracia, kurací, kuracím, stubenküken, *gockel, *gockerl, junghahn*, brathuhn, *もも肉*, *胸肉*, *むね肉*, *地鶏*, *親鳥*, *鶏肉*, *닭고기*, *닭다리*, *다리살*, *순살*`,
  ),
  ...listed(
    "implied",
    `
    cajun filet, cajun fillet, spicy filet, crispy filet,
    buffalo finger, buffalo fingers, buffalo tender, buffalo cutlet, hen, chick, birdie, pechuga, ave palta, ave mayo, ave mayonesa, ave pimiento, ave pimentón, ave queso, ave tomate, pan con ave, de ave, rooster, clucker, cluck, breast, breasts, fillet burger, tower burger, fillet tower, zinger tower, buffalo wrap, buffalo sandwich, buffalo sub, buffalo ranch wrap, buffalo melt, buffalo panini, huli huli, spiedie, spiedies, chargrilled breast, boneless wing, boneless wings, hot tenders, crispy tenders, jumbo tenders, tender melt, malai tikka, reshmi, tangdi, hariyali tikka, gai yang, gai tod, poulet frit, karage, toriten, tatsuta, pechuguita, supremas, suprema, escalope, escalopes, volaille, escalope de volaille,
    geflügel, geflügel*, drůbež*, drobiow*, drob, *からあげ*, *ザンギ*, *竜田揚げ*, *タルタル南蛮*, *ヤンニョム*,
    *후라이드*, *양념*, yangnyeom, katsu sando, buttermilk fried, tenders, cutlet, contramuslo, contramuslos, muslo, muslito, muslitos, aiguillette, aiguillettes, suprême, suprêmes, pilon, haut de cuisse, coxa, sobrecoxa,
    prso, prsa, prsíčk*, stehýnk*, pierś grillowana, grillowana pierś, pierś panierowana, panierowana pierś, pierś w panierce, pierś z grilla, chrupiąca pierś, piersi, piersią, udko, petto, sovracoscia, kipkarbonade, broasted, schnitty, schnitties, parmi, parmy, yakitori, popcorn chicken`,
  ),
  ...listed(
    "implied",
    `
    nashville hot, nashville style, karaage, *唐揚げ*, *から揚げ*, tinga, coronation, zinger, shish taouk,
    shish tawook, shish tawouk, shish tavuk, taouk, tawook, tawouk, tawuk, tauk, taouq, tawooq, toauk, schisch tawuk, schisch taouk, chich taouk, chiche taouk, crispy thigh, fried thigh,
    grilled thigh, thigh, boneless thigh, hot bird, fried bird, crispy bird, fried hen,
    tender sandwich, cordon bleu, peri peri breast, drumstick, reina pepiada, galinha, yardbird,
    rotisserie bird, fried breast, crispy breast, grilled breast`,
  ),
  ...listed(
    "not",
    `
    chicken fried steak, chicken fried, country fried steak, chicken liver, chicken livers,
    chicken salt, chicken stock, chicken broth, chicken gravy, chicken bouillon, chicken skin,
    chicken wire, chicken bone broth, chicken consomme, chicken soup base, chicken cracklings, chicken feet, chicken heart, chicken hearts, chicken gizzard, chicken gizzards,
    coração de galinha, coração de frango, corações de galinha, corações de frango, moela de frango, moelas de frango, moela de galinha, fígado de frango, fígado de galinha, hígado de pollo, higaditos de pollo, corazón de pollo, corazones de pollo, molleja de pollo, mollejas de pollo, foie de poulet, foies de poulet, foie de volaille, foies de volaille, coeurs de poulet, cœurs de poulet, gésiers de poulet, gésiers de volaille, hühnerleber, hähnchenleber, geflügelleber, pouletleber, hühnerherz, hühnerherzen, hähnchenherzen, fegatini di pollo, fegato di pollo, cuori di pollo, kuřecí játra, kuřecí jatýrka, kuřecími játry, kuřecích jater, kuřecí srdíčka, kuracia pečeň, kuracie pečienky, wątróbka drobiowa, wątróbki drobiowe, wątróbką drobiową, wątróbka z kurczaka, serca drobiowe, żołądki drobiowe, kippenlever, *鶏レバー*, *砂肝*, *닭똥집*, *닭발*, chick n, chick un, chik n, chickn, chikn, chickun, chick'un,
    planted chicken, planted kebab, redefine chicken, tindle chicken, heura chicken, like chicken, likemeat chicken, garden gourmet chicken, this isn t chicken, meatfree chicken, v chicken, vg chicken, tvp chicken, soya chicken, nuggets végétaux, végé poulet, poulet végé, pollo heura, pollo veg, pollo plant based, kurczak roślinny, wege kurczak, vege kurczak, vegan kurczak, rostlinné kuřecí, vegan kuřecí, veggie hähnchen, vegan hähnchen, pflanzliches hähnchen, hähnchen vegan, huhn vegan, chicken vegan, chicken veggie,
    chickenless, chicken less, chicken of the woods, hen of the woods, vegan chicken,
    vegan fried chicken, vegan crispy chicken, vegan grilled chicken, vegan buffalo chicken,
    vegetarian chicken, veggie chicken, vegetable chicken, plant based chicken, plant chicken,
    plant based fried chicken, plant based crispy chicken, meatless chicken, meat free chicken,
    meat less chicken, mock chicken, faux chicken, fake chicken, soy chicken, tofu chicken,
    seitan chicken, jackfruit chicken, impossible chicken, beyond chicken, quorn chicken,
    daring chicken, gardein chicken, imitation chicken, not chicken, no chicken,
    chicken style seitan, chicken style, chicken free, vegan chick, pollo vegano,
    pollo vegetal, poulet végétal, poulet vegan, veganes hähnchen, turkey thigh, duck thigh,
    beef tinga, turkey breast, duck breast, veal breast, pheasant breast, lamb breast, breast of turkey, breast of duck, breast of veal, breast of lamb, pork souvlaki, lamb souvlaki, beef satay, pork satay, tofu satay, prawn satay, paneer malai tikka, soya malai tikka, buffalo cauliflower, chicken shop, chicken shack, chicken coop, chicken flavor, chicken flavour, chicken flavored, chicken flavoured, chicken parfait, chicken pate, chicken liver pate, unchicken, un chicken, chicken alternative, chicken substitute, plant powered chicken, vegan chicken style, quorn, southern fried quorn, chickenish, chick peas, chickpeas, chickpea, duck cutlet, pork cutlet, veal cutlet, turkey cutlet, turkey tenders, pork schnitty, beef schnitty, veal parmi,
    estilo pollo, tipo pollo, sabor pollo, sin pollo, no pollo, pollo de soja, façon poulet, goût poulet, saveur poulet, sans poulet, simili poulet, ohne hähnchen, ohne huhn, *ersatz,
    wie hähnchen, senza pollo, gusto pollo, bez kuřete, bez kuřecího, bez kurczaka, jako kuře, à la kurczak, a la kurczak, jak kurczak, sem frango, tipo frango,
    zonder kip, chicken seasoning, chicken powder, chicken spice, chicken drippings, chicken fat, chicken jus, chicken dripping, beef cutlet, salmon cutlet, fish cutlet,
    blanc de dinde, blanc d oeuf, blancs d oeufs, blanc de poireau, fromage blanc, vin blanc, pan blanc, blanc manger, petto di tacchino, petto d anatra, pierś z indyka, pierś z kaczki, krůtí prsa, krůtí prso, kachní prsa,
    pechuga de pavo, pechuga de pato, muslo de pato, haut de cuisse de dinde, aiguillettes de canard, petto d oca, *콩고기*, *대체육*, *식물성*, *大豆*, *植物*`,
  ),
];

/** Marks a dish as meatless; false where only a side is meatless. */
export const meatlessPhrases: [string, boolean][] = [
  ...listed(
    true,
    `vegan, vegano, vegana, végan, végétalien, veganer, vegane, veganes, vegetarian, vegetarisch,
    vegetariano, vegetariana, végétarien, végétarienne, vegetarisk, veggie, plant based, plant,
    ohne fleisch, bez mięsa, bez masa, bezmäsité, kein fleisch, sem carne, zonder vlees, etsiz, 채식메뉴, for vegetarians, für vegetarier, végétariens, vegetarianos, vegetariani, vegetariáni, wegetarianie, planted, redefine, tindle, heura*, meatfree, no meat, 
    meatless, meat free, mock, faux, impossible, beyond, seitan, tempeh, tofu, jackfruit, quorn,
    gardein, *大豆*, *ソイ*, *ヴィーガン*, *ビーガン*, *콩고기*, *비건*, *채식*, vege, wege, wega*, wegetaria*,
    vegansk*, vegetariánsk*, végétal*, végé, rostlinn*, roślinn*, pflanzlich*,
    vegán*, bezmas*, bezmięsn*, fleischlos*, fleischfrei*, soja chunks, heura, proteína de guisante, proteína de soja, protéine de soja, veganem, veganen, vegansky, végétalienne,
    vego, vegie, vegies burger, sojahähnchen, soja hähnchen, sin carne, sans viande, senza carne, vegetale, vegetais, plantaardig*, bitkisel, *대체육*, *식물성*, *植物性*, *プラントベース*,
    plants, chick n, chik n, chickn, chikn, chickun, chick un, soy chicken, not chicken`,
  ),
  ...listed(
    false,
    `vegan mayo, vegan mayonnaise, vegan aioli, vegan cheese, vegan butter, vegan ranch, vegan sauce,
    vegetal con pollo, vegetal de pollo, vegetal con atún, vegetal con bacon, vegan slaw, vegan bun, vegan brioche, vegan mozzarella, vegan cheddar, vegan pesto, veggie slaw,
    veggies, plant based mayo, plant based cheese`,
  ),
];

/** Main proteins other than chicken. Bacon, egg and cheese do not count. */
export const otherProteins: [string, boolean][] = [
  // Breads and the like that are named after a vegetable or a meat.
  ...listed(
    false,
    `potato roll, potato bun, potato bread, sweet potato bun, potato chip, potato chips, potato salad, potato slaw, garden salad,
    pechuga asada, pechugas asadas, pollo asada, hamburger drobiowy, cheeseburger drobiowy, steak sauce, steak fries, fish sauce, oyster sauce, beef fries, ham hock gravy, hamburger bun, hot dog bun, veggie slaw, garden slaw, mushroom gravy,
    crab boil, sweet potato fries, fruit cup, beet slaw, pork floss, duck sauce, turkish bread`,
  ),
  ...listed(
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
    tortilla española, beefburger, quarter pounder, half pounder, pounder, sloppy joe, manwich, smash patty, double smash, pot roast, pulled beef, roast pork, ground beef, ground turkey, gobbler, thanksgiving, monte cristo, rachel, tom turkey,
    kielbasa, andouille, boudin, linguica, bockwurst, currywurst, knackwurst, italian sausage, lap cheong, chipolata, cumberland, rashers, white pudding, square sausage, lorne, haslet, tongue, salt beef, corned beef hash, pepper steak, minute steak, rump, flank, skirt steak, hanger, galbi, kalbi, tocino, sisig, lechon kawali, adobada, machaca, picadillo, ropa vieja, vaca frita, masitas, cabeza, tripas,
    alligator, gator, ostrich, emu, kangaroo, crocodile, boar, rabbit, pheasant, pigeon, guinea fowl, conch, hake, hoki, basa, pollock, perch, flounder, plaice, sole, monkfish, sea bass, branzino, rockfish, redfish, drum fish, shark, mussel, mussels, soft shell crab, krab, crab cake, fish cake, fishcake, fish finger, fish fingers, fish stick, smoked salmon, cockle, whelk, langoustine, tobiko, unagi, mentaiko,
    sabich, shakshuka, nut roast, soya, soya chunk, chana, chole, rajma, mushroom patty, veggie patty, veg patty, corn patty, aloo patty, beetroot patty, cottage cheese, mac and cheese patty, hash brown patty, spinach patty,
    snag, rissole, corned silverside, silverside, gammon, black pudding, haggis, scampi, kipper, prawns, barramundi, flathead, whitebait, kingfish, saltfish, ackee, oxtail, salt fish,
    flying fish, buss up shut, aloo tikki, vada, vada pav, dabeli, soya chaap, chaap, mutton seekh, rogan josh, otah, otak, char siu, luncheon, taylor ham, pork roll, scrapple, gyro meat, italian beef,
    meat shawarma, shawarma meat, çöp şiş, adana, choriqueso, queso de puerco, chuleta, chuletas, secreto, sobrasada, fuet, salchichón, boquerones, anchoas, mejillones, bonito, rabas, jaiba, camarón, ceviche, vacío, bondiola, matambre, asado de tira, churrasco, lechón, aceituno,
    hackfleisch, rindfleisch, schwein, schweine*, kassler, blutwurst, leberwurst, pastrami*, lachs, garnelen, scampi, seelachs, backfisch, bismarck*, räucher*, tofu*, grillkäse, gemüse, falafel*, köfte*, sucuk*, kıyma*, dana*, kuzu*, hindi, balık*, sosis, salam, kavurma,
    steak haché, boulette, boulettes, porc effiloché, thon*, truite, magret, foie gras, cochon, jarret, smoked meat, viande fumée, cretons, homard, morue, calmars,
    porchetta*, salsicc*, prosciutt*, spianata, finocchiona, lonza, roast beef, gamberetti, calamaro, alici, sgombro, baccalà, hamburger di manzo, ceci, verdura, zucca, peperonata, mozzarella e pomodoro,
    carne de porco, porco, carne de vaca, vaca, bife, picanha, linguiça, atum, bacalhau, camarão, fiambre, presunto, alheira, rundvlees, rund*, varken*, gehakt*, kroket*, frikandel*, tonijn*, zalm*, garnalen*, makreel*, filet americain, carpaccio,
    klobás*, šunk*, tuniak*, lososo*, syr vyprážaný, vyprážaný syr, encián*, oštiepok*, hovädzí*, teľac*, jahňac*, kačac*, kačk*, morčac*, bryndz*,
    żeberk*, golonk*, salami, mortadel*, kotlet schabowy, cukini*, burak*, ciecierz*, soczewic*, fasol*,
    luncheon meat, lomo, chancho, chicharrón, longaniza, morcilla, cochinita, birria, suadero,
    tripa, merluza, atún, gambas, lechón, tortilla de patata, palta, verduras, setas,
    puerco, pernil, lacón, panceta, butifarra, rosbif, mechada, cabrito, trucha, bacalao,
    speck*, leberkäs*, *leberkäs*, hering*, matjes*, lachs*, *lachs, thunfisch*, ente*, hack*, mett*,
    frikadelle*, bulette*, fleischpflanzerl, fleischkäse*, krakauer, wiener, debreziner, schmalz*,
    krustenbraten, *braten, tafelspitz, forelle*, krabben*, obatzda, camembert*, sülz*, brie,
    saucisson, chèvre, raclette, reblochon, maroilles, boudin, andouille, cervelas, lapin, oie, anchois, sardines, maquereau, crabe, écrevisses, fruits de mer, langue, terrine, pastrami, bacon de bœuf, viande séchée, viande des grisons, œufs, champignons, aubergine, courgette, falafels, houmous, végé*,
    veau, jambon*, saumon, dinde, rosette, rillettes, pâté, lardons, kefta, viande hachée, surimi,
    crudités, andouillette, bœuf, charolais, *steack*, cabillaud, crevettes, américain, fricadelle,
    manzo, vitello, maiale, crudo, cotto, bresaola, tonno, salmone, pesce, gamberi, tacchino,
    cinghiale, agnello, würstel, wurstel, frittata, melanzane, verdure, funghi, cotto e, culatello,
    coppa, lardo, polpette, acciughe, polpo,
    hovězí*, vepřov*, šunk*, *šunk*, salám*, klobás*, párek, párk*, tuňák*, losos*, krůt*, kachn*,
    jehněč*, ryb*, tresk*, telecí*, hermelín*, niva, nivou, zelenin*, hlív*, mleté, sekan*, uzen*,
    smažený sýr, vajíčk*, prosciutt*, trhané vepřové, debrecín*, gothaj*, vysočin*, poličan*, herkules*, turistick*, tlačenk*, paštik*, škvark*, krkovic*, žebír*, žebr*, kolen*, panenk*, svíčkov*, roštěn*, tatarák*, jater*, játr*, jitrnic*, jelit*, jelen*, kančí*, divočák*, zvěřin*, husí, husa, husy, pštros*, jelítk*, makrel*, sardink*, sleď*, slaneč*, zavináč*, matjes*, pstruh*, kapr*, candát*, krevet*, tvarůž*, olomouck*, lilek, lilk*, cuket*, žampion*, houb*, čočk*, cizrn*, fazol*, batát*, kozí, tofu*, květák*, brokolic*, králi*, hovädz*, bravčov*,
    wołow*, wieprz*, szynk*, kiełbas*, parówk*, tuńczyk*, łosoś*, łosos*, indyk*, indycz*, kaczk*,
    jagnię*, jagnięc*, baran*, dorsz*, cielęc*, halloumi*, warzyw*, pieczark*, schab*, karkówk*,
    krewetk*, bosna, bosner, käsekrainer, krainer, kiełbask*, żeberka, stek, steki, kaszank*, salceson*, bekon z, gyros wieprzowy, kebab wołowy, mortadel*, polędwic*, śledź*, śledzi*, twaróg*, pasztet*, boczni*, szarpan*,
    *불고기*, *소고기*, *쇠고기*, *돼지*, *햄*, *참치*, *새우*, *연어*, *생선*, *소시지*, *스팸*, *돈까스*, *돈가스*,
    *제육*, *삼겹*, *오리*, *칠면조*, *두부*, *버섯*, *에그*, *계란*, *달걀*, *고구마*, *크랩*, *게살*, *비프*,
    *ビーフ*, *牛肉*, *豚*, *ポーク*, *ハム*, *ツナ*, *まぐろ*, *サーモン*, *鮭*, *えび*, *エビ*, *海老*, *フィッシュ*,
    *白身魚*, *ソーセージ*, *ウインナー*, *とんかつ*, *トンカツ*, *ロースカツ*, *ヒレカツ*, *メンチ*, *コロッケ*, *ターキー*,
    *パストラミ*, *サバ*, *さば*, *鯖*, *アジ*, *明太*, *ベーコン*, *ミートソース*, *焼きそば*, *ラム*, *羊*, *양고기*, *소고기*, *차돌*, *떡갈비*, *함박*, *잠봉*, *크래미*, *베이컨*, *감자*, *치즈스틱*, *カツオ*, *豆腐*, *きのこ*, *野菜*, *フルーツ*, *いちご*, *たまご*, *玉子*, *タマゴ*`,
  ),
];

/** Proteins that many chicken sandwiches also have. */
export const sideProteins: [string, true][] = listed(
  true,
  `
    ham, prosciutto, jamon, presunto, schinken, avocado, sausage, chorizo, mushroom, hummus,
    halloumi, haloumi, shroom, vegetable, veggie, veg, potato, zucchini, eggplant, garden,
    cauliflower, beet, sweet potato, plantain, pepperoni, salami, pimento cheese,
    fried green tomato, black bean, fruit, anchovy, peanut butter, portobello, nduja, salchicha,
    pork, pierna, jambon*, šunk*, szynk*, lardons, crudités, zelenin*, warzyw*, verdure,
    verduras, légume, legumes, *ハム*, *ベーコン*, *베이컨*, *감자*, *明太*, *햄*, *野菜*, *たまご*, *玉子*, *タマゴ*, *에그*, *계란*, *달걀*,
    palta, cotto, crudo, speck, pieczark*, funghi, setas, *버섯*, *きのこ*, brie, camembert*,
    prosciutt*, peperonata, fiambre, fasol*, gemüse, verdura, zucca, cukini*, grillkäse, mozzarella e pomodoro, räucher*, spianata,
    lilek, lilk*, cuket*, žampion*, houb*, fazol*, batát*, kozí, brokolic*, čočk*, cizrn*, krevet*, chèvre, raclette, reblochon, maroilles, anchois, œufs, champignons, aubergine, courgette, houmous,
    hermelín*, niva, vajíčk*, *고구마*, uzen*, käse*, mozzarella e pomodoro, twaróg*, oscypek*`,
);

/** One may choose the meat, and the menu lists the meats elsewhere. */
export const anyMeats = `choice of meat, choice of protein, choice of filling, your choice of meat, any meat, carne a elegir, carne de su elección, tu carne, proteína a elegir, viande au choix, fleisch nach wahl, carne a scelta, carne à escolha, maso dle výběru, mięso do wyboru`;

/** Meats of several kinds: only a person can say whether chicken is among them. */
export const mixedMeats: [string, true][] = listed(
  true,
  `mixed, mix, mixed meat, mixte, misto, mista, mixto, mixta, gemischt, gemischtes, gemischte,
  mieszany, mieszane, mieszana, míchaný, mixovaný, mix mięs, karışık, gemengd, miešaný, miešané, mixed grill, combo gyro, combo shawarma, combo kebab, combo doner, 2 viandes, deux viandes, 3 viandes, half and half, half half, halb und halb, halb halb, mitad y mitad, mitad mitad, moitié moitié, metà e metà, metà metà, půl na půl, pół na pół, 믹스, ミックス`,
);
