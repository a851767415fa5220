/** Words that tell what a line is: a remark, an extra, a size, a set. Each list is separated by commas. */

/** A remark about dishes starts with it. */
export const remarkOpenings = `
  ingredients, contains, contient, contiene, contém, obsahuje, zawiera, bevat, todo en, todo, todas en, tout est, tutto su, tutto in, todo va, alles im, alles auf,
  served, with, choice of, your choice, choose, comes, topped, includes, including, all our, all of our, all come, all served, all made, all on, all in, all with, each, tossed, available,
  substitute, add, dressed, made with, cage free, every, everything, please,
  alle, serviert, dazu, wahlweise, inklusive, inkl, jeder, jedes, auf wunsch, wahl aus, zur wahl,
  servi, servis, servie, tous nos, toutes nos, accompagné, au choix, sur demande, avec,
  servido, servidos, todos los, todas las, todos nuestros, acompañado, a elegir, incluye, incluyen,
  servito, serviti, tutti i, tutte le, accompagnato, a scelta, con,
  podáváme, podáváno, všechny, všechna, ke všem, k tomu, na výběr, v ceně, podávame, všetky, k tomu,
  podawane, podajemy, wszystkie, do każdego, do wyboru, w cenie, servido com, todos os, todas as, geserveerd, alle onze, keuze uit, tüm, hepsi, yanında`;

/** Before a colon and a dish: when it is on, or that it is a special. */
export const stationWords = `special, specials, feature, featured, today, tonight, daily, weekly, weekend, week, monthly, month, day, lunch, dinner, supper, breakfast, brunch, chef, chefs, staff, pick, choice, of, the, our, this, s, new, limited, time, hot, cold, grill, deli, counter, station, du, jour, monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun, no, number, and, secret,
  menü, menu, menú, menù, aktion, angebot, tagesgericht, tagesteller, tagesmenü, tages, tipp, empfehlung, gericht, des, der, woche, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, plat, plats, semaine, suggestion, formule, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, del, día, dia, plato, sugerencia, oferta, semana, promo, lunes, martes, miércoles, jueves, viernes, sábado, domingo, il, piatto, giorno, settimana, proposta, speciale, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica,
  denní, dne, týdne, nabídka, jídlo, specialita, hlavní, pondělí, úterý, středa, čtvrtek, pátek, sobota, neděle, danie, dania, dnia, zestaw, tygodnia, obiad, poniedziałek, wtorek, środa, czwartek, piątek, niedziela, prato, dag, dagschotel, week, van, de`;
/** The same, where the label says no more than that it is a sandwich. */
export const genericKinds = `panino, bocadillo, bocata, kanapka, sendvič, bageta, brötchen, semmel, baguette, wrap, toast, tosty, sandwich, sando, sammie, sub, wrap, burger, panini, toastie, hoagie, handheld, sarnie`;

/** Right below a heading: how its dishes come. */
export const servedOpenings = `on, in, over, between, piled, wrapped, stuffed, stacked, rolled, pressed, grilled on, toasted on, half pound, half-pound, quarter pound, third pound, auf, im, in der, sur, dans, en, su, nel, na, v, w`;

/** A remark about all dishes of a heading starts with it. */
export const allOpenings = `all, every, everything, each, alle, jeder, jedes, sämtliche, tous, toutes, tous nos, todos, todas, todo, tutti, tutte, alles, tout, tutto, všechny, všechna, všechno, vše, ke všem, všetky, všetko, wszystkie, wszystko, do każdego, do wszystkich, alle onze, tüm, hepsi`;

/** The same in scripts that put no space behind it. */
export const easternRemarks = `모든, 전 메뉴, 전메뉴, 전 품목, 全て, すべて, 全品, 全メニュー, 各種, どれも, 当店の`;

/** A price after it is for something that is added to a dish. */
export const extraOpenings = `
  add, adds, extra, extras, make it, sub, substitute, upgrade, swap, double, side of, avocado, bacon, cheese, plus, with, or, to go, take away, takeaway, gluten free bun, gluten-free bun,
  gluten free bread, gluten-free bread, gluten free roll, gluten-free roll, gf bun, gf bread, add-on, surcharge,
  zusätzlich, mit, aufpreis, zuschlag, glutenfreies, glutenfreie, zum mitnehmen, suppl, supplément, avec, en plus, con, suplemento, añade, añadir, agrega, agregar, con extra, para llevar,
  aggiunta, aggiungi, supplemento, da asporto, příplatek, přidej, přidat, navíc, bezlepková, bezlepkový, s sebou, prirážka, dodatk, dopłata, dodaj, bezglutenowa, bezglutenowy, na wynos,
  acréscimo, adicional, meerprijs, toeslag, ekstra, ilave, 추가, 변경, 追加, 変更, 大盛`;

/** The whole line is an offer to change the dish above. */
export const changeOpenings = `make it, upgrade, double up, add, extra, substitute, als menü, im menü, en menu, en formule, hazlo, haz tu, fallo, jako menu, w zestawie, als menu`;
export const or = "or, oder, ou, nebo, lub, o, oppure, of, alebo, albo, veya";

/** Sizes, portions and ways of selling that stand beside a price. */
export const sizes = `
  mega, maxi, sm, md, med, lg, lge, xl, xxl, sml, lrg, s, m, l, small, medium, large, regular, reg, mini, giant, single, double, triple, half, full, whole, cup, bowl, pint, glass, bottle, pitcher, combo, meal,
  jumbo, king size, junior, jr, senior, personal, party size, trio, standard, 1/2, 1/4, 3/4, xs, snack size, half size, full size, petite, double patty,
  gigante, familiar, normale, piccoli, doppio, doppia, tripla, doble, géant, géante, double, doppel, doppelt, einfach, jumbo, dvojitý, jednoduchý, podwójny, podwójna, pojedynczy, duplo, simples, dubbel, enkel, 곱빼기, 특, 싱글, 더블, シングル, ダブル, レギュラー, ラージ, ハーフ,
  à la carte, a la carte, solo, plain, each, ea, footlong, foot, inch, in, ct, pc, pcs, piece, pieces, six, twelve, dozen, sandwich only, sandwich alone, alone, just the sandwich, burger only, on its own,
  counter, table, eat in, take away, takeaway, to go, staff, visitor, member, members,
  klein, kleine, kleiner, kleines, gross, groß, große, großer, großes, mittel, normal, halb, halbe, halbes, ganz, ganze, ganzes, stück, stk, portion, gast, einzeln, menü, allein,
  petit, petite, moyen, moyenne, grand, demi, entier, entière, seul, seule, menu, formule, sur place, à emporter,
  chico, chica, mediano, mediana, grande, pequeño, pequeña, medio, media, entero, entera, barra, mesa, terraza, unidad, ración, media ración, individual,
  piccolo, piccola, mezzo, mezza, intero, intera, banco, tavolo, asporto, singolo,
  malá, malý, malé, velká, velký, velké, střední, půl, celá, celý, ks, porce, samostatně, s hranolky, malá porce, stredná, veľká, veľký, kus,
  mały, mała, małe, średni, średnia, średnie, duży, duża, duże, maxi, pół, cały, cała, szt, porcja, sam, sama,
  pequena, pequeno, média, médio, inteiro, inteira, meia, meio, groot, middel, lille, stor, halve, hele, küçük, orta, büyük, yarım, tam, porsiyon,
  sandwich seul, le sandwich, burger seul, nur burger, burger solo, 박스, ボックス, 소, 중, 대, 단품, 세트, 레귤러, 라지, 小, 中, 大, 並, 単品, セット, cm`;

/** Ways to serve a dish that stand beside its second price or above a column of prices. */
export const servings = `platter, plate, deluxe, dinner, basket, with fries, w/ fries, w/fries, w fries, with soup, with salad, with chips, add fries, entree, entrée, teller, assiette, plato, piatto`;

/** Stands before a price and says nothing about the dish. */
export const priceIntroductions = `
  starting at, starts at, starting from, from, as low as, price, prices, only, just, now, plus, usd, per person, pp, and up, was, for,
  ab, ca, preis, nur, dès, à partir de, prix, seulement, desde, precio, sólo, solo, da, a partire da, prezzo, solo, od, cena, jen, tylko, a partir de, preço, vanaf, prijs, fiyat, 가격, 부터, 価格, から`;

/** Meals that are served at certain hours. */
export const mealTimes = `breakfast, brunch, lunch, dinner, supper, happy hour, late night, weekend brunch, sunday brunch, frühstück, mittag, mittagstisch, abendessen, petit déjeuner, déjeuner, midi, dîner, desayuno, almuerzo, comida, cena, colazione, pranzo, snídaně, oběd, obědy, večeře, śniadania, lunche, obiady, kolacja`;

/** Before the time until which, or from which on, the dishes below a heading are served. */
export const endsOfService = `until, till, til, before, after, bis, nach, vor, jusqu'à, avant, après, hasta, antes de las, después de las, a partir de las, fino alle, dalle, prima delle, dopo le, po, jen do`;
export const serviceWords = `served, available, daily, only, weekdays, weekends, mon-fri, mon–fri, sat-sun, from, at, between, serviert, täglich, von, ab, de, du, dès, à, à partir de, servi, desde, las, de las, dalle, ore, servito, od, denně, codziennie, w godzinach, das, vanaf, van, ${endsOfService}`;

/** Below a list of sandwiches it names the bread that all of them come in. */
export const breadHeadings = `
  pain, pains, bread, breads, our breads, choice of bread, bread choices, brot, brote, unser brot, pan, panes, pane, tipo di pane, pečivo, chléb, chlieb, pieczywo, bułka, pão, pães, brood, ekmek, 빵, パン, nos pains`;

/** A heading that only says how the dishes of the one above are served. */
export const temperatures = `veg, non veg, non-veg, nonveg, vegetarian, non vegetarian, non-vegetarian, hot, cold, warm, toasted, chilled, warme, kalte, kalt, chauds, froids, chaud, froid, calientes, fríos, caldi, freddi, teplé, studené, na ciepło, na zimno, ciepłe, zimne, quentes, frios, warme broodjes,
  les chauds, les froids, les classiques, nos classiques, classiques, les spéciaux, nos spéciaux, spéciaux, les gourmands, gourmands, les signatures, au poulet, poulet, clásicos, los clásicos, clásicas, las clásicas, especiales, sencillas, sencillos, clásica, especial, simples, completas, los especiales, las especiales, de pollo, con pollo,
  classici, i classici, le classiche, classiche, speciali, gli speciali, le speciali, di pollo, con pollo, klassiker, unsere klassiker, spezial, mit hähnchen, mit geflügel, mit huhn, vom huhn, klasické, klasika, speciální, speciality podniku, kuřecí, klasyczne, specjalne, firmowe, z kurczakiem, z kurczaka, drobiowe, de frango, clássicos, especiais`;

/** Sold with something else, beside the sandwich alone. */
export const bundles = `menù, combo meal, combo, meal deal, meal, deal, value meal, menu, menü, menú, formule, set, zestaw, v menu, menü, 세트, 콤보, セット`;
/** The same in scripts that put no space before it. */
export const bundleEndings = `세트, 콤보, セット`;
export const bundleWith = `with, w/, incl, incl., including, mit, inkl, inkl., samt, avec, con, s, se, vč., z, ze, com, met, ile, :, +, (`;
export const bundleSides = `wedges, tots, tater tots, onion rings, crisps, can, pop, fries, chips, drink, soda, rice, pommes, fritas, kartoffelecken, bratkartoffeln, getränk, frites, boisson, patatas, papas, bebida, refresco, patatine, bibita, bevanda, hranolky, nápoj, pití, frytki, napój, batata, patat, drankje, 감자튀김, 콜라, 음료, ポテト, ドリンク`;
export const numberedSets = `menù, set, combo, meal, menu, menü, deal, formule, menú, zestaw, sada`;

/** Streets in addresses that begin with a number. */
export const streets = `street, st, avenue, ave, road, rd, boulevard, blvd, lane, ln, drive, dr, highway, hwy, route, court, ct, plaza, square, parkway, pkwy, way, place, pl, crescent, terrace, close, parade, row, quay`;
/** Streets in addresses that begin with them or end with a number. */
export const streetsFirst = `rue, avenue, boulevard, place, quai, via, viale, piazza, corso, calle, avenida, av, plaza, paseo, carrer, rua, praça, ulica, ul, aleja, al, plac, pl, ulice, náměstí, nám, třída, námestie, cadde, sokak`;
export const weekdays = `mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun, monday, tuesday, wednesday, thursday, friday, saturday, sunday, mo, di, mi, do, fr, sa, so, lun, mar, mer, mie, jue, vie, sáb, dom,
  po, út, st, čt, pá, ne, pn, wt, śr, cz, pt, nd, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, lunes, martes, miércoles, jueves, viernes, sábado, domingo, montag, dienstag, mittwoch, donnerstag, freitag,
  samstag, sonntag, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, pondělí, úterý, středa, čtvrtek, pátek, sobota, neděle, poniedziałek, wtorek, środa, czwartek, piątek, niedziela, ma, wo, vr, za, zo`;

/** What may be chosen for the dish above. */
export const choiceMarks = `required, optional, choose, select, pick, max, up to, min, pflicht, obligatoire, facultatif, au choix, obligatorio, opcional, elige, obbligatorio, scegli, povinné, volitelné, vyberte, wymagane, opcjonalne, wybierz, 필수, 선택, 必須, 任意`;
export const choiceOpenings = `choose, select, pick, wähle, wählen sie, choisissez, elige, escoge, selecciona, scegli, vyberte, vyberte si, wybierz, escolha, kies, seçin`;
export const choiceObjects = `your, a, an, one, two, three, up to, any 1, any 2, any 3, any 4, any two, any three, dein, deine, ihre, eine, einen, votre, vos, tu, un, una, il tuo, la tua, il, si, svou, swój, swoją`;

/** In the head of such a list: it is one of meats. */
export const meatChoices = `protein, proteins, meat, meats, filling, fillings, main, style, fleisch, füllung, viande, viandes, garniture, proteína, carne, carnes, relleno, proteina, ripieno, maso, náplň, mięso, nadzienie, vlees, et seçimi`;

/** Before a colon: the line lists what may be chosen for the dish above. */
export const choiceLists = `choose side, choose a side, choose your side, choose sauce, choose a sauce, choose your sauce, choose bread, choose your bread, choose size, pick a side, pick side, pick your side, choice of side, choice of sauce, choice of, choices, choose from, options, wahl aus, auswahl, keuze uit, choix de, au choix, a elegir, elección de, a scelta, scelta di, na výběr, výběr z, do wyboru, wybór, wybór z, à escolha, escolha de, seçim`;

/** One may choose the meat. */
export const choicePhrases = `choice of, choose, your choice, either, wahl aus, nach wahl, wahlweise, zur wahl, au choix, choix de, a elegir, a elección, a scelta, na výběr, dle výběru, do wyboru, à escolha, naar keuze, keuze uit`;

/** Allergens in the key of a menu, by the beginning of the word. */
export const keyWords = `gluten, wheat, cereal, crustacea, egg, fish, peanut, soy, milk, dairy, lactose, nut, tree nut, celery, mustard, sesame, sulphi, sulfi, lupin, mollus, weizen, getreide, krebs, ei, fisch, erdn, soja, milch, laktose, schalen, sellerie, senf, sesam, schwefel, lupine, weichtier, céréale, blé, crustac, œuf, oeuf, poisson, arachide, lait, fruits à coque, céleri, moutarde, mollusque, cereales, crustáceo, huevo, pescado, cacahuete, leche, frutos, apio, mostaza, sésamo, molusco, glutine, crostace, uov, pesce, arachid, latte, frutta, sedano, senape, lupini, lepek, vejce, ryb, mléko, arašíd, sój, ořech, celer, hořčic, sezam, jaj, mleko, orzech, gorczyc, łubin`;

/** Opens a line about allergens. */
export const allergenOpenings = `allerg, alerg, enthält, allergi, alérg, アレルギー, アレルゲン, 알레르기, 알러지`;

/** The first course of a set for lunch. */
export const soups = `soup, zupa, rosół, żurek, barszcz, krem, ogórkowa, pomidorowa, kapuśniak, grochówka, krupnik, jarzynowa, pieczarkowa, fasolowa, kalafiorowa, flaki, chłodnik, polévka, vývar, kulajda, gulášová, gulášovka, česnečka, bramboračka, čočková, zelňačka, polievka, suppe, tagessuppe, soupe, velouté, potage, sopa, crema, caldo, gazpacho, salmorejo, zuppa, minestra, minestrone, vellutata, soep, leves`;

/** Words by which a menu describes a dish by another one. */
export const referenceWords = {
  /** The dish above. */
  above: `as above, same as above, same but, same with, same thing, the same, same, ditto, idem, as before, like above, see above, wie oben,
    das gleiche, dasselbe, wie vor, comme ci-dessus, pareil, le même, la même, igual, lo mismo, como arriba, igual que arriba, come sopra, lo stesso,
    uguale, to samé, totéž, jako výše, stejné, stejný, jako předchozí, to samo, jak wyżej, tak samo, 同上, 上記, 위와 동일, 위와 같`,
  like: `as, like, same as, just like, a, wie, comme, como, come, jako, jak, our, our famous, basically, basically the`,
  articles: `the, our, a, an, der, die, das, le, la, les, el, los, las, il, lo, gli`,
  number: `no, number, nr, nº, num, #, č, numero, número, numéro, n°`,
  /** What follows the name of the other dish. */
  joins: `with, w, plus, and, but, on, in, without, dipped, tossed, topped, mit, und, ohne, avec, et, sans, con, y, sin, e, senza, s, se, a, bez, z, i, oraz, made, gone`,
};

/** "2 for £15": between how many there are and what they cost together. */
export const forSeveral = `for, x, pour, für, por, per, za, voor`;
/** Which of them: the offer is on a list. */
export const anyOfThese = `any, any two, choose, choose any, pick, mix, from, on all, on any, beliebig, nach wahl, aus, au choix, parmi, a elegir, cualquier, a scelta, dle výběru, do wyboru, à escolha, naar keuze`;
