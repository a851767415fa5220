/** Lines of ordering pages and websites that are no dishes. Each list is separated by commas. */

/** The whole line. */
export const noiseLines = `
  on sale, sale, votes, customizable, bestseller, must try, was this menu helpful, suggest an edit, reduced, clearance, im angebot, en promo, en promotion, en oferta, in offerta, ve slevě, w promocji, em promoção, in de aanbieding, 할인, 割引,
  pricing & fees, pricing and fees, fees, ratings & reviews, store info, more info, delivery fee, priced by the restaurant, contactless delivery, menu highlights, dine-in menu, back to restaurants, gift cards, order catering, skip to main content, no results, item unavailable, tap to customize, click to order, add special instructions, special instructions,
  add, add to cart, add to bag, add to favorites, add to favourites, favorite, favourite, save to favorites, order again, see similar, view similar items, more info, more details, learn more, nutrition info, nutrition information, nutritional info, allergen info, allergen information, allergy info, quick add, buy now, pre order, pre-order, schedule order, schedule for later, deliver now, order for later, edit order, view cart, view basket, view bag, view order, your cart is empty, your basket is empty, your bag is empty, your order, go to checkout, back to top, back to menu, no image, no photo, item photo, item image, product image, most liked, customer favorite, customer favourite, guest favorite, guest favourite, crowd favorite, crowd favourite, local favorite, house favorite, house favourite, fan favourite, staff favourite, crowd pleaser, customisable, non veg, non-veg, veg item, non veg item, highly reordered, chef's special, chef special, not available, price on selection, price varies, prices vary, select options, options available, multiple options available, requires selection, low stock, selling fast, recently ordered, previously ordered, ordered before, top offer, top pick, deal, offer, save 10%, save 20%, half price, bogo, 2 for 1, new item, just added, limited edition, seasonal item, lto, back in stock, notify me, waitlist, show details, hide details, see options, see all, view more, load more, collapse, expand, open menu, close menu, main menu, full menu, download menu, print menu, pdf, menu pdf, change location, change store, find a location, find a store, select location, select a location, pickup or delivery, delivery or pickup, carryout, carry out, curbside, curbside pickup, drive thru, eat in, start order, order ahead, earn points, rewards, join now, sign up, create account, my account, account, help, support, language, english, english (us), powered by toast, powered by square, powered by clover, powered by chownow, add to order, add to basket, add item, order now, order pickup, order delivery, order online, quick view, view menu,
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
  try it with, pairs with, goes well with, ordered recently by, customers also, people also, frequently bought, frequently ordered, you may also, you might also, next available, available from, available until, available after, available at, disclaimer, fssai, license no, licence no, rated, ratings and reviews, based on, deliver to, delivers in, delivery in, delivery time, pickup in, pick up in, ready in, arrives in, closes at, opens at, order by, order before, up to 20% off, up to 10% off, use code, flat, earn, get it free, pay with, we accept, allergen info, allergy info, allergen information, nutrition, consuming raw, consumer advisory, before placing your order, before ordering, if you have a food, if you have any, for allergen, for allergy, adults need, a discretionary, an optional, all prices, all our prices, prices shown, prices on this, prices listed, report a, suggest an edit, claim this, write a review,   image of, photo of, skip to, liked by, view all, powered by, sign in, log in, posted by, follow us, find us, see you, call us, call for, call or text, text us,
  now hiring, help wanted, we're hiring, we are hiring, hiring, apply within, apply in, enter your address, is this your, copyright, terms,
  privacy, prices may, prices and, prices include, please note, please allow, please ask, rated by, calificado por, boleta, envío, envio, spend, delivery fee, service fee,
  free delivery, minimum order, min order, estimated, the most commonly ordered, the most, platba, bar oder karte, nur barzahlung, allergeninfo, änderungen vorbehalten, guten appetit, alle preise, preise in, prix,
  precios, servicio a domicilio, prezzi, coperto, ceny, seznam alergenů, allergeni, dowóz, tel, telefon, telephone, phone, fax, address, adresse, dirección, ul,
  holiday, no refunds, cash, card, cards, wir akzeptieren, tax, vat, mwst, like us, tag us, thank you, thanks, gracias, merci, danke, grazie, děkujeme, dziękujemy, welcome, bienvenue,
  bienvenidos, willkommen, benvenuti, vítejte, witamy, 원산지, 영업시간, 단위, 가격 단위, 가격단위, 휴무, 주문, 포장, 배달, 매장, 알레르기, ※, ご注文, お持ち帰り, テイクアウト, 表示価格, 価格は, 全席, 全て税込, 営業, ラストオーダー, お支払い, 税込, 営業時間, 定休日, 住所, 전화`;

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

/** What an ordering page counts below a dish. */
export const countedByVisitors = `review, reviews, photo, photos, like, likes, love, loves, rating, ratings, comment, comments, share, shares, vote, votes, recommendation, recommendations, bewertung, bewertungen, fotos, avis, photos, j'aime, reseñas, opiniones, me gusta, recensioni, foto, mi piace, hodnocení, recenze, opinie, avaliações, beoordelingen, yorum`;

/** In brackets beside a dish. */
export const praises = `人気, 一番人気, 大人気, 当店人気, おすすめ, オススメ, イチオシ, いちおし, 店長, 新商品, 新作, 新メニュー, 限定, 数量限定, 期間限定, 季節限定, 定番, 看板, 名物, 인기, 추천, 신메뉴, 대표, 베스트, 한정, 강추, 사장님, 시그니처, best, new, neu, nuevo, nouveau, novità, nowość, novinka, novidade, nieuw, yeni, hit, bestseller, top`;
/** Without brackets, as the last word. */
export const praisesBehind = `인기, 추천, 신메뉴, 대표메뉴, 인기메뉴, 베스트, 人気, おすすめ, 新商品, 人気no.1, nowość, novinka, novità, novidade, ¡nuevo!, nouveau`;
