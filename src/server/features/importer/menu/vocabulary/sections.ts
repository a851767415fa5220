import { listed } from "../phrases.ts";

/**
 * What a heading says about its dishes. "sandwich": each is one. "other": none is, unless its own name says so.
 * "never": not even then (a tray of sandwiches is catering). "title": nothing. "filler": a word of any heading.
 */
export type SectionKind = "sandwich" | "other" | "never" | "title" | "filler";

export const sectionPhrases: [string, SectionKind][] = [
  ...listed(
    "sandwich",
    `
    sandwiches, sandwich, sandwichs, sandwich board, sous marins, club sandwichs, club sandwiches, finger sandwiches, tea sandwiches,
    guédilles, sandwichs chauds, sandos, sando, sammies, sammiches, sarnies, butties, baps,
    toasties, jaffles, burgers, burger, burgery, hamburgers, hamburguesas, sliders, subs,
    submarines, hoagies, heroes, heros, grinders, po boys, poboys, panini, paninis, panini caldi,
    panini freddi, piadine, melts, clubs, wraps, gyros, pitas, pita, pittas, shawarma wraps, döner,
    doner, tortas, cemitas, bocadillos, bocatas, pepitos, sanduíches, lanches, bánh mì, banh mi,
    bao, baos, cheesesteaks, kathi rolls, kati rolls, rolls, biscuits, bagel sandwiches,
    breakfast sandwiches, handhelds, hand helds, handheld, between the bread, no pão, en pan, sandes, between bread,
    between the bun, between buns, on a bun, on bread, on the bun, in a bun, sandwichery, broodjes,
    brötchen, kanapki, belegte brötchen, baguettes, baguette, croissants, bagels, smashburgers, tramezzini, smörgåsar, mackor, burgare,
    toasted specials, toasted sandwiches, sandwicherie, сэндвичи, бургеры, サンドイッチ, バーガー, 버거, 샌드위치,
    hot heroes, cold heroes, sandwiches chauds, tartines, croques, coco bread, hot sandwiches,
    cold sandwiches`,
  ),
  ...listed(
    "other",
    `
    salads, salad, salades, sallader, varmrätter, salate, insalate, ensaladas, saladas, greens, bowls, grain bowls,
    rice bowls, soups, soup, soupes, suppen, zupy, sopas, zuppe, chili, plates, platters, platos,
    platos combinados, pratos, teller, assiettes, dinners, entrees, entree, entrées, mains,
    main courses, main course, main plates, plats, hauptgerichte, hauptspeisen, secondi, primi,
    dania główne, large plates, small plates, starters, starter, appetizers, appetizer, apps,
    antipasti, entradas, vorspeisen, hors d oeuvres, shareables, shared, to share, share plates,
    snacks, snack, bites, tapas, mezze, meze, raciones, sides, side, side dishes, side orders,
    beilagen, accompagnements, contorni, guarniciones, extras, extra, add ons, addons, add on,
    toppings, sauces, sauce, dips, dressings, tacos, taco, quesadillas, burritos, nachos, fajitas,
    enchiladas, pizza, pizzas, pizze, calzones, pasta, pastas, noodles, ramen, pho, phở, bún, rice,
    curries, curry, wings, boneless wings, boneless, tenders, tender, nuggets, strips, fingers,
    fried chicken pieces, buckets, by the piece, poutines, poutine, desserts, dessert, sweets,
    sweet, puddings, cakes, postres, dolci, sobremesas, nachspeisen, treats, bakery, pastries,
    drinks, drink, beverages, beverage, bebidas, getränke, boissons, bevande, napoje, coffee, tea,
    shakes, milkshakes, beer, wine, cocktails, smoothies, juices, steaks, seafood, grill, grills,
    from the grill, bbq, from the fryer, fryer, from the broiler, broiler, off the grill,
    from the sea, from the garden, from the oven, crinkle cut fries, frozen custard, kids plates,
    value meals, baskets, kebabs, skewers, loaded, loaded fries, fries, pies, breads, spring rolls,
    egg rolls, summer rolls, sushi rolls, maki rolls, dinner rolls, flatbreads, tex mex, manakish,
    arepas, salgados, patties, hot plates, breakfast plates, eggs, omelettes, omelets, pancakes,
    waffles, by the pound, by the half pound, by weight, not burgers, brunch plates, bibimbap,
    dim sum, sushi, in a bowl, tartares`,
  ),
  ...listed(
    "never",
    `
    catering, catering menu, party trays, trays, party packs, family meals, family packs,
    family style, group orders, boxed lunches, box lunches, retail, merchandise, merch, gift cards`,
  ),
  ...listed(
    "title",
    `
    most ordered, most popular, featured, featured items, popular items, picked for you,
    best sellers, bestsellers, house favorites, house favourites, lunch specials, daily specials,
    kids menu, children s menu, limited time, limited time offers, our menu, full menu, lunch menu,
    dinner menu, brunch menu, monday, tuesday, wednesday, thursday, friday, saturday, sunday,
    lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, montag, dienstag, mittwoch,
    donnerstag, freitag, samstag, sonntag, lunes, martes, miércoles, jueves, viernes, sábado,
    domingo, first course, second course, third course, a la carte, combos, combo meals, meals,
    kids, for kids, little ones`,
  ),
  ...listed(
    "filler",
    `
    and, or, the, our, your, of, all, with, from, for, in, on, a, hot, cold, house, signature,
    classic, classics, famous, gourmet, specialty, speciality, specialties, special, specials,
    chef, fresh, grilled, toasted, pressed, deli, kitchen, lunch, brunch, breakfast, dinner,
    all day, daily, menu, menus, favorites, favourites, popular, items, new, more, other, und, et,
    e, y, i, nos, les, la, le, el, los, las, unsere, warme, kalte, caldi, freddi, calientes, fríos,
    combinados, chauds, froids, warm, open, open face, open faced, stacked, triple decker,
    double decker, melted, smashed, loaded, style, served, big, little, mini, loaded up, crispy,
    fried, spicy, kid, children, combo, meal, deals, value, premium, seasonal, gluten free,
    vegetarian, veggie, vegan, beef, chicken, bird, birds, poultry, pollo, poulet, hähnchen, plant,
    pork, turkey, fish, meats, vegetables, southern, nashville, american, italian, mexican, korean,
    japanese, platter`,
  ),
];
