// Words for what contains gluten, dairy and eggs, and for what is free of them.
import { listed } from "../words.ts";

export type Allergen = "gluten" | "dairy" | "eggs";

/** Ingredients that contain it unless the menu says otherwise. Those with no allergen cover others: "peanut butter". */
export const allergenPhrases: [string, Allergen[]][] = [
  ...listed<Allergen[]>(["gluten", "eggs"], "egg sandwich"),
  ...listed<Allergen[]>(
    ["gluten"],
    `
    bagel, *baguette, bao, barley, beer batter, beer battered, biscuit, bloomer, bolillo, *brød,
    *bread, breadcrumb, breaded, brioche, *brot, *brötchen, *bun, ciabatta, cotoletta, couscous,
    croissant, crouton, crsnt, empanado, empanizado, english muffin, farine, flour, focaccia,
    gluten, glutine, granary, kaiser, katsu, lavash, loaf, malt, milanesa, milanese, multi grain,
    multigrain, naan, on white, pain, pan, pandesal, pané, panko, pão, paratha, piadina, pita,
    pitta, pretzel, pullman, pumpernickel, *roll, roti skin, rye, schnitty, *schnitzel, seitan,
    *semmel, semolina, shokupan, sourdough, spinach tortilla, szendvics, telera, tempura, toast,
    toasted white, toastie, tortilla pszenna, waffle, weizen*, wheat, whole grain, wholegrain`,
  ),
  ...listed<Allergen[]>(
    ["dairy"],
    `
    alfredo, american, asiago, béchamel, beurre, boursin, brie, burrata, burro, butter, buttered,
    buttermilk, camembert, catupiry, cheddar, *cheese, cheesesteak, chèvre, colby, cotija, cream,
    crema, crème fraîche, custard, dairy, edam, emmental, emmentaler, feta, fontina, formaggio,
    fromage, ghee, gorgonzola, gouda, gruyère, halloumi, haloumi, havarti, jack, joghurt, käse,
    labneh, lactose, lait, leche, manchego, manteiga, mantequilla, mascarpone, milch, milk, mornay,
    mozzarella, muenster, oaxaca, ost, paneer, parm, parmesan, parmi, parmigiana, parmigiano,
    pecorino, pepperjack, provolone, queijo, queso, raclette, raita, ranch, red leicester, ricotta,
    scamorza, ser, squacquerone, stilton, stracchino, stracciatella, swiss, taleggio, tzatziki,
    wensleydale, whey, yoghurt, yogurt`,
  ),
  ...listed<Allergen[]>(
    ["eggs"],
    `
    aioli, alioli, béarnaise, egg, ei, eier, hollandaise, huevo, jajko, kewpie, maionese, majonez,
    *majonnäs, *mayo, mayonesa, *mayonnaise, meringue, oeuf, omelet, omelette, ovo, remoulade,
    tartar, tartare sauce, uovo`,
  ),
  ...listed<Allergen[]>(
    [],
    `
    african american, almond butter, almond flour, almond milk, american fries, american mustard,
    american style, apple butter, bread and butter, bread and butter pickle, buckwheat, butter bean,
    butter lettuce, butterflied, butterfly, butterhead, butternut, cashew butter, cashew cheese,
    cashew cream, chickpea flour, cocoa butter, coconut cream, coconut milk, coconut yogurt,
    corn bread, corn flour, corn tortilla, cornbread, cream of tartar, egg noodle, egg roll,
    eggplant, jack daniel, jack fruit, latin american, lettuce bun, lettuce wrap, nut butter,
    nutritional yeast, oat milk, pan fried, pan grilled, pan roasted, pan seared, peanut butter,
    potato flour, rice bun, rice flour, south american, soy milk, spring roll, sweetbread,
    tapioca flour, toast points, vegan aioli, vegan butter, vegan cheese, vegan mayo,
    vegan mayonnaise, vegan ranch, vegenaise, wheatgrass`,
  ),
];

/** Names of the allergens themselves, in a "contains" list or a legend. */
export const statedAllergens: [string, Allergen][] = [
  ...listed<Allergen>(
    "gluten",
    `
    barley, blé, cereals containing gluten, gluten, glutenhaltiges getreide, glutine, rye, trigo,
    weizen, wheat`,
  ),
  ...listed<Allergen>(
    "dairy",
    `
    cheese, dairy, lactose, lait, laktose, latte, leche, leite, milch, milk`,
  ),
  ...listed<Allergen>("eggs", "egg, ei, eier, huevo, ovo, œuf, uovo"),
];

/** What a dish that is marked or described like this does not contain. */
export const freeOfPhrases: [string, Allergen[]][] = [
  ...listed<Allergen[]>(
    ["gluten"],
    `
    celiac friendly, celiac safe, coeliac friendly, gluten free, gluten less, glutenfree,
    glutenfrei, no gluten, sans gluten, sem glúten, senza glutine, sin gluten, wheat free,
    without gluten`,
  ),
  ...listed<Allergen[]>(
    ["dairy"],
    `
    dairy free, dairyfree, lactose free, laktosefrei, milk free, no dairy, non dairy, sans lactose,
    sin lactosa, without dairy`,
  ),
  ...listed<Allergen[]>(["eggs"], "egg free, eggless, no egg, sans oeuf, sin huevo, without egg"),
];

/** In a clause with these words the allergens do not count: "vegan mayo", "no mayo", "GF bread". */
export const replacingPhrases: [string, Allergen[]][] = [
  ...freeOfPhrases,
  ["GF", ["gluten"]],
  ["DF", ["dairy"]],
  ["EF", ["eggs"]],
  ...listed<Allergen[]>(["dairy", "eggs"], "plant based, vegan, vegana, vegano"),
  ...listed<Allergen[]>(
    ["gluten", "dairy", "eggs"],
    `
    add, available, choice of side, extra, hold the, no, ohne, on request, option, optional, sans,
    sem, senza, sin, sub, substitute, upon request, without`,
  ),
];

/** Signs that mean the same on every menu; the menu's own legend may add others. */
export const commonMarkers: Record<string, Allergen> = { GF: "gluten", DF: "dairy", EF: "eggs" };
