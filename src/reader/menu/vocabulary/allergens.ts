import { listed } from "../words.ts";

export type Allergen = "gluten" | "dairy" | "eggs";

/** Ingredients that cannot be without it unless the menu says so; none takes a word away from another. */
export const allergenPhrases: [string, Allergen[]][] = [
  ...listed<Allergen[]>(
    ["gluten", "dairy"],
    `milk bun, milk bread, milk roll, cheese bread, cheese bun, cheese roll`,
  ),
  ...listed<Allergen[]>(["gluten", "eggs"], "egg bun, egg bread, egg sandwich"),
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
    szendvics, toastie, breadcrumbs, farine`,
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
    bechamel, alfredo, mornay, dairy, lactose, whey, custard, ghee`,
  ),
  ...listed<Allergen[]>(
    ["eggs"],
    `
    egg, fried egg, boiled egg, eier, ei, oeuf, œuf, huevo, ovo, uovo, jajko, mayo, mayonnaise,
    mayonesa, maionese, kewpie, majonnäs, *majonnäs, *mayonnaise, *mayo, aioli, aïoli, alioli, tartar sauce, tartare sauce, tartar,
    remoulade, rémoulade, hollandaise, béarnaise, omelette, omelet, majonez, meringue`,
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
    barley, rye`,
  ),
  ...listed<Allergen>(
    "dairy",
    `dairy, milk, lactose, milch, laktose, lait, leche, latte, leite, cheese`,
  ),
  ...listed<Allergen>("eggs", "egg, eier, ei, œuf, oeuf, huevo, uovo, ovo"),
];

/** "Free of": what a dish marked or described with it does not contain. */
export const freeOfPhrases: [string, Allergen[]][] = [
  ...listed<Allergen[]>(
    ["gluten"],
    `
    gluten free, glutenfree, gluten less, no gluten, without gluten, sans gluten, sin gluten,
    glutenfrei, senza glutine, sem glúten, celiac safe, celiac friendly, coeliac friendly,
    wheat free`,
  ),
  ...listed<Allergen[]>(
    ["dairy"],
    `
    dairy free, non dairy, no dairy, without dairy, lactose free, sans lactose, sin lactosa,
    laktosefrei, milk free, dairyfree`,
  ),
  ...listed<Allergen[]>(["eggs"], "egg free, eggless, no egg, without egg, sans oeuf, sin huevo"),
];

/** A dish's other words for a clause whose allergens do not count: "vegan mayo", "no mayo". */
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
