import { listed } from "../phrases.ts";

/** What the prices in the columns of a kebab shop are for: the same meat in bread, with fries or on a plate. */
export const breadServings = `sandwich, sandwich only, sand. only, sand only, sand., just sandwich, on bun, on a bun, on roll, on a roll, sub, hero, hoagie, burger only, pain, pain maison, galette, pita, dürüm, durum, wrap, tortilla, houska, v housce, bulka, v bulce, v tortille, v pitě, bułka, w bułce, w cieście, w picie, brot, im brot, fladenbrot, im fladenbrot, semmel, panino, piadina, bocadillo, pan, broodje`;
export const otherServings = `basket, baskets, plate, platter, dinner, w/ fries, with fries, w/fries, deluxe, combo, meal, pound, per lb, by the pound, menu, menü, formule, assiette, barquette, box, salade, teller, salat, talíř, na talíři, tanier, talerz, na talerzu, piatto, plato, schotel, seul, solo, porce, porcja`;

/** What the head of a table calls a column. "ignored" says nothing that we read. */
export type ColumnKind = "name" | "section" | "description" | "price" | "allergen" | "ignored";

export const columnPhrases: [string, ColumnKind][] = [
  ...listed(
    "name",
    `item, dish, name, sandwich, product, menu item, artikel, gericht, speise, bezeichnung, plato,
    producto, nombre, plat, produit, nom, prodotto, piatto, nome, název, jídlo, nazwa, danie, produkt,
    메뉴, 메뉴명, 품명, 제품명, 상품명, 商品, 商品名, 品名, 品目, メニュー, メニュー名`,
  ),
  ...listed(
    "section",
    `category, section, type, group, course, station, counter station, rubrik, warengruppe, rubrique, sección, sezione, grupa, oddíl, kategorie, art, categoría, tipo, catégorie, categoria,
    kategoria, druh, rodzaj, 분류, 구분, 카테고리, 種類, 分類, 区分, カテゴリ, カテゴリー`,
  ),
  ...listed(
    "description",
    `description, ingredient, ingredients, details, filling, contents, tags, remarks, comments, info, hinweis, bemerkung, remarque, observaciones, note, poznámka, uwagi, 備考, 비고, what s in it, notes, bread, beschreibung,
    zutaten, descripción, ingredientes, ingrédients, descrizione, ingredienti, popis, složení, opis,
    składniki, 설명, 재료, 특징, 説明, 内容, 特徴, 具材, 原材料`,
  ),
  ...listed(
    "price",
    `price, cost, rate, rates, amount, mrp, staff, visitor, guest, member, student, public, gäste, mitarbeiter, personal, bedienstete, externe, público, studenti, zaměstnanci, goście, pracownicy, preis, precio, prix, prezzo, cena, usd, eur, *가격*, 판매가, 단가, 금액, *価格*, *税込*, 税抜, 値段, 料金, 金額, 円, small, large, regular,
    half, whole, full, single, double, combo, meal, solo, alone, menu, counter, table, banco, tavolo,
    seul, klein, groß, gross, pequeño, grande, chico, petit, grand, malá, velká, malý, velký, mały, duży,
    średni, reg, giant, mini`,
  ),
  ...listed(
    "ignored",
    `sl no, sr no, sno, si no, unit, units, uom, portion, per, hsn, week, day, date, woche, tag, datum, semaine, jour, semana, día, fecha, settimana, giorno, data, týden, den, tydzień, dzień, s n, pos, id, sku, stock, weight, gewicht, peso, poids, hmotnost, waga, calories, kcal, cal, size, code, no, nr, number, soy, soya, nuts, nut, peanuts, peanut, fish, shellfish,
    sesame, celery, mustard, sulphites, vegan, vegetarian, spicy, heat, qty, quantity, photo, image, rating, tree nuts,
    allergens, allergen, sellerie, senf, soja, nüsse, frutos secos, sulfites`,
  ),
];

/** What stands in a column of numbers and is no price. */
export const otherNumbers = `cal, cals, calories, kcal, kj, energy, fat, saturates, sat fat, salt, sodium, sugar, sugars, carbs, carbohydrate, carbohydrates, protein, fibre, fiber, cholesterol, weight, wt, wgt, size g, grams, g, gr, gm, gms, oz, ml, cl, l, lb, lbs, qty, quantity, no, code, id, sku, plu, pts, points, point, stars, votes, mins, min, minutes, prep time, time, stock, left, cases, pcs, pieces, serves, feeds, uom, hsn,
  kalorien, brennwert, fett, zucker, salz, eiweiß, kohlenhydrate, gewicht, menge, gramm, punkte, minuten, art nr,
  calorías, grasas, azúcar, azúcares, sal, proteínas, hidratos, peso, gramos, puntos, minutos, cantidad, cant, código, cód,
  énergie, matières grasses, lipides, glucides, sucres, sel, protéines, poids, grammes, points, minutes, quantité, qté, réf,
  grassi, zuccheri, sale, proteine, carboidrati, grammi, punti, minuti, quantità, cod,
  kalorie, tłuszcz, cukry, sól, białko, węglowodany, gramatura, waga, masa, punkty, minuty, ilość, kod, lp,
  tuky, cukry, sůl, bílkoviny, sacharidy, hmotnost, váha, gramáž, body, minuty, množství, kód, č, alergeny, alergény,
  calorias, gorduras, açúcares, proteína, gramas, pontos, quantidade, qtd,
  vetten, suikers, zout, eiwitten, gewicht, punten, aantal,
  칼로리, 열량, 중량, 포인트, 수량, カロリー, 熱量, 重量, ポイント, 数量`;
/** What stands above a column of prices, beside sizes. */
export const priceHeads = `price, prices, cost, rate, amount, mrp, each, ea, single, per piece, unit, units, stk, piece, pack, tray, platter, dozen, doz, dz, usd, eur, gbp, $, €, £, zł, pln, kč, czk, huf, ft, chf, inr, rs, preis, preise, precio, precios, prix, prezzo, prezzi, cena, ceny, preço, preços, prijs, prijzen, fiyat, pris, 가격, 금액, 価格, 値段, 円, 원, member, members, guest, guests, staff, visitor, pick up, pickup, delivery, dine in, takeaway, eat in`;
