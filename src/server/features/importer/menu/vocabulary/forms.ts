import { listed } from "../phrases.ts";

/**
 * What a dish is. "bread" makes a sandwich when the dish is on it ("on rye") and is a side otherwise; "neutral" only
 * says how the dish is served.
 */
export type Form = "sandwich" | "bread" | "other" | "neutral";

export const formPhrases: [string, Form][] = [
  ...listed(
    "sandwich",
    `
    sandwich, sandwich*, *sandwich, sandwhich, sandwitch, sammich, sammie, sammy, samwich, sando,
    sanga, sarnie, sarney, butty, buttie, bap, barm, cob, toastie, toasty, jaffle, burger, *burger,
    burguer, *burguer, hamburguesa, hambúrguer, hamburger, burgir, slider, sub, submarine, hoagie,
    hero, grinder, po boy, po boys, poboy, poboys, panini, panino, paninis, tramezzino, tramezzini, macka, *macka, smörgås, *smörgås, *burgare, *burger*, piadina,
    piadine, focaccina, schiacciata, melt, patty melt, club, club sandwich, triple decker, wrap,
    *wrap, gyro, gyros, gyro pita, shawarma pita, shawarma wrap, pita wrap, naan wrap, lavash wrap,
    döner, doner, doner kebab, kebab wrap, döner im brot, durum, dürüm, torta, torta ahogada,
    cemita, pambazo, pepito, bocadillo, bocata, montadito, mollete, emparedado, sanduche, sánguche,
    sanguche, sanduíche, lanche, x frango, francesinha, prego, bánh mì, banh mi, banh my, bao,
    bao bun, baos, gua bao, steamed bun, cheesesteak, philly, chopped cheese, dagwood, muffuletta,
    open face, open faced, smørrebrød, smorrebrod, tartine, croque, kathi roll, kati roll, frankie, tikka roll,
    chicken roll, egg roll up, roti roll, paratha roll, kaati roll, roll up, rollup, pita pocket,
    stuffed pita, pocket sandwich, broodje, belegtes brötchen, *brötchen, *semmel, semmel,
    smørebrød, kanapka, kanapki, zapiekanka, szendvics, sendvič, сэндвич*, бургер*, *бургер,
    шаурма, шаверма, *サンド*, *バーガー*, *버거*, *샌드*, *三明治*, *汉堡*, *漢堡*, sandvic*, sandviç, smash burger,
    filet o fish, biscuit sandwich, chicken biscuit, schnitty roll, schnitzel roll,
    chicken pandesal, fladenbrot, dobladillo, choripan, souvlaki pita, souvlaki wrap, arayes,
    roti wrap, doubles, coco bread sandwich, cuban sandwich, stacker, mcchicken, handheld,
    guedille, sandes, sande, pregado, sous marin, sand, sndwch, sandw, sammi, brgr, crsnt, wrp, chivito, completo, lomito,
    mitraillette, américain`,
  ),
  ...listed(
    "bread",
    `
    bun, *bun, brioche, brioche bun, roll, *roll, kaiser, ciabatta, focaccia, baguette, *baguette,
    sourdough, rye, pumpernickel, multigrain, multi grain, wholegrain, whole grain, whole wheat,
    wheat bread, white bread, bread, *bread, loaf, bloomer, granary, toast, texas toast, pullman, shokupan,
    pita, pitta, pita bread, naan, lavash, roti skin, paratha, flatbread, flat bread, tortilla,
    flour tortilla, biscuit, scone, bagel, croissant, english muffin, muffin, pretzel bun,
    pretzel roll, bolillo, telera, pan, pão, pain, brot, fladenbrot, brötchen, pandesal,
    coco bread, waffle, crumpet, buns, bolo do caco, pane, arabic bread, saj, *バンズ*, telera roll,
    hoagie roll, sub roll, on white, on wheat, toasted white, toasted wheat, english muffins,
    johnny cake, cheddar biscuit, buttermilk biscuit, boule, hawaiian roll`,
  ),
  ...listed(
    "other",
    `
    salad, *salad, salat, *salat, salade, ensalada, insalata, insalatona, salada, slaw, bowl, poke,
    plate, platter, tray, dinner, teller, *teller, plato, prato, assiette, menu fixe, soup, *soup,
    *suppe, suppe, soupe, sopa, zuppa, zupa, bisque, chowder, stew, chili bowl, gumbo, broth,
    ramen, pho, phở, bún, noodle, udon, lo mein, chow mein, pad thai, pasta, spaghetti, linguine,
    fettuccine, penne, alfredo, lasagna, ravioli, gnocchi, mac, macaroni, risotto, rice, biryani,
    fried rice, pilaf, paella, curry and rice, pizza, *pizza, pizze, calzone, stromboli,
    flatbread pizza, pizzetta, taco, tacos, burrito, *burrito, quesadilla, enchilada, fajita,
    fajitas, nacho, nachos, chimichanga, taquito, flauta, tostada, tamale, empanada, pupusa, arepa,
    gordita, sope, chilaquiles, huarache, mulita, pie, pot pie, empanadilla, samosa, pakora,
    dumpling, gyoza, potsticker, wonton, spring roll, egg roll, summer roll, sushi roll, maki,
    sausage roll, cinnamon roll, dinner roll, lobster roll, eggroll, wing, wings, *wing, wingette,
    flügel, *flügeli, *flügel, alitas, ailes, drumette, nugget, *nugget, tender, *tender, tendie,
    finger, strip, goujon, popcorn chicken, bite, lollipop, poppers, skewer, satay, yakitori,
    kebab plate, kabob plate, bucket, piece chicken, pc chicken, fries, fry, pommes, pomfritter,
    frite, tots, chip, poutine, loaded fries, onion ring, casserole, pot, pancake, omelette,
    omelet, scramble, frittata, benedict, hash, skillet, chicken and waffles, chicken and waffle,
    biscuits and gravy, chicken and biscuits, chicken and dumplings, chicken and rice, crepe,
    crêpe, waffle fries, schnitzelteller, coxinha, croquette, croqueta, karaage don, don, donburi,
    katsu curry, adobo and rice, pad krapow, stir fry, teriyaki plate, ice cream, cake, cookie,
    brownie, milkshake, shake, smoothie, soda, coffee, tea, beer, wine, dipping sauce,
    buffalo chicken dip, spinach dip, cheese dip, queso dip, sauce, dressing, hot dog, corn dog,
    lettuce wrap, lettuce wraps, lettuce cup, mousse, pate, pâté, terrine, meatball,
    stuffed pepper, stuffed potato, jacket potato, baked potato, potato skin, garlic bread,
    bread basket, bruschetta, crostini, cheese stick, manakish, manaeesh, half chicken,
    whole chicken, quarter chicken, roast chicken for two, spring chicken, boxed lunch, box lunch,
    party pack, family pack, chicken 65, lasagne, moussaka, ração, ración, pastel, patty plate,
    jerky, snack box, shish kebab plate, chicken wrap bowl, protein pot, bibimbap, katsu don,
    katsudon`,
  ),
  ...listed("neutral", `basket, box, combo, meal, deal, special, lunch special, set, menu, lunch`),
];
