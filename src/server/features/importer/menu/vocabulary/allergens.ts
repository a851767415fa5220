import { listed } from "../phrases.ts";

export type Allergen = "gluten" | "dairy" | "eggs";

/** Ingredients that contain the allergen unless the menu says otherwise; "none" blocks a shorter match. */
export const allergenPhrases: [string, Allergen[]][] = [
  ...listed<Allergen[]>(
    ["gluten", "dairy"],
    `milk bun, milk bread, milk roll, cheese bread, cheese bun, cheese roll`,
  ),
  ...listed<Allergen[]>(["gluten", "eggs"], "egg bun, egg bread, egg sandwich, egg batter"),
  ...listed<Allergen[]>(
    ["gluten"],
    `
    bun, *bun, roll, *roll, bread, *bread, breaded, breadcrumb, bread crumb, brioche, kaiser,
    ciabatta, focaccia, baguette, *baguette, sourdough, rye, pumpernickel, multigrain, multi grain,
    whole wheat, wheat, wholegrain, whole grain, toast, texas toast, toasted white, toasted wheat,
    on white, pullman, shokupan, pita, pitta, naan, lavash, roti skin, roti bread, paratha,
    flatbread, flat bread, flour tortilla, spinach tortilla, wheat tortilla, flour, biscuit, bagel,
    croissant, crsnt, english muffin, pretzel, bolillo, telera, waffle, panko, tempura, seitan,
    beer batter, beer battered, katsu, schnitzel, schnitty, *schnitzel, milanesa, milanese,
    cotoletta, empanado, empanizado, pané, pão, pan, pane, pain, brot, *brot, bröd, *bröd, brød, *brød, fladenbrot, brötchen,
    *brötchen, pandesal, bao, gluten, bloomer, granary, loaf, gluten bread, tortilla pszenna, weizen*,
    glutine, weizentortilla, semolina, couscous, crouton, malt, barley, piadina, semmel, *semmel,
    szendvics, breadcrumbs, farine, country white, wheatberry, tomato basil tortilla,
    herb tortilla, flour tortillas, pan francés, pan de molde, chapata, panecillo, empanizada, empanada crust,
    rebozado, apanado, *brot, laugen*, *weckerl, *wecken, stulle, baguette*, faluche, pain, pane, tostato,
    bageta*, baget*, toust, toust*, housk*, briošk*, bulk*, chléb, chlebíč*, rohlík*, obaleno, smažený, těstíčk*,
    bułk*, bułce, bagiet*, grzank*, chleb*, chałk*, tost, tosty, panierowan*, panierka, paniert*,
    *식빵*, *바게트*, *브리오슈*, *치아바타*, *포카치아*, *빵*, *토스트*, *바게뜨*, *バゲット*, *食パン*, *ブリオッシュ*,
    *コッペパン*, *トースト*, *クロワッサン*, *フォカッチャ*, *パン粉*, *パン, *小麦*`,
  ),
  ...listed<Allergen[]>(
    ["dairy"],
    `
    cheese, *cheese, cheesesteak, cheddar, swiss, provolone, mozzarella, american cheese,
    white american, american, pepper jack, pepperjack, monterey jack, jack cheese, jack, colby,
    colby jack, muenster, brie, feta, goat cheese, parmesan, parmigiana, parmigiano, parm, parmi,
    pecorino, asiago, gouda, havarti, gruyère, gruyere, emmental, emmentaler, fontina, manchego,
    halloumi, haloumi, burrata, ricotta, paneer, cotija, queso, queso fresco, oaxaca, raclette,
    blue cheese, bleu cheese, gorgonzola, boursin, scamorza, stracchino, squacquerone, catupiry,
    mascarpone, stracciatella, camembert, taleggio, edam, red leicester, wensleydale, stilton,
    fromage, chèvre, käse, formaggio, queijo, ser, ost, butter, buttered, beurre, burro,
    mantequilla, manteiga, buttermilk, cream, sour cream, cream cheese, crème fraîche, crema, milk,
    milch, lait, leche, yogurt, yoghurt, joghurt, labneh, tzatziki, raita, ranch, béchamel,
    bechamel, alfredo, mornay, dairy, lactose, whey, custard, ghee, mozz, cheez, curds, cheese curd,
    queso crema, requesón, nata, crema agria, quesillo, sahne, *käse, *käse*, frischkäse,
    quark, *quark, rahm, sauerrahm, schmand, emmenthaler, cantal, reblochon, comté, roquefort, crème, fromage frais, panna,
    latticini, grana, provola, caciocavallo, scamorza*, philadelphia, sýr, sýr*, sýrem, eidam*, hermelín*, niva,
    nivou, mozzarell*, parmazán*, čedar*, cheddar*, tvaroh*, smetan*, máslo, jogurt*, serem, sera, sery, śmietan*, masło, masłem,
    twaróg*, oscypek*, gouda*, feta*, fet, *모짜렐라*, *치즈*, *버터*, *크림*, *우유*, *요거트*, *체다*, *チーズ*, *バター*,
    *クリーム*, *モッツァレラ*, *チェダー*, *ヨーグルト*, *牛乳*`,
  ),
  ...listed<Allergen[]>(
    ["eggs"],
    `
    egg, fried egg, boiled egg, eier, ei, oeuf, œuf, huevo, ovo, uovo, jajko, mayo, mayonnaise,
    mayonesa, maionese, kewpie, majonnäs, *majonnäs, *mayonnaise, *mayo, aioli, aïoli, alioli, tartar sauce, tartare sauce, tartar,
    remoulade, rémoulade, hollandaise, béarnaise, omelette, omelet, majonez, meringue, dijonnaise,
    egg batter, eggs, huevos, mahonesa, mayonesa*, salsa tártara, spiegelei, rührei, *mayo*, majo, œufs, oeufs, sauce tartare, uova,
    maionese*, frittata, vejce, vajíčk*, vejc*, vajec*, majonéz*, tatark*, tatarská, jajk*, jajko, jajkiem, jajeczn*,
    majonez*, *에그*, *계란*, *달걀*, *마요*, *マヨ*, *たまご*, *玉子*, *タマゴ*, *卵*, *タルタル*, *エッグ*`,
  ),
  ...listed<Allergen[]>(
    [],
    `
    peanut butter, almond butter, apple butter, cocoa butter, nut butter, cashew butter,
    butter lettuce, butter bean, butterhead, butternut, butterfly, butterflied,
    bread and butter pickle, bread and butter, coconut milk, coconut cream, almond milk, oat milk,
    soy milk, coconut yogurt, cashew cream, cashew cheese, nutritional yeast, cream of tartar,
    eggplant, egg noodle, vegan mayo, vegan mayonnaise, vegan aioli, vegan cheese, vegan butter,
    vegan ranch, vegenaise, rice bun, corn bread, cornbread, corn tortilla, rice flour, corn flour,
    potato flour, almond flour, chickpea flour, tapioca flour, lettuce bun, lettuce wrap,
    spring roll, egg roll, sweetbread, american fries, american mustard, latin american,
    american style, south american, african american, jack fruit, jack daniel, jack daniels,
    wheatgrass, buckwheat, pan fried, pan seared, pan roasted, pan grilled, toast points`,
  ),
];

/** Words of a "contains" list or a legend that name an allergen by its own name. */
export const statedAllergens: [string, Allergen][] = [
  ...listed<Allergen>(
    "gluten",
    `
    gluten, wheat, glutine, weizen, blé, trigo, cereals containing gluten, glutenhaltiges getreide,
    barley, rye, cereals, pšenice, lepek, gluteny, obiloviny, obilniny, pszenica, zboża, gluten pszenny, frumento, grano, cereali, céréales,
    cereales, getreide, weizenmehl, *小麦*, *글루텐*, *밀*, wheat flour`,
  ),
  ...listed<Allergen>(
    "dairy",
    `dairy, milk, lactose, milch, laktose, lait, leche, latte, leite, cheese, laktóza, mléko, mleko, lattosio, lactosa, lácteos, produits laitiers, latticini, laktoza, milchprodukte, *乳*, *우유*, *유제품*`,
  ),
  ...listed<Allergen>(
    "eggs",
    `egg, eier, ei, œuf, oeuf, huevo, uovo, uova, ovo, vejce, vajcia, jaja, jajka, jajko, *卵*, *たまご*, *계란*, *난류*, *달걀*`,
  ),
];

/** "Free of": what a dish marked or described with it does not contain. */
export const freeOfPhrases: [string, Allergen[]][] = [
  ...listed<Allergen[]>(
    ["gluten"],
    `
    gluten free, glutenfree, gluten less, no gluten, without gluten, sans gluten, sin gluten,
    glutenfrei, senza glutine, sem glúten, celiac safe, celiac friendly, coeliac friendly,
    wheat free, bez lepku, bezlepkov*, bezglutenow*, bez glutenu, libre de gluten, made without gluten,
    glutenvrij, zonder gluten, ohne gluten, 글루텐프리, グルテンフリー`,
  ),
  ...listed<Allergen[]>(
    ["dairy"],
    `
    dairy free, non dairy, no dairy, without dairy, lactose free, sans lactose, sin lactosa,
    laktosefrei, milk free, dairyfree, bez laktózy, bez laktozy, senza lattosio, senza latte, sin lácteos, milchfrei,
    ohne milch, sans lait, sans produits laitiers, sem lactose, sem leite, sin leche, bez mléka, bez mleka, zonder melk,
    lactosevrij, melkvrij`,
  ),
  ...listed<Allergen[]>(
    ["eggs"],
    "egg free, eggless, no egg, without egg, sans oeuf, sin huevo, ohne ei, bez vajec, bez jajek, bez jaj, senza uova, sem ovo, zonder ei, made without egg",
  ),
];

/** Beside "free of" they say that one may ask for it, not that the dish is. */
export const offerWords = `
  option, options, opt, optional, alternative, available, avail, request, possible, can be, could be, may be, if, ask,
  with changes, with change, modified, modification, modifications, modify, adapted, adaptable, swap, substitute, friendly,
  möglich, machbar, auf wunsch, anfrage, alternativ, erhältlich, demande, possibilité, disponible, au choix, opción, posible,
  pedido, petición, consultar, consulta, richiesta, disponibile, opzione, possibile, opção, disponível, possível, na přání,
  na požádání, možnost, možné, možno, lze, opcja, życzenie, możliwość, dostępny, dostępna, dostępne, możliwe, mogelijk, verzoek, optie, beschikbaar`;
export const easternOfferWords = "可能, 対応, 変更, 가능, 선택, 변경";

/** Words that cancel the allergens of their clause: "vegan mayo", "no mayo". */
export const replacingPhrases: [string, Allergen[]][] = [
  ...freeOfPhrases,
  ...listed<Allergen[]>(["dairy", "eggs"], "vegan, plant based, vegano, vegana, végan"),
  ...listed<Allergen[]>(
    ["gluten", "dairy", "eggs"],
    `
    no, without, hold the, sans, sin, ohne, senza, sem, available, option, optional, upon request,
    on request, add, extra, substitute, sub, choice of side`,
  ),
];

/** Markers that mean the same on every menu; a menu's own legend may add others. */
export const commonMarkers: Record<string, Allergen> = { GF: "gluten", DF: "dairy", EF: "eggs" };
