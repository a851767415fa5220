/** Lines of ordering pages and websites that are no dishes. Each list is separated by commas. */

/** The whole line. */
export const noiseLines = `
  add, add to cart, add to bag, add to order, add to basket, add item, order now, order pickup, order delivery, order online, quick view, view menu,
  view details, view item, view all, read more, see more, show more, choose options, customize, customise, select, sold out, popular,
  new, best, hit, out of stock, best seller, bestseller, must try, staff pick, staff favorite, fan favorite, chef's pick, featured, liked, unavailable, currently unavailable, sign in, log in,
  group order, delivery, pickup, pick up, dine in, asap, start your order, get the app, search, cart, checkout, share, save, limited time, limited time only, buy 1 get 1 free,
  temporarily unavailable, available today, back soon, modify, customizable, most popular, top rated, top seller, great value, spend more save more, plus small, tap for hours info and more, see details,
  in den warenkorb, beliebt, neu, ausverkauft, derzeit nicht verfügbar, bestseller, hinzufügen, auswählen,
  ajouter au panier, ajouter, populaire, épuisé, nouveau, indisponible, le plus aimé, coup de coeur,
  añadir, añadir al carrito, agregar, agotado, popular, más pedido, lo más pedido, más vendido, el más pedido, nuevo, no disponible, recomendado,
  aggiungi, aggiungi al carrello, esaurito, popolare, novità, più venduto, non disponibile, più ordinato,
  přidat, do košíku, přidat do košíku, vyprodáno, oblíbené, novinka, nedostupné, nejprodávanější,
  dodaj, do koszyka, dodaj do koszyka, wyprzedane, niedostępne, popularne, nowość, bestseller, najczęściej zamawiane, polecane,
  담기, 품절, 인기, 신메뉴, 베스트, 인기메뉴, 대표, 대표메뉴, 추천, 売り切れ, 売切れ, rupture de stock, en rupture, victime de son succès, nicht verfügbar, non disponibile al momento, sin existencias, momentáneamente agotado, brak, chwilowo niedostępne, dočasně nedostupné, esgotado, indisponível, uitverkocht, tükendi, 品切れ, 人気, おすすめ, 新商品, カートに入れる, 追加, 人気no.1`;

/** The line starts with it and has no dish. */
export const noiseOpenings = `
  try it with, pairs with, goes well with,   image of, photo of, skip to, liked by, view all, powered by, sign in, log in, posted by, follow us, find us, see you, call us, call for, call or text, text us,
  now hiring, help wanted, we're hiring, we are hiring, hiring, apply within, apply in, enter your address, is this your, copyright, terms,
  privacy, prices may, prices and, prices include, please note, please allow, please ask, rated by, calificado por, boleta, envío, envio, spend, delivery fee, service fee,
  free delivery, minimum order, min order, estimated, the most commonly ordered, the most, platba, bar oder karte, nur barzahlung, allergeninfo, änderungen vorbehalten, guten appetit, alle preise, preise in, prix,
  precios, servicio a domicilio, prezzi, coperto, ceny, seznam alergenů, allergeni, dowóz, tel, telefon, telephone, phone, fax, address, adresse, dirección, ul,
  holiday, no refunds, cash, card, cards, wir akzeptieren, tax, vat, mwst, like us, tag us, thank you, thanks, gracias, merci, danke, grazie, děkujeme, dziękujemy, welcome, bienvenue,
  bienvenidos, willkommen, benvenuti, vítejte, witamy, 원산지, 영업시간, 税込, 営業時間, 定休日, 住所, 전화`;

/** The line starts with it and goes on with times or days. */
export const hoursOpenings = `
  closed, open, opens, hours, opening hours, lunch hours, kitchen, kitchen open, last orders, ouvert, fermé, horaires, geöffnet, geschlossen, öffnungszeiten, ruhetag, montag ruhetag, abierto, cerrado, horario, horarios,
  aperto, chiuso, orari, orario, otevřeno, zavřeno, otevírací doba, otvorené, otváracie hodiny, otwarte, zamknięte, czynne, godziny, godziny otwarcia, aberto, fechado, horário, geopend, gesloten, openingstijden, açık, kapalı, çalışma saatleri`;

/** Anywhere in the line. */
export const noiseAnywhere = `
  people love this, people like this, people ordered this, leave a review, equal opportunity,   gratuity, undercooked, foodborne, food-borne, service charge, gift card, gift cards, follow us, prices subject, subject to change, please inform, let us know,
  let your server know, food allergy, food allergies, food allergen, all rights reserved, parties of, cash only, credit card, credit cards, sales tax, plus tax, order online,
  call ahead, free wifi, 000 calories, general nutrition, venmo, delivery fee, service fee, must be 18, part time, full time, apply within, days ago, hours ago, minutes ago,
  all rights, cookies, newsletter, reduces the risk, our kitchen handles, share a fryer, shared fryer, card fee, deposit, ft above, above sea level, available near me, instagram, facebook, tiktok, yelp,
  venmo only, above the sea, help wanted, now hiring, since 19, since 20, established, est. 19, est. 20, off your next, promo code, use code, preise in euro, ceny v kč, inkl. mwst, precios en`;
