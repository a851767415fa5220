/** How dishes are served and offered: what stands around chicken and bread. Each list is separated by commas. */

/** A line that begins with it adds something to a dish, or changes it. */
export const extraNames = `
  add, extra, extras, sub, substitute, side, side of, upgrade, make it, with, plus, choice of, choose, pick, swap, zusätzlich, aufpreis, supplément, suplemento, añade, aggiunta, příplatek, dopłata, dodatek, 추가, 追加`;

/** Several dishes on one plate, none of which is sold by itself. */
export const assortments = `selection of, a selection of, selection, assortment of, assorted, assortment, variety of, auswahl an, auswahl von, sélection de, assortiment de, assortiment, surtido de, surtido, selezione di, assortimento di, výběr z, mix of`;

/** For whom a dish is. */
export const guests = `kid, kids, kiddies, kiddo, child, children, bairns, toddlers, teens, adult, adults, seniors, students, members, guests, kinder, erwachsene, enfant, enfants, niños, niñas, adultos, bambini, bimbi, adulti, děti, dospělí, dzieci, crianças, kinderen, çocuk, 키즈, 어린이, お子様`;

/** How and how many are sold. */
export const soldBy = `each, ea, per, pro, je, cada, cadauno, cadauna, una, uno, un, one, l, la, le, pièce, pz, pc, pcs, piece, pieces, stück, stk, kus, ks, szt, unidad, unidades, ud, uds, person, persona, personne, osoba, any, only, today, daily, für, for, por, pour, per, za, from, ab, desde, dès, od, da, with, or, and, add, extra, plus, size, sizes, price, prices`;

/** Parts of a dish that one may choose from, where they stand alone as a name. */
export const partsOnOffer = `filling, fillings, topping, toppings, bread, breads, meat, meats, protein, proteins, sauce, sauces, side, sides, spread, spreads, dressing, dressings, flavor, flavors, flavour, flavours, cheese, cheeses, choices, choose from, options, extras, brote, saucen, pains, viandes, garnitures, relleno, rellenos, panes, carnes, salsas, ripieni, salse, náplně, omáčky, nadzienie, sosy`;

/** What a salad that is no filling is made of. */
export const saladLeaves = `greens, mixed greens, romaine, iceberg, kale, leaves, mesclun, croutons, dressing, vinaigrette`;

/** Breads that nobody sells with a dish of chicken beside them. */
export const filledBreads = `bagel, ciabatta, baguette, focaccia, english muffin, bap, barm, bloomer, brioche bun, kaiser roll, hoagie roll`;

/** Behind a number: chicken that is sold by the piece. */
export const pieces = `本, pc, pcs, piece, pieces, mcx, morceaux, pièces, pces, stück, stk, st, ks, kusů, szt, sztuk, pezzi, pz, piezas, pzas, uds, unidades, peças, stuks, parça, 조각, 개, ピース, 個`;

/** A chicken by itself, or as much of one. */
export const partsOfBird = `whole, half, quarter, qtr, 2pc, 3pc, 4pc, 8pc, basket, rotisserie, broasted, spit, drumstick, drumsticks, drum, wing, boneless, bone in, pie, pies, pot pie, cordon bleu, parmigiana, parmegiana, poitrine, cuisse, asa, asas, coxa, marsala, francese, française, milanese, piccata, madeira, entero, entera, medio, cuarto, al spiedo, a la parrilla, entier, demi, quart, rôti, à la broche, intero, mezzo, allo spiedo, inteiro, meio, ganz, ganzes, halb, halbes, viertel, vom grill, celé, půlka, čtvrtka, pečené, cały, pół, ćwiartka, pieczony, 한마리, 반마리, 통닭, 후라이드, 양념, 唐揚げ, 焼き鳥`;

/** Food for several people. */
export const forMany = `
  tray, serves, feeds, catering, party tray, party platter, party pack, party sub, party size, party of, party wrap, kit, meal kit, sharer, sharing platter, sharing board, bargain bucket, boneless banquet, family size, family meal, family deal, family feast, for three, for four, meal for 2, meal for two, meal for 4, half dozen, baker's dozen, bucket, platter, family, dozen, bundle, pack, packs, for two, family pack, sharing box, party box, partyplatte, familien, familienpackung, familienbox, familienmenü, partybox, partybrötchen, boîte familiale, à partager, para compartir, da condividere, imprezowy, na imprezę, für zwei, familie, plateau, famille, pour deux, pour 2,
  bandeja, familiar, para dos, para 2, vassoio, famiglia, per due, per 2, rodinný, rodinné, rodinná, pro dva, tác, rodzinny, rodzinna, dla dwojga, taca, travessa, família, familie, aile, 파티, 패밀리, ファミリー, パーティー`;

/** Nothing on the page is meat. */
export const wholly = `100%, 100 %, all, entirely, fully, completely, everything is, everything on this menu is, exclusively, purely, 100 % , rein, komplett, entièrement, totalmente, completamente, interamente, čistě, zcela, w pełni, całkowicie`;
export const meatlessPages = `vegan, vegetarian, plants, plant based, plant-based, meat free, meat-free, végétalien, végan, végétarien, vegano, vegana, vegetariano, veganské, vegetariánské, wegańskie, wegetariańskie, vegane, veganes, pflanzlich, vegetarisch`;
export const meatlessPlaces = `diner, kitchen, restaurant, café, cafe, eatery, deli, burger bar, bistro, imbiss, küche, bar, cucina, cocina, cuisine, restaurace, kuchnia`;

/** Breads by whose names sandwiches go, as these names begin. */
export const breadsOfSandwiches = `baguett, baget, bagiet, brötchen, semmel, bułk, bułecz, housk, rohlík, žeml, weck, weggli, bürli, fladenbrot, toast, stokbrood, kifli, zsemle`;

/** Breads in a list of those that one may choose from. */
export const breadsToChoose = `white, brown, wheat, whole wheat, wholemeal, granary, malted, multigrain, rye, marble rye, pumpernickel, sourdough, ciabatta, focaccia, baguette, bap, roll, hard roll, kaiser roll, hoagie roll, sub roll, soft roll, bun, brioche, bagel, croissant, pita, pitta, wrap, tortilla, naan, bloomer, panini, texas toast, garlic herb, spinach wrap, tomato basil, sun-dried tomato, honey wheat, jalapeño cheddar, italian herb, whole grain, italian, french, flour tortilla, spinach tortilla, english muffin, gluten free, gf bread, white bread, brown bread, wheat bread, rye bread, toast`;

/** Beside the name of a bread in a list of prices: "LARGE BARM 3.80", "White or brown roll 3.40". */
export const breadsInAll = `white, brown, wholemeal, granary, malted, seeded, soft, crusty, toasted, hot, cold, filled, fresh, any, your, or, and, on, in, a, an, the, cm`;
export const fillingWords = `filling, fillings, füllung, garniture, relleno, ripieno, náplň, nadzienie`;
/** Before a colon and a list of fillings. */
export const fillingLists = `filling, fillings, choose, choose from, choice of filling, choice of fillings, all fillings, sandwich fillings, füllungen, garnitures, rellenos, farciture, náplně, nadzienia`;

/** Between a dish and the bread that it is on or in. */
export const onWords = `
  on, in, inside, into, do, between, stuffed, atop, auf, im, in, en, dans, sur, entre, nel, nella, su, sul, sulla, in, no, na, em, v, ve, w, we, op, içinde, arası, over`;
/** Between a dish and the bread that comes beside it. */
export const withWords = `with, w, plus, and side of, side of, served with, mit, dazu, avec, et, con, y, e, s, se, z, ze, com, met, ile, beilage, accompagné`;

/** What a dish without bread is served on or in, as a word of its name. */
export const platesOfOne = `plate, platter, porsiyon, talíř, talíři, tanier, tanieri, talerz, talerzu, assiette, barquette, plato, piatto, prato, bandeja, miska, misa, schotel, porce, porcja, porción, portion, no prato, al plato, au plat, na talíř, na talerz, al piatto`;

/** Sides of a plate, which a sandwich has not. */
export const plateSides = `
  contorno, contorni, guarnición, garniture, yorkshire pudding, rice, basmati, mashed, mash, potatoes, vegetables, linguine, pasta, noodles, couscous, reis, kartoffelpüree, kartoffelsalat, salzkartoffeln, bratkartoffeln, nudeln, spätzle, knödel, rösti, riz, purée, pâtes, gratin,
  arroz, puré, patatas cocidas, riso, purè, patate al forno, rýže, rýží, brambory, bramborová kaše, bramborovou kaší, knedlík, knedlíky, ryž, zemiaky, ryż, ryżem, ziemniaki, ziemniakami, kasza, kaszą, puree, rijst, pilav, 밥, 공기밥, ライス, ご飯`;

/** What sandwiches are dressed with. */
export const dressings = `
  lettuce, tomato, pickle, pickles, mayo, shredduce, iceberg, romaine, gherkin, gherkins, cucumber, coleslaw, cabbage, spicy mayo, garlic mayo, chipotle mayo, honey mustard, buffalo sauce, hot sauce, hot honey, bbq sauce, burger sauce, comeback sauce, tartar sauce, tartare, guac, guacamole, spinach, sprouts, pepper jack, mozzarella, brie, feta, havarti, gouda, monterey jack, blue cheese, caesar dressing, pesto, tzatziki, hummus, salad, peri mayo, sriracha mayo, sweet chilli, chutney, mint mayo, red onion, crispy onions, banana peppers, roasted peppers, giardiniera, russian dressing, thousand island, mayonnaise, slaw, aioli, bacon, avocado, american cheese, cheddar, swiss, special sauce, house sauce, sauce, onion, onions, gochujang, kimchi, ranch, mustard, ketchup, rocket, arugula, relish, provolone, jalapeño, jalapeños,
  salat, eisbergsalat, tomate, tomaten, gurke, gurken, zwiebel, zwiebeln, röstzwiebeln, senf, käse, speck, soße, rucola, krautsalat,
  salade, cornichon, cornichons, oignon, oignons, moutarde, fromage, roquette, lechuga, jitomate, tomates, cebolla, mayonesa, queso, aguacate, palta, pepinillo, pepinillos, rúcula, mostaza, alioli,
  lattuga, insalata, pomodoro, cipolla, maionese, senape, formaggio, salsa, provola, scamorza, salát, ledový salát, rajče, okurka, cibule, majonéza, hořčice, slanina, čedar, tatarka, coleslaw, šalát, paradajka, uhorka,
  sałata, pomidor, ogórek, cebula, majonez, musztarda, boczek, sos, ser, alface, cebola, queijo, sla, ui, augurk, saus, marul, domates, soğan, turşu, 양상추, 토마토, 피클, 양파, 마요, 소스, 치즈, レタス, トマト, ピクルス, マヨ, オニオン, チーズ, ソース`;

/** Opens a clause about what may be added or changed, which is not part of the dish. */
export const offerOpenings = `
  add, adds, extra, sub, subs, substitute, swap, upgrade, make it, available, option, optional, try it, may be, can be, ask, served with a side, side of, no chicken, without,
  auf wunsch, wahlweise mit, zusätzlich, aufpreis, ohne, optional mit, sur demande, supplément, en option, sans, suplemento, opcional, a elegir, añade, sin, aggiunta, su richiesta, senza, a richiesta,
  příplatek, na přání, za příplatek, bez, dopłata, na życzenie, opcjonalnie, extra com, sem, op verzoek, zonder, istek üzerine`;
/** Anywhere in such a clause. */
export const offersAnywhere = `
  may be made with, can be made with, can be substituted, available with, also available, substitute, upon request, on request, at no charge, for an additional, auf wunsch, gegen aufpreis, sur demande, en supplément,
  bajo pedido, por encargo, su richiesta, na přání, za příplatek, na życzenie, za dopłatą, sob pedido, op verzoek`;

/** Opens a sentence about what comes beside the dishes of a section. */
export const besideOpenings = `served, come, comes, include, includes, including`;
export const besideWords = `with, w/, your choice, choice, serviert mit, servi avec, servis avec, servido con, servidos con, servito con, serviti con, podávané s, podáváme s, podawane z, geserveerd met`;
/** Such a sentence is about the bread after all. */
export const breadWords = `on, in, dressed, rye, bun, roll, bread, wheat, sourdough, brioche, pita, baguette, brot, brötchen, pain, pan, pane, housce, bulce, bułce`;

/** Behind the kind of dishes that a remark speaks of. */
export const serves = `are served, come with, come on, come in, are made, werden, kommen mit, servieren wir, sont servis, sont préparés, sont faits, se sirven, van con, vienen con, sono serviti, vengono serviti, podáváme, podávame, jsou podávány, podajemy, serwujemy, podawane są, worden geserveerd, são servidos`;

/** Before the kind of dishes that a remark speaks of. */
export const allWords = `all, all of, all our, our, the, these, alle, unsere, alle unsere, tous, toutes, tous nos, toutes nos, tous les, toutes les, nos, les, todos, todas, todos los, todas las, nuestros, nuestras, los, las, tutti i, tutte le, tutti, tutte, i nostri, le nostre, i, le, všechny, naše, všechny naše, wszystkie, nasze, wszystkie nasze, todos os, todas as, os nossos, as nossas, onze, al onze, alle onze, tüm`;

/** A sandwich that is served without its bread, or is of dough: only a person can say whether it is one. */
export const breadlessPhrases = `pizza dough, our dough, in dough, baked dough, stromboli dough, puff pastry, calzone dough, filo, phyllo, blätterteig, pizzateig, hojaldre, masa de pizza, pâte feuilletée, pâte à pizza, pasta sfoglia, impasto pizza, listové těsto, ciasto francuskie, no bun, bunless, no bread, breadless, without bun, without the bun, without bread, lettuce wrapped, instead of a bun, instead of bread, naked, ohne brot, ohne brötchen, ohne bun, statt brötchen, sans pain, sin pan, senza pane, bez housky, bez bulky, bez bułki, bez buły, bez bułek, bez pečiva, bez chleba, bez pieczywa, senza panino, zamiast bułki, sem pão, zonder broodje`;

/** Ways to cook chicken that are dishes by themselves, and fillings below a heading of sandwiches. */
export const fillingForms = `kipsaté, saté, saté kip, tender, strip, finger, goujon, masala, korma, curry, poulet rôti, poulet braisé, poulet fermier, pollo arrosto, brathähnchen, grillhähnchen, kotlet, kotlety, kotlecik, polędwiczki, szaszłyk, udko, stripsy, nudličky, směs, špíz, cotoletta, scaloppina, scaloppine, straccetti, tagliata, spiedino, émincé, émincés, brochette, brochettes, aiguillettes, fingers, tiras, dedos, brocheta, tikka masala, jalfrezi, madras, satay, kiev, piccata, marsala, cacciatore, popcorn chicken, sweet and sour, general tso, kung pao, manchurian, teriyaki plate, 텐더, 너겟, 강정, 튀김, 南蛮, 唐揚げ, からあげ, から揚げ, テンダー, ナゲット, 焼き鳥, カレー, 카레`;

/** Fried pieces of chicken, which behind the name of a bread are in it. */
export const friedFillings = `tender, tenders, nugget, nuggets, nuggetsy, nugetky, strips, stripsy, fingers, crocchette, croquettes, goujons`;

/** "sans frites": before what a dish comes without. */
export const leftOut = `without, no, w/o, sans, ohne, sin, senza, bez, sem, zonder`;

/** Behind the name of what is otherwise in bread: here it is not. */
export const onPlates = `on a plate, on plate, auf dem teller, am teller, à l'assiette, en assiette, au plat, sur assiette, al plato, en plato, al piatto, nel piatto, no prato, na talerzu, na talíři, na tanieri, op een bord, op bord, tabakta`;

/** What so many pieces come in. */
export const packs = `tray, trays, platters, pans, platter, plateau, plateaux, case, carton, karton, crate, worek, pack, platte, blech, bandeja, vassoio, tác, taca, travessa, caja, caixa, scatola, cartone, doos, balení, opakowanie, krabice, box, colis, sachet`;
export const ofMany = `of, de, à, mit, con, di, da, po, s, com, van, with, x`;
/** Above dishes that are sold by twelve or a hundred. */
export const manyAtOnce = `by the dozen, per dozen, each dozen, by the 100, per 100, per hundred, cento, o cento, pro dutzend, je dutzend, im dutzend, la douzaine, par douzaine, la docena, por docena, alla dozzina, za tucet, za tuzin`;

/** Pieces, as they are counted. */
export const counted = `ct, count, pcs, pieces, pièces, uds, un, unidades, piezas, pezzi, peças, stück, stk, szt, ks, 個, 個入り, 個入, 개, 개입, 입`;

/** For whom nothing is cooked that people eat. */
export const animals = `dogs, dog, doggy, doggie, doggo, pups, pup, puppies, puppy, pets, pet, cats, four-legged friends, hunde, hund, vierbeiner, chiens, chien, perros, perro, mascotas, cani, cane, psy, psa, psů, psów, pejsky, pejska, cães, cachorros, honden`;
export const forWhom = `for, for your, for our, for the, für, für den, für deinen, pour, pour vos, para, para tu, per, per i, dla, dla twojego, pro, pro vašeho, voor`;
export const menusOfAnimals = `dog menu, doggy menu, doggie menu, pup menu, puppy menu, pet menu, hundemenü, hundekarte, menu chien, menu para perros, menú canino, menu psa, psí menu, dog treats, pup treats, pet treats`;

/** What is named after a sandwich and is none. */
export const namedAfterSandwich = `filler, fillers, gewürz, sauce, sauces, seasoning, brine, rub, spice, spices, kit, dredge, marinade, toy set, play set, playset, toy, puzzle, plush, costume, t-shirt, shirt, hoodie, mug, sticker, stickers, poster, keyring, ornament, candle, cushion, socks, earrings, press, maker, toaster, box maker, workshop, contest, competition, festival, ticket, tickets, recipe, recipes`;
/** Right behind it: its bread alone. */
export const breadsAlone = `buns, bread, breads`;
/** A question about it, or what to do with it. */
export const titleOpenings = `why, how, how to, when, where, which, should, ways, tips, win, vote, learn, warum, wieso, wie, was, wann, wer, pourquoi, comment, quand, por qué, cómo, qué, cuándo, dónde, perché, quando, dove, por que, dlaczego, kiedy, gdzie, proč, kdy, kde, waarom, hoe`;
/** Before or behind what nobody pays for. */
export const withoutPay = `complimentary, gratis, gratuit, gratuits, offert, offerts, kostenlos, umsonst, zdarma, grátis, omaggio`;
